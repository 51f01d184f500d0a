### Befehle

command-settings = einstellungen
command-settings-description = Die Einstellungen dieses Servers und deine eigenen
command-settings-server = server
command-settings-server-description = Die Einstellungen dieses Servers, für alle, die ihn verwalten
command-settings-me = meine
command-settings-me-description = Deine Einstellungen: Benachrichtigungen, Bestätigung, Farben, Sprache, Text zuerst

### Die Einstellungen des Servers

settings-title = Einstellungen dieses Servers
settings-page-rights = Rechte
settings-page-tables = Tische
settings-page-messages = Nachrichten
settings-intro-rights = Jede Wahl gilt sofort; Threads nur für neue Tische.
settings-intro-tables = Jede Wahl gilt sofort; Uhr und Erinnerungen nur für neue Tische.
settings-intro-messages = Jede Wahl gilt sofort.
settings-language = Sprache der Nachrichten für alle
settings-language-discord = Die Sprache des Servers
settings-language-name =
    { $language ->
        [it] Italiano
        [de] Deutsch
        [fr] Français
       *[en] English
    }
settings-channels = Kanäle für Tische
settings-channels-all = Alle Kanäle
settings-roles = Rollen, die Tische eröffnen dürfen
settings-roles-all = Alle
settings-clock = Uhr für neue Tische
settings-tables-per-user = Offene Tische pro Person
settings-tables-per-server = Offene Tische auf dem Server
settings-tables =
    { $count ->
        [one] { $count } Tisch
       *[other] { $count } Tische
    }
settings-enders = Wer mit /beenden schließen darf
settings-enders-moderators = Die Moderation
settings-enders-host = Die Moderation und der Host
settings-enders-players = Die Moderation und alle, die mitspielen
settings-pings = Benachrichtigung, wer dran ist
settings-pings-never = Nie
settings-pings-after-a-minute = Nach einer Minute
settings-pings-at-once = Sofort, außer nach einem eben gemachten Zug
settings-theme = Farben der Bilder für alle
settings-threads-on = Partien in Threads: an
settings-threads-off = Partien in Threads: aus
settings-reminders-on = Erinnerungen: an
settings-reminders-off = Erinnerungen: aus
settings-confirms-on = Züge aus der Hand bestätigen: an
settings-confirms-off = Züge aus der Hand bestätigen: aus
settings-need-server = Diese Einstellungen gibt es nur auf Servern. Nutze den Befehl im Kanal eines Servers.
settings-guest = Auf diesem Server bin ich nur zu Gast, deshalb gibt es hier keine Einstellungen. Sobald ich eingeladen bin, geht der Befehl.
settings-not-allowed = Nur wer den Server verwalten darf, kann seine Einstellungen ändern. Frag dort nach.

### Die eigenen Einstellungen

my-settings-title = Deine Einstellungen
my-settings-intro = Das gilt für dich auf jedem Server, sofort.
my-settings-pings = Benachrichtigung, wenn du dran bist
as-on-server = Wie auf dem Server
pings-never = Nie
pings-after-a-minute = Nach einer Minute
pings-at-once = Sofort, außer ich habe eben gezogen
pings-by-dm = Per Direktnachricht, nach einer Minute
my-settings-confirms = Züge aus deiner Hand bestätigen
confirms-on = Ja: mit einem zweiten Druck
confirms-off = Nein: ein Stein mit nur einem Platz wird sofort gelegt
my-settings-language = Sprache von allem, was nur du siehst
my-settings-language-discord = Die Sprache deines Discord
text-first-on = Text zuerst, für Screenreader: an
text-first-off = Text zuerst, für Screenreader: aus
tell-moves-on = Sag mir jeden Zug: an
tell-moves-off = Sag mir jeden Zug: aus

### Farben

button-theme = Meine Farben
theme-dark = Dunkel
theme-light = Hell
theme-contrast = Hoher Kontrast
theme-title = Deine Farben
theme-intro = Diese Farben sind für Bilder, die nur du siehst, wie deine Hand. Sie gelten ab dem nächsten Bild.

### Ob hier ein Tisch stehen kann

canplay-title = Kann hier gespielt werden?
canplay-allowed = Ja, es fehlt nichts.
canplay-dm = Ja, allein oder gegen den Computer.
canplay-guest = Ja, als dein Gast. Ich bin hier kein Mitglied, darum kann ich niemanden erinnern und keine Threads öffnen. Wenn eine Viertelstunde lang niemand etwas drückt oder tippt, bleibt das Bild, wie es ist, bis es wieder jemand tut.
canplay-threads = Partien können auch in einem eigenen Thread gespielt werden.
canplay-lacks =
    { $count ->
        [one] Noch nicht. Ich brauche in diesem Kanal die Berechtigung { $permissions }; die Moderation kann sie in den Einstellungen des Kanals erteilen.
       *[other] Noch nicht. Ich brauche in diesem Kanal diese Berechtigungen: { $permissions }. Die Moderation kann sie in den Einstellungen des Kanals erteilen.
    }
canplay-lacks-threads =
    { $count ->
        [one] Für Partien in Threads bräuchte ich außerdem { $permissions }. Ohne das bleiben sie im Kanal.
       *[other] Für Partien in Threads bräuchte ich außerdem: { $permissions }. Ohne das bleiben sie im Kanal.
    }
canplay-open = Eröffne einen Tisch mit /spielen.
canplay-table = Hier steht schon ein Tisch: Zeig ihn mit /tisch.
