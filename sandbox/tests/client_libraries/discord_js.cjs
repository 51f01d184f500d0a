// A small bot on discord.js: a library of other people, in another language, that knows nothing of the sandbox.
const {
  AttachmentBuilder, ButtonBuilder, ButtonStyle, Client, ContainerBuilder, Events, GatewayIntentBits, LabelBuilder,
  MediaGalleryBuilder, MediaGalleryItemBuilder, MessageFlags, ModalBuilder, SlashCommandBuilder, TextDisplayBuilder,
  ActionRowBuilder, TextInputBuilder, TextInputStyle,
} = require("discord.js");

const PICTURE = Buffer.from(process.env.PICTURE, "base64");

function table(count) {
  const picture = new MediaGalleryItemBuilder().setURL("attachment://board.png").setDescription(`Board ${count}`);
  const button = new ButtonBuilder().setCustomId(`more:${count}`).setLabel("More").setStyle(ButtonStyle.Primary);
  const container = new ContainerBuilder()
    .addTextDisplayComponents(new TextDisplayBuilder().setContent(`Count ${count}`))
    .addMediaGalleryComponents(new MediaGalleryBuilder().addItems(picture))
    .addActionRowComponents(new ActionRowBuilder().addComponents(button));
  return { components: [container], files: [new AttachmentBuilder(PICTURE, { name: "board.png" })] };
}

const COMMANDS = [
  new SlashCommandBuilder().setName("count").setDescription("Count")
    .addIntegerOption((option) => option.setName("start").setDescription("Where to begin").setMaxValue(9)),
  new SlashCommandBuilder().setName("slow").setDescription("Think first"),
  new SlashCommandBuilder().setName("greet").setDescription("Ask for a name"),
  new SlashCommandBuilder().setName("word").setDescription("Say a word")
    .addStringOption((option) => option.setName("word").setDescription("Which").setAutocomplete(true)),
];

const client = new Client({
  intents: [GatewayIntentBits.Guilds],
  rest: { api: `${process.env.DISCORD_API_URL}/api` },
});

client.once(Events.ClientReady, () => client.application.commands.set(COMMANDS));

client.on(Events.InteractionCreate, async (interaction) => {
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused();
    await interaction.respond([{ name: typed.toUpperCase(), value: typed }]);
  } else if (interaction.isButton()) {
    const count = Number(interaction.customId.split(":")[1]) + 1;
    await interaction.update({ ...table(count), attachments: [] });
  } else if (interaction.isModalSubmit()) {
    const name = interaction.fields.getTextInputValue("name");
    await interaction.reply({ content: `Hello ${name}`, flags: MessageFlags.Ephemeral });
  } else if (interaction.commandName === "count") {
    const start = interaction.options.getInteger("start") ?? 0;
    await interaction.reply({ ...table(start), flags: MessageFlags.IsComponentsV2, withResponse: true });
  } else if (interaction.commandName === "slow") {
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    await interaction.editReply(`In ${interaction.locale}`);
    await interaction.channel.send("said to all");
  } else if (interaction.commandName === "greet") {
    const input = new TextInputBuilder().setCustomId("name").setStyle(TextInputStyle.Short);
    const label = new LabelBuilder().setLabel("Name").setTextInputComponent(input);
    await interaction.showModal(new ModalBuilder().setCustomId("form").setTitle("You").addLabelComponents(label));
  } else {
    await interaction.reply(interaction.options.getString("word"));
  }
});

process.on("SIGTERM", () => client.destroy().then(() => process.exit(0)));
client.login(process.env.DISCORD_TOKEN);
