### What cannot be done anywhere, and what to do instead

unknown-button = I do not know that button or choice any more. Show the table again with /table.
button-elsewhere = That button belongs to a table in another channel. Play on there; /table shows the table of this channel.
lacks-permission =
    { $count ->
        [one] I need the permission { $permissions } in this channel. Ask a moderator to allow it, then try again.
       *[other] I need these permissions in this channel: { $permissions }. Ask a moderator to allow them, then try again.
     }
move-not-shown =
    { $count ->
        [one] Your move counts. I cannot show it, because I need the permission { $permissions } in this channel. Once a moderator allows it, the table catches up.
       *[other] Your move counts. I cannot show it, because I need these permissions in this channel: { $permissions }. Once a moderator allows them, the table catches up.
     }
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
permission-attach_files = Attach Files
permission-read_message_history = Read Message History
permission-connect = Connect
still-making = One moment: your last request is still being made.
still-making-server = One moment: I am still making what others of this server have asked for. Please try again shortly.
store-unavailable = I cannot save anything right now, so nothing has changed. Please try again in a minute.
store-outcome-unknown = I lost my database while I was saving, so I do not know whether that has worked. Please look before you try again: /table shows the table.
error-unexpected = Something went wrong on my side. All confirmed moves are safe: show the table with /table and try again.
moved-command = This command is now `/{ $command }`.
unknown-command = I do not know this command any more. Type **/** to see those that there are, or `/help`.
moved-to-button = That is a button at the table now; `/table` shows it.
