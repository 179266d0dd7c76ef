import type { Language } from '#lib/words/language.ts'

interface Words {
  of: (title: string) => string
  /** How it came out, for whoever shows a link. */
  result: (winners: string, names: string) => string
  played: (minutes: number) => string
  seats: string
  watch: string
  save: string
  verify: string
  saved: string
  share: string
  copied: string
  rules: string
  tooOld: { title: string; text: string }
  tooLong: { title: string; text: string }
  stopped: string
  parts: (moment: number) => string
  winding: (done: number) => string
  failed: string
  retry: string
  missing: { title: string; text: string; again: string; home: string }
  open: string
  back: string
  play: string
  pause: string
  stepOn: string
  stepBack: string
  markOn: string
  markBack: string
  moment: string
  at: (moment: number, last: number) => string
  speed: string
  times: (speed: number) => string
  eyes: string
  toSee: string
  through: (name: string) => string
  watcher: string
  all: string
  more: string
  log: string
  marks: string
  linkHere: string
  together: string
  linked: string
  secrets: {
    all: string
    watcher: string
    of: (name: string) => string
    seen: (seen: number, all: number) => string
    none: string
    hidden: (count: number) => string
    table: string
    also: (names: string) => string
  }
}

export const REPLAY: Readonly<Record<Language, Words>> = {
  en: {
    of: (title) => `${title}, the replay`,
    result: (winners, names) => `${winners}. At the table: ${names}.`,
    played: (minutes) => (minutes <= 1 ? '1 minute' : `${minutes} minutes`),
    seats: 'Who sat at the table',
    watch: 'Watch the replay',
    save: 'Save the record',
    verify: 'Verify',
    saved: 'Check a saved record',
    share: 'Share the replay',
    copied: 'Link copied',
    rules: 'How it is played',
    tooOld: {
      title: 'The rules have moved on',
      text: 'This match was played by an earlier version of them, so it cannot be shown move by move any more. Its record is still here to save.',
    },
    tooLong: {
      title: 'Too long to keep move by move',
      text: 'Of very long matches we keep who played and how it came out.',
    },
    stopped: 'It was ended before its end, so there is no result.',
    parts: (moment) => `After moment ${moment} the record does not fit the rules. What comes before is shown.`,
    winding: (done) => `Dealing the same cards again … ${done} %`,
    failed: 'The replay did not come. Perhaps the line is down.',
    retry: 'Try again',
    missing: {
      title: 'No match here',
      text: 'A match gets here within moments of its end, or once those who watch have seen it; so this one may still be on its way. It is gone for good a year later, or when its table was cleared away.',
      again: 'Look again',
      home: 'To the home page',
    },
    open: 'Everything',
    back: 'About this match',
    play: 'Play',
    pause: 'Pause',
    stepOn: 'Next moment',
    stepBack: 'Moment before',
    markOn: 'Next key moment',
    markBack: 'Key moment before',
    moment: 'Moment',
    at: (moment, last) => `${moment} of ${last}`,
    speed: 'Speed',
    times: (speed) => `${speed === 0.5 ? '½' : speed}×`,
    eyes: 'Whose eyes',
    toSee: 'What there is to see',
    through: (name) => `Through the eyes of ${name}`,
    watcher: 'Watcher',
    all: 'Everything open',
    more: 'Eyes, log and more',
    log: 'What happened',
    marks: 'Key moments',
    linkHere: 'Link to this moment',
    together: 'Watch together',
    linked: 'Link to this moment copied',
    secrets: {
      all: 'All that lies hidden here',
      watcher: 'What a watcher could not know here',
      of: (name) => `What ${name} could know here`,
      seen: (seen, all) => `${seen} of ${all} hidden things`,
      none: 'Nothing lies hidden at this moment.',
      hidden: (count) => (count === 1 ? '1 hidden' : `${count} hidden`),
      table: 'The table',
      also: (names) => `also known to ${names}`,
    },
  },
  de: {
    of: (title) => `${title}, die Wiederholung`,
    result: (winners, names) => `${winners}. Am Tisch: ${names}.`,
    played: (minutes) => (minutes <= 1 ? '1 Minute' : `${minutes} Minuten`),
    seats: 'Wer am Tisch saß',
    watch: 'Wiederholung ansehen',
    save: 'Aufzeichnung sichern',
    verify: 'Nachprüfen',
    saved: 'Gesicherte Aufzeichnung prüfen',
    share: 'Wiederholung teilen',
    copied: 'Link kopiert',
    rules: 'Wie es gespielt wird',
    tooOld: {
      title: 'Die Regeln haben sich geändert',
      text: 'Diese Partie wurde nach einer früheren Fassung gespielt und lässt sich nicht mehr Zug für Zug zeigen. Ihre Aufzeichnung kannst du weiterhin sichern.',
    },
    tooLong: {
      title: 'Zu lang, um jeden Zug zu behalten',
      text: 'Von sehr langen Partien behalten wir, wer mitspielte und wie sie ausging.',
    },
    stopped: 'Sie wurde vor dem Ende abgebrochen und hat kein Ergebnis.',
    parts: (moment) =>
      `Nach Moment ${moment} passt die Aufzeichnung nicht mehr zu den Regeln. Gezeigt wird, was davor war.`,
    winding: (done) => `Dieselben Karten werden noch einmal ausgeteilt … ${done} %`,
    failed: 'Die Wiederholung kam nicht an. Vielleicht ist die Leitung weg.',
    retry: 'Noch einmal',
    missing: {
      title: 'Hier ist keine Partie',
      text: 'Eine Partie ist kurz nach ihrem Ende hier, oder sobald alle es gesehen haben, die zuschauen; vielleicht ist diese noch unterwegs. Nach einem Jahr ist sie weg, oder wenn ihr Tisch abgeräumt wurde.',
      again: 'Noch einmal schauen',
      home: 'Zur Startseite',
    },
    open: 'Alles',
    back: 'Über diese Partie',
    play: 'Abspielen',
    pause: 'Anhalten',
    stepOn: 'Nächster Moment',
    stepBack: 'Moment davor',
    markOn: 'Nächster wichtiger Moment',
    markBack: 'Wichtiger Moment davor',
    moment: 'Moment',
    at: (moment, last) => `${moment} von ${last}`,
    speed: 'Tempo',
    times: (speed) => `${speed === 0.5 ? '½' : speed}×`,
    eyes: 'Wessen Augen',
    toSee: 'Was zu sehen ist',
    through: (name) => `Mit den Augen von ${name}`,
    watcher: 'Zuschauer',
    all: 'Alles offen',
    more: 'Augen, Verlauf und mehr',
    log: 'Was geschah',
    marks: 'Wichtige Momente',
    linkHere: 'Link zu diesem Moment',
    together: 'Zusammen ansehen',
    linked: 'Link zu diesem Moment kopiert',
    secrets: {
      all: 'Alles, was hier verdeckt ist',
      watcher: 'Was Zuschauer hier nicht wissen',
      of: (name) => `Was ${name} hier wissen konnte`,
      seen: (seen, all) => `${seen} von ${all} verdeckten Dingen`,
      none: 'In diesem Moment ist nichts verdeckt.',
      hidden: (count) => `${count} verdeckt`,
      table: 'Der Tisch',
      also: (names) => `auch bekannt: ${names}`,
    },
  },
}
