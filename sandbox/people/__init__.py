"""The people's API, by which the page in the browser and `sandbox.client` act as users of the sandbox.

In: requests over HTTP and one websocket per user. Out: messages and changes that this user may see. A request is
checked as in Discord's client, then carried out by `interactions`, `messaging` or the world.

HTTP
    `GET /people` returns `{"users": [card, ...], "default": id}` for the first guild's people, or for the people of
                  `?guild=ID`; a card is `{id, name, colour, locale}`.
    `GET /cdn/...` returns a message's file, at the address in the message.

Websocket `/people/{user_id}?language=TAG`, JSON text frames. The user's client has the browser's language, TAG, until
another one is chosen; without TAG its language stays. The server sends `{"event": name, "data": {...}}`:
    world         On connect, and again when users, channels or permissions change: `{me: card, users: [card], bot: {id,
                  name, online}, guild: {id, name}, guilds: [guild], channels: [channel], commands: [command], usable:
                  {channel id: [command id]}, messages: {channel id: [message]}, unread: {channel id: {message id:
                  boolean}}, installed}`. A guild is `{id, name, roles: [{id, name, colour}], members: {user id: [role
                  id]}}`, the first being `guild`; a channel `{id, name, type, guild, parent, archived, permissions}`,
                  with the user's permissions. Commands and messages are Discord's objects; `messages` are the last 50
                  of each channel that the user sees, oldest first. Channels that the user can't see are left out, as
                  are commands that they can use nowhere. Commands for direct messages with the bot are `usable` under
                  "" before these are open. All `users` share a guild with the user. `unread` are the messages that came
                  after the user last looked at the channel: true if the message has notified the user, or if only the
                  user sees it. `installed` says whether the user has installed the app.
    message       `{channel_id, message}`: new or changed, by the message's id. Flag 64 marks a message that only
                  this user sees, flag 128 a deferred response that is still awaited.
    notified      `{channel_id, id}`: a new message, which was sent before, has notified the user (`messaging.
                  notifications` says whom a message notifies).
    read          `{channel_id}`: the user has looked at the channel, maybe in another window.
    message_gone  `{channel_id, id}`
    commands      `{commands, usable}`
    bot           `{online}`: connected to the gateway, or with an interactions endpoint.
    modal         `{nonce, interaction, modal: {title, custom_id, components}}`: a form to fill in.
    choices       `{nonce, choices: [{name, value}]}`: the response to `autocomplete`, in the user's language.
    settled       `{nonce, ok, error?, interaction, message?}`: how an interaction has ended: the bot has responded or
                  deferred its response (`message` is its id), or not ("The application did not respond").
    done          `{nonce}`: a request without the bot is done; everything that came of it was sent before.
    refused       `{nonce, reason}`: Discord's client wouldn't allow this; the bot was sent nothing.

The user sends `{"do": name, "nonce": text, ...}`; the nonce, any text, comes back in the frames that result:
    say           `{channel, content}`
    command       `{channel, name: "play tris_2", options: {name: value}}`; numbers and booleans may be given as text.
    autocomplete  `{channel, name, options, focused}`
    user_menu     `{channel, name, target}`: use a command in the menu of a user, `target` being the user's id.
    message_menu  `{channel, name, target}`: the same in the menu of a message.
    press         `{channel, message, custom_id, values?}`; `values` for selects. With `forge: true` the checks of an
                  unmodified client are left out: any custom id on any message, even one that the user can't see.
    submit        `{interaction, values: {custom_id: value or [values]}}`: submit a modal, again if that fails.
    dismiss       `{message}`: dismiss an ephemeral message.
    locale        `{locale}`: set the client to another language.
    open_dm       `{user?}`: open direct messages: with the bot, or with another user.
    read          `{channel}`: look at a channel, which makes its messages read.
    allow_dms     `{allowed}`: take direct messages from the bot, or no longer (50007).
    install       `{installed}`: install the app for oneself, to use it where the bot is no member; or uninstall it.
As far as the user's permissions allow:
    delete        `{channel, message}`
    open_channel  `{name, guild?}`
    open_thread   `{channel, name, message?, private?}`
    close         `{channel}`: delete a channel or thread.
    permit        `{channel, who, allow: [name], deny: [name]}`: replace the overwrite of a role or member.
    grant         `{user, role, held, guild?}`: give a role, or take it.
"""
