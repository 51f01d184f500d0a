### Befehle

command-settings = einstellungen
command-settings-description = Die Einstellungen dieses Servers und deine eigenen
command-settings-server = server
command-settings-server-description = Wie Tische auf diesem Server geführt werden (für alle, die ihn verwalten)
command-settings-me = meine
command-settings-me-description = Deine Einstellungen: Benachrichtigungen, Bestätigung von Zügen, Farben deiner Bilder
command-canplay = spielbar
command-canplay-description = Ob in diesem Kanal ein Tisch stehen kann und was dafür fehlt
command-theme = farben
command-theme-description = Die Farben der Bilder, die nur du siehst

### Die Einstellungen des Servers

settings-title = Einstellungen dieses Servers
settings-intro = Jede Wahl gilt sofort; Uhr, Threads und Erinnerungen für neue Tische. Nur du siehst das.
settings-language = Sprache für alles, was alle sehen
settings-language-discord = Die des Servers, wie Discord sie kennt
settings-language-name =
    { $language ->
        [it] Italiano
        [de] Deutsch
        [fr] Français
       *[en] English
    }
settings-channels = Kanäle, in denen Tische stehen dürfen
settings-channels-all = In allen Kanälen
settings-roles = Rollen, die Tische eröffnen dürfen
settings-roles-all = Alle dürfen
settings-clock = Uhr neuer Tische
settings-tables-per-user = Tische, die jemand offen haben darf
settings-tables-per-server = Tische, die auf dem Server offen sein dürfen
settings-tables =
    { $count ->
        [one] { $count } Tisch
       *[other] { $count } Tische
    }
settings-enders = Wer einen Tisch mit /beenden schließen darf
settings-enders-moderators = Die Moderation
settings-enders-host = Die Moderation und der Host des Tisches
settings-enders-players = Die Moderation und alle, die daran spielen
settings-pings = Wann benachrichtigt wird, wer am Zug ist
settings-pings-never = Nie
settings-pings-after-a-minute = Nach einer Minute
settings-pings-at-once = Sofort, außer wer eben gespielt hat
settings-theme = Farben der Bilder, die alle sehen
settings-threads-on = Partien in Threads: an
settings-threads-off = Partien in Threads: aus
settings-reminders-on = Erinnerungen: an
settings-reminders-off = Erinnerungen: aus
settings-confirms-on = Züge aus der Hand bestätigen: an
settings-confirms-off = Züge aus der Hand bestätigen: aus
settings-need-server = Einstellungen gehören zu einem Server. Verwende diesen Befehl in einem seiner Kanäle.
settings-not-allowed = Die Einstellungen kann nur ändern, wer den Server verwalten darf. Frag dort nach.

### Die eigenen Einstellungen

my-settings-title = Deine Einstellungen
my-settings-intro = Diese Wahl gilt für dich auf jedem Server, und zwar sofort. Nur du siehst das.
my-settings-pings = Wann du benachrichtigt wirst, dass du dran bist
pings-server = Wie auf dem Server
pings-never = Nie
pings-after-a-minute = Nach einer Minute
pings-at-once = Sofort, außer ich habe eben gespielt
pings-by-dm = Per Direktnachricht, nach einer Minute
my-settings-confirms = Ob ein Zug aus deiner Hand bestätigt wird
confirms-server = Wie auf dem Server
confirms-on = Ja: erst der zweite Druck macht ihn
confirms-off = Nein: ein Stein mit nur einem Platz wird sofort gelegt

### Farben

button-theme = Meine Farben
theme-dark = Dunkel
theme-light = Hell
theme-contrast = Hoher Kontrast
theme-server = Wie auf dem Server
theme-title = Deine Farben
theme-intro = Diese Farben sind für Bilder, die nur du siehst, wie deine Hand. Sie gelten ab dem nächsten Bild.

### Ob hier ein Tisch stehen kann

canplay-title = Kann hier gespielt werden?
canplay-allowed = Ja, es fehlt nichts.
canplay-dm = Ja, allein oder gegen den Computer.
canplay-guest = Ja, als dein Gast, denn ich bin hier kein Mitglied: Ich kann niemanden erinnern und keine Threads öffnen, und wenn eine Viertelstunde lang niemand etwas drückt oder tippt, wartet das Bild auf den Nächsten, der es tut.
canplay-threads = Partien können auch in einem eigenen Thread weitergehen.
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
