import type { Words } from '#games/evil-robots-classic/words/words.ts'
import { at, SIDES } from './grammar.ts'

export const robots: Words['robots'] = {
  BadBot: 'Gewinnt Böse die Runde, bekommst du 1 Punkt extra, egal wo du stehst.',
  BlockBot: 'Antworte auf eine Bekehrung: Sie scheitert, oder sie trifft den, der sie begonnen hat.',
  CheatBot:
    'Du darfst jede Seite zeigen, auch eine falsche, und darüber lügen, ob eine Bekehrung bei dir gelungen ist.',
  CopyBot: 'Wiederhole eine Aktion, die ein Roboter in dieser Runde schon gemacht hat, mit Zielen deiner Wahl.',
  DoOverBot: 'Ist eine Bekehrung entschieden, gelungen oder nicht, zwingst du ihr Ziel auf deine Seite.',
  ForceBot: 'Eine eben gescheiterte Bekehrung gelingt doch noch.',
  FreeBot: 'Zeig diese Karte, und du bist bei einem Aufruf deiner Wahl dran. Deine Stärke musst du nicht zeigen.',
  GandalfBot: 'Niemand passt: In dieser Runde fällt die Passrunde aus.',
  GroupBot: 'Zwing einen oder zwei andere auf deine Seite. Danach wird deine eigene Münze geheim neu geworfen.',
  JudasBot: 'Tu so, als ob du passt, und wechsle heimlich die Seite. In der Passrunde musst du dann wirklich passen.',
  LockBot:
    'Bist du einmal gut oder böse, bleibst du es. Zeig diese Karte, wenn sie eine Bekehrung verhindert; deine Münze nur, wenn du magst.',
  MiseryBot: 'Stehst du am Ende im Verliererteam (nicht neutral), bekommst du 2 Punkte.',
  PassBot: 'Hast du gepasst, zählst du in der Passrunde nie als Schwächster, und du darfst sie beginnen.',
  PlusBot: 'Deine Stärke zählt bis zu 3 mehr als deine Karte. Du wählst einmal für die ganze Runde.',
  PushBot: 'Zwing jemanden auf eine Seite deiner Wahl.',
  RandomBot: 'Such jemanden aus: Dessen Münze wird neu geworfen.',
  ScaredyBot: '1 Punkt extra, wenn du in der ganzen Runde nichts als deine Stärke gezeigt hast.',
  SumoBot: 'Du bekehrst auch alle, die so stark sind wie du oder schwächer.',
}

export const types: Words['types'] = {
  permanent: { name: 'Immer', when: 'die ganze Runde' },
  action: { name: 'Aktion', when: 'als dein Zug' },
  reaction: { name: 'Reaktion', when: 'als Antwort' },
}

export const cards: Words['cards'] = {
  mine: 'Meine Karten',
  robot: 'Mein Roboter',
  power: 'Stärke',
  coin: 'Münze',
  extras: 'Was mein Roboter noch kann',
  peek: 'Halten zum Ansehen',
  show: 'Meine Karten zeigen',
  cover: 'Loslassen deckt zu',
  opened: 'Wieder zudecken',
  covered: 'verdeckt',
  powerOf: (power) => `Stärke ${power}`,
  levelOf: (level) => `zählt als ${level}`,
  thing: (showed) => {
    if (showed.what === 'power') return `Stärke ${showed.value}`
    return showed.what === 'allegiance' ? SIDES[showed.value] : showed.value
  },
  shownAt: (when) => `gezeigt ${at(when)}`,
  flippedSince: 'seitdem neu geworfen',
  flipped: 'Münze geworfen',
  nobodyPasses: 'Keine Passrunde',
}

export const chips: Words['chips'] = {
  status: {
    waiting: 'Wartet',
    passed: 'Gepasst',
    acted: 'War dran',
    reacted: 'Reagiert',
    noTurn: 'Kein Zug',
    excluded: 'Ausgelassen',
  },
  passedEarly: 'Früh gepasst',
  ready: 'Bereit',
  turn: 'Am Zug',
  queued: 'Gemeldet',
  next: 'Gleich dran',
  nothingShown: 'Noch nichts gezeigt',
  onlyYou: 'Das weißt nur du',
}
