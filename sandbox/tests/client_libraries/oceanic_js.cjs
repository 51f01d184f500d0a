// The bot of this package on oceanic.js.
const {
  ApplicationCommandOptionTypes, ApplicationCommandTypes, ButtonStyles, ChannelTypes, Client, ComponentTypes,
  InteractionTypes, MessageFlags, TextInputStyles,
} = require("oceanic.js");

const PICTURE = Buffer.from(process.env.PICTURE, "base64");

function table(count) {
  const picture = { media: { url: "attachment://board.png" }, description: `Board ${count}` };
  const button = { type: ComponentTypes.BUTTON, style: ButtonStyles.PRIMARY, customID: `more:${count}`, label: "More" };
  return {
    flags: MessageFlags.IS_COMPONENTS_V2,
    components: [{
      type: ComponentTypes.CONTAINER,
      components: [
        { type: ComponentTypes.TEXT_DISPLAY, content: `Count ${count}` },
        { type: ComponentTypes.MEDIA_GALLERY, items: [picture] },
        { type: ComponentTypes.ACTION_ROW, components: [button] },
      ],
    }],
    attachments: [{ id: "0", filename: "board.png" }],
    files: [{ index: 0, name: "board.png", contents: PICTURE }],
  };
}

const { INTEGER, STRING } = ApplicationCommandOptionTypes;
const OPTIONS = {
  count: [{ type: INTEGER, name: "start", description: "Where to begin", maxValue: 9 }],
  word: [{ type: STRING, name: "word", description: "Which", autocomplete: true }],
};

const ANSWERS = {
  count: (interaction) => interaction.createMessage(table(interaction.data.options.getInteger("start") ?? 0)),
  slow: async (interaction) => {
    await interaction.defer(MessageFlags.EPHEMERAL);
    await interaction.editOriginal({ content: `In ${interaction.locale}` });
    await interaction.channel.createMessage({ content: "said to all" });
  },
  picture: async (interaction) => {
    await interaction.defer();
    await interaction.editOriginal(table(0));
  },
  greet: (interaction) => {
    const input = { type: ComponentTypes.TEXT_INPUT, customID: "name", style: TextInputStyles.SHORT };
    const label = { type: ComponentTypes.LABEL, label: "Name", component: input };
    return interaction.createModal({ customID: "form", title: "You", components: [label] });
  },
  thread: async (interaction) => {
    const thread = await interaction.channel.startThreadWithoutMessage({
      name: "aside", type: ChannelTypes.PUBLIC_THREAD, autoArchiveDuration: 1440,
    });
    await thread.createMessage({ content: "in the thread" });
    await thread.edit({ archived: true });
    await thread.createMessage({ content: "again" });
    await interaction.createMessage({ content: `Threads ${interaction.guild.threads.size}` });
  },
  direct: async (interaction) => {
    const channel = await interaction.user.createDM();
    await channel.createMessage({ content: "said to one" });
    await interaction.createMessage({ content: "sent", flags: MessageFlags.EPHEMERAL });
  },
  revise: async (interaction) => {
    const message = await interaction.channel.createMessage({ content: "one" });
    await message.edit({ content: "two" });
    await message.delete();
    await interaction.createMessage({ content: "revised" });
  },
  word: (interaction) => interaction.createMessage({ content: interaction.data.options.getString("word") }),
};

const client = new Client({
  auth: `Bot ${process.env.DISCORD_TOKEN}`,
  gateway: { intents: ["GUILDS", "GUILD_MESSAGES"], compress: process.env.COMPRESSION || false },
  rest: { baseURL: `${process.env.DISCORD_API_URL}/api/v10` },
});

client.once("ready", async () => {
  for (const guild of client.guilds.values()) {
    console.log(`guild ${guild.name}, channels ${guild.channels.map((one) => one.name)}`);
  }
  await client.application.bulkEditGlobalCommands(Object.keys(ANSWERS).map((name) => ({
    type: ApplicationCommandTypes.CHAT_INPUT, name, description: `The command ${name}`, options: OPTIONS[name] ?? [],
  })));
});
client.on("shardResume", () => console.log("resumed"));
const names = new Map(); // an unavailable guild has only its id
client.on("guildUnavailable", (guild) => console.log(`unavailable ${names.get(guild.id)}`));
client.on("guildAvailable", (guild) => console.log(`available ${guild.name}`));
client.on("guildDelete", (guild) => console.log(`left ${guild.name}`));
client.on("guildCreate", (guild) => {
  names.set(guild.id, guild.name);
  console.log(`joined ${guild.name}`);
});
client.on("messageUpdate", (message) => console.log(`edited to ${message.content}`));
client.on("messageDelete", (message) => console.log(`deleted ${message.content ?? message.id}`));
client.on("threadUpdate", (thread) => console.log(`archived ${thread.threadMetadata.archived}`));
client.on("error", (error) => console.error(error));

client.on("interactionCreate", async (interaction) => {
  if (interaction.type === InteractionTypes.APPLICATION_COMMAND_AUTOCOMPLETE) {
    const typed = interaction.data.options.getFocused(true).value;
    await interaction.result([{ name: typed.toUpperCase(), value: typed }]);
  } else if (interaction.type === InteractionTypes.MESSAGE_COMPONENT) {
    const count = Number(interaction.data.customID.split(":")[1]) + 1;
    await interaction.editParent(table(count));
  } else if (interaction.type === InteractionTypes.MODAL_SUBMIT) {
    const name = interaction.data.components.getTextInput("name");
    await interaction.createMessage({ content: `Hello ${name}`, flags: MessageFlags.EPHEMERAL });
  } else {
    await ANSWERS[interaction.data.name](interaction);
  }
});

process.on("SIGTERM", () => { client.disconnect(false); process.exit(0); });
client.connect();
