import type { words as en } from '#lib/words/en/room/handOff.ts'

const NEW = 'Lass dir einen neuen geben oder mach einen auf dem Gerät mit dem Platz.'

export const words: typeof en = {
  title: 'Gerät wechseln',
  scan: (name) => `Scanne das mit dem anderen Gerät. Dort spielst du als ${name}, mit deinen Karten.`,
  uses: { move: 'Ganz umziehen', mirror: 'Auf beiden bleiben' },
  use: 'Was hier passiert',
  hints: {
    move: 'Nach dem Umzug schaut dieses Gerät nur noch zu.',
    mirror: 'Du kannst auf beiden spielen, wie du magst.',
  },
  good: (time) => `Gilt noch ${time}, für ein Gerät`,
  safe: 'Nichts passiert, bevor du hier Ja sagst.',
  over: 'Dieser Code ist abgelaufen',
  again: 'Du kannst jederzeit einen neuen machen.',
  newCode: 'Neuer Code',
  send: 'Link schicken',
  copy: 'Link kopieren',
  qr: 'QR-Code des Links',
  openOn: 'Hier bist du angemeldet',
  this: { phone: 'Dieses Handy', tablet: 'Dieses Tablet', computer: 'Dieser Computer', unknown: 'Dieser Browser' },
  another: {
    phone: 'Ein anderes Handy',
    tablet: 'Ein anderes Tablet',
    computer: 'Ein anderer Computer',
    unknown: 'Ein anderer Browser',
  },
  here: 'da',
  away: 'nicht da',
  signOut: 'Abmelden',
  signOutOf: (device) => `Abmelden: ${device}`,
  signedOut: 'Abgemeldet',
  out: (time) => `Ein Link von einem anderen Gerät, gilt noch ${time}`,
  takeBack: 'Zurückziehen',

  knock: {
    by: { phone: 'Ein Handy', tablet: 'Ein Tablet', computer: 'Ein Computer', unknown: 'Ein anderer Browser' },
    title: (who) => `${who} will deinen Platz`,
    shows: 'Dort steht diese Zahl:',
    digits: (digits) => `Die Zahl ${digits}`,
    other: 'Eine andere Zahl, oder nicht dein Gerät? Sag Nein.',
    what: {
      move: 'Es übernimmt den Platz. Das Gerät, das den Code gezeigt hat, schaut dann nur noch zu.',
      mirror: 'Du kannst dann auf beiden spielen.',
    },
    yes: 'Ja, hereinlassen',
    no: 'Nein',
    refused: 'Niemand wurde hereingelassen',
  },

  invite: {
    show: 'Auf einen Platz einladen',
    title: 'Auf einen Platz einladen',
    text: 'Wer den Link zuerst öffnet, darf sich dorthin setzen. Er gilt einen Tag, auch wenn der Tisch gesperrt ist.',
    chair: 'Welcher Platz',
    make: 'Link erstellen',
    link: (robot) => `Der Link für den Platz von ${robot}`,
    out: (robot) => `Ein Link für den Platz von ${robot} gilt noch`,
    none: 'Gerade ist kein Platz frei.',
    another: 'Ein anderer Platz',
    back: 'Der Link gilt nicht mehr',
  },

  take: {
    title: (name) => (name ? `Den Platz von ${name} hier übernehmen?` : 'Diesen Platz hier übernehmen?'),
    what: {
      move: 'Das andere Gerät schaut dann nur noch zu. Es wird vorher gefragt.',
      mirror: 'Du bleibst auf beiden Geräten angemeldet. Vorher wird gefragt.',
    },
    act: 'Platz übernehmen',
    waiting: 'Sag auf dem anderen Gerät Ja',
    same: 'Dort steht die gleiche Zahl. Lass diese Seite offen.',
    digits: (digits) => `Die Zahl ${digits}`,
    watch: 'Nur zuschauen',
    done: (name) => `Du sitzt jetzt hier als ${name}`,
    invited: (host) => (host ? `${host} hält dir einen Platz frei` : 'Ein Platz ist für dich reserviert'),
    as: (robot) => `Du wirst ${robot}.`,
    later: 'Es läuft eine Partie. Lass diese Seite offen: Danach kannst du dich setzen.',
    looking: 'Dein Link wird geprüft …',
    again: 'Noch einmal versuchen',
    look: 'Zum Tisch',
    without: 'Ohne den Link weiter',
  },
  problems: {
    no_such_ticket: {
      title: 'Dieser Link führt zu keinem Platz',
      text: 'Ein Stück davon ging unterwegs verloren, oder er ist alt. Lass dir einen neuen geben.',
    },
    ticket_taken: {
      title: 'Ein anderes Gerät war schneller',
      text: 'Jemand hat diesen Link schon geöffnet. Warst du das nicht? Dann sag Nein auf dem Gerät, das den Platz hat, und mach dort einen neuen Code.',
    },
    seated_elsewhere: {
      title: 'Du hast hier schon einen Platz',
      text: 'Ein Browser kann an einem Tisch nur einen Platz haben. Verlass erst deinen, oder öffne den Link in einem anderen Browser.',
    },
    ticket_used: {
      title: 'Dieser Link ist schon benutzt',
      text: `Jeder Link gilt nur einmal. ${NEW}`,
    },
    ticket_expired: {
      title: 'Dieser Link ist abgelaufen',
      text: NEW,
    },
    ticket_revoked: {
      title: 'Dieser Link gilt nicht mehr',
      text: `Er wurde zurückgezogen oder ersetzt. ${NEW}`,
    },
    ticket_refused: {
      title: 'Das andere Gerät hat Nein gesagt',
      text: 'War das ein Versehen? Mach dort einen neuen Code.',
    },
    too_many_tickets: {
      title: 'Zu viele falsche Links',
      text: 'Warte eine Minute und öffne dann den richtigen.',
    },
    chair_taken: {
      title: 'Da sitzt inzwischen jemand',
      text: 'Vielleicht ist ein anderer Platz frei. Zuschauen geht immer.',
    },
    other: {
      title: 'Der Tisch war nicht zu erreichen',
      text: 'Dein Link gilt noch. Versuch es gleich noch einmal.',
    },
  },
}
