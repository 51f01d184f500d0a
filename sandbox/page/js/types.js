// @ts-check
/**
 * The types and constants of Discord's objects, as far as the page uses them.
 *
 * @typedef {{id: string, name: string, colour: string, locale: string}} User
 * @typedef {{id: string, name: string, online: boolean}} Bot
 * @typedef {{id: string, name: string, type: number, guild: string | null, parent: string | null, archived: boolean,
 *   permissions: string}} Channel permissions are the user's in it
 * @typedef {{id: string, name: string, colour: number}} Role
 * @typedef {{id: string, name: string, status: number, scheduled_start_time: string, entity_metadata: {location: string}}}
 *   ScheduledEvent
 * @typedef {{id: string, name: string, roles: Role[], members: Record<string, string[]>, events: ScheduledEvent[]}} Guild
 *   a server; `members` are each member's roles
 * @typedef {{name: string, value: string | number, name_localizations?: Record<string, string> | null}} Choice
 *
 * @typedef {object} Option an option of a command; types 1 and 2 are a subcommand and a group of them
 * @property {string} name
 * @property {string} description
 * @property {number} type
 * @property {Record<string, string> | null} [name_localizations]
 * @property {Record<string, string> | null} [description_localizations]
 * @property {boolean} [required]
 * @property {boolean} [autocomplete]
 * @property {Choice[]} [choices]
 * @property {Option[]} [options]
 * @property {number[]} [channel_types]
 * @property {number} [min_value]
 * @property {number} [max_value]
 * @property {number} [min_length]
 * @property {number} [max_length]
 *
 * @typedef {Option & {id: string}} Command a command as registered: typed, or in the menu of people or messages
 *
 * @typedef {{id: string, username: string, global_name?: string | null, bot?: boolean}} Author
 * @typedef {object} Attachment
 * @property {string} id
 * @property {string} filename
 * @property {string} url
 * @property {number} size bytes
 * @property {string | null} [description] the alt text
 * @property {string} [content_type]
 * @property {number | null} [width] pixels, of pictures
 * @property {number | null} [height]
 *
 * @typedef {{url: string, width?: number | null, height?: number | null, content_type?: string | null}} Media
 * @typedef {{name?: string | null, id?: string | null, animated?: boolean}} Emoji
 * @typedef {{label: string, value: string, description?: string | null, emoji?: Emoji | null, default?: boolean}}
 *   SelectOption
 *
 * @typedef {object} Component a component of any type; its fields depend on `type`
 * @property {number} type
 * @property {string} [custom_id]
 * @property {Component[]} [components]
 * @property {Component} [component] the input of a label
 * @property {Component} [accessory] the accessory of a section
 * @property {string} [content]
 * @property {number} [style]
 * @property {string} [label]
 * @property {string | null} [description]
 * @property {Emoji | null} [emoji]
 * @property {string} [url]
 * @property {boolean} [disabled]
 * @property {boolean} [required]
 * @property {boolean} [default]
 * @property {string | null} [placeholder]
 * @property {string | null} [value]
 * @property {number} [min_values]
 * @property {number} [max_values]
 * @property {number} [min_length]
 * @property {number} [max_length]
 * @property {SelectOption[]} [options]
 * @property {{id: string, type: string}[]} [default_values]
 * @property {number[]} [channel_types]
 * @property {number | null} [accent_color]
 * @property {boolean} [spoiler]
 * @property {boolean} [divider]
 * @property {number} [spacing]
 * @property {Media} [media]
 * @property {Media} [file]
 * @property {string} [name]
 * @property {number} [size]
 * @property {{media: Media, description?: string | null, spoiler?: boolean}[]} [items]
 *
 * @typedef {object} Message
 * @property {string} id
 * @property {string} channel_id
 * @property {number} [type]
 * @property {Author} author
 * @property {string} content
 * @property {string} timestamp ISO 8601
 * @property {string | null} [edited_timestamp]
 * @property {number} [flags]
 * @property {Component[]} [components]
 * @property {Attachment[]} [attachments]
 * @property {Author[]} [mentions]
 * @property {{id: string, type: number, name?: string, user: Author} | null} [interaction_metadata]
 * @property {{message_id?: string, channel_id?: string} | null} [message_reference]
 * @property {{id: string, name: string}} [thread] started from this message
 *
 * @typedef {{title: string, custom_id: string, components: Component[]}} Form a modal
 */

/** Bits of a message's flags. */
export const EPHEMERAL = 1 << 6;
export const LOADING = 1 << 7;
export const COMPONENTS_V2 = 1 << 15;

/** The type of messages that announce a thread. */
export const THREAD_CREATED = 18;

/** Types of commands, by where they are used */
export const COMMAND = { typed: 1, user: 2, message: 3 };

/** Channel types. */
export const CHANNEL = Object.freeze({ text: 0, direct: 1, public_thread: 11, private_thread: 12 });

/** Bits of permissions. */
export const PERMISSION = Object.freeze({
  manage_channels: 1n << 4n,
  manage_messages: 1n << 13n,
  manage_threads: 1n << 34n,
  create_threads: 1n << 35n,
});

/** Component types. */
export const COMPONENT = Object.freeze({
  row: 1,
  button: 2,
  select: 3,
  text_input: 4,
  user_select: 5,
  role_select: 6,
  mentionable_select: 7,
  channel_select: 8,
  section: 9,
  text: 10,
  thumbnail: 11,
  gallery: 12,
  file: 13,
  separator: 14,
  container: 17,
  label: 18,
  file_upload: 19,
  radio_group: 21,
  checkbox_group: 22,
  checkbox: 23,
});

/** Types of command options. */
export const OPTION = Object.freeze({
  subcommand: 1,
  group: 2,
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
});
