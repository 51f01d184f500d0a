// The bot of this package on discord.js.
const {
  ActionRowBuilder, AttachmentBuilder, ButtonBuilder, ButtonStyle, Client, ContainerBuilder, Events, GatewayIntentBits,
  LabelBuilder, MediaGalleryBuilder, MediaGalleryItemBuilder, MessageFlags, ModalBuilder, SimpleShardingStrategy,
  SlashCommandBuilder, TextDisplayBuilder, TextInputBuilder, TextInputStyle,
} = { ...require("discord.js"), ...require("@discordjs/ws") };

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

const command = (name) => new SlashCommandBuilder().setName(name).setDescription(`The command ${name}`);
const COMMANDS = [
  command("count").addIntegerOption((option) => option.setName("start").setDescription("Where to begin").setMaxValue(9)),
  command("slow"), command("picture"), command("greet"), command("thread"), command("direct"), command("revise"),
  command("word").addStringOption((option) => option.setName("word").setDescription("Which").setAutocomplete(true)),
];

const ANSWERS = {
  count: (interaction) => {
    const start = interaction.options.getInteger("start") ?? 0;
    return interaction.reply({ ...table(start), flags: MessageFlags.IsComponentsV2, withResponse: true });
  },
  slow: async (interaction) => {
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    await interaction.editReply(`In ${interaction.locale}`);
    await interaction.channel.send("said to all");
  },
  picture: async (interaction) => {
    await interaction.deferReply();
    await interaction.editReply({ ...table(0), flags: MessageFlags.IsComponentsV2 });
  },
  greet: (interaction) => {
    const input = new TextInputBuilder().setCustomId("name").setStyle(TextInputStyle.Short);
    const label = new LabelBuilder().setLabel("Name").setTextInputComponent(input);
    return interaction.showModal(new ModalBuilder().setCustomId("form").setTitle("You").addLabelComponents(label));
  },
  thread: async (interaction) => {
    const thread = await interaction.channel.threads.create({ name: "aside" });
    await thread.send("in the thread");
    await thread.setArchived(true);
    await thread.send("again");
    await interaction.reply(`Threads ${interaction.guild.channels.cache.filter((one) => one.isThread()).size}`);
  },
  direct: async (interaction) => {
    await interaction.user.send("said to one");
    await interaction.reply({ content: "sent", flags: MessageFlags.Ephemeral });
  },
  revise: async (interaction) => {
    const message = await interaction.channel.send("one");
    await message.edit("two");
    await message.delete();
    await interaction.reply("revised");
  },
  word: (interaction) => interaction.reply(interaction.options.getString("word")),
};

// A zlib module would be compiled; what needs none is IDENTIFY with `compress`.
const buildStrategy = (manager) => {
  manager.options.useIdentifyCompress = process.env.COMPRESSION === "payload";
  return new SimpleShardingStrategy(manager);
};
const client = new Client({
  intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages],
  rest: { api: `${process.env.DISCORD_API_URL}/api` },
  ws: { buildStrategy },
});

client.once(Events.ClientReady, async () => {
  await client.application.commands.set(COMMANDS);
  for (const guild of client.guilds.cache.values()) {
    console.log(`guild ${guild.name}, channels ${[...guild.channels.cache.values()].map((one) => one.name)}`);
  }
});
client.on(Events.ShardResume, () => console.log("resumed"));
client.on(Events.GuildUnavailable, (guild) => console.log(`unavailable ${guild.name}`));
client.on(Events.GuildAvailable, (guild) => console.log(`available ${guild.name}`));
client.on(Events.GuildDelete, (guild) => console.log(`left ${guild.name}`));
client.on(Events.GuildCreate, (guild) => console.log(`joined ${guild.name}`));
client.on(Events.MessageUpdate, (_, message) => console.log(`edited to ${message.content}`));
client.on(Events.MessageDelete, (message) => console.log(`deleted ${message.content}`));
client.on(Events.ThreadUpdate, (_, thread) => console.log(`archived ${thread.archived}`));

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
  } else {
    await ANSWERS[interaction.commandName](interaction);
  }
});

process.on("SIGTERM", () => client.destroy().then(() => process.exit(0)));
client.login(process.env.DISCORD_TOKEN);
