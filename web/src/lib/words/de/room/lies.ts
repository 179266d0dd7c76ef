import type { words as en } from '#lib/words/en/room/lies.ts'

export const words: typeof en = {
  you: 'Du',
  title: 'Die Lügen der Runde',
  honest: 'In dieser Runde stimmte jede Behauptung. Verdächtig.',
  told: ({ name, isMe }, said, to) =>
    `${name} ${isMe ? 'hast' : 'hat'} ${to === null ? 'allen' : `nur ${to.isMe ? 'dir' : to.name}`} erzählt: „${said}.“`,
  really: (what) => `In Wahrheit: ${what}`,
  lie: 'Lüge',
  quips: [
    'Und keine Schraube hat geklappert.',
    'Frisch poliert, diese Lüge.',
    'Nicht mal ein Lämpchen hat geflackert.',
    'Mit eisernem Gesicht vorgetragen.',
    'Zum Bluffen gebaut.',
  ],
  doubted: (names) => (names.length === 0 ? 'Niemand hat sie durchschaut.' : `Durchschaut von ${names.join(', ')}.`),
  truthful: (names) => `Bei der Wahrheit geblieben: ${names.join(', ')}`,
  had: ({ name, isMe }, said) => `${name} ${isMe ? 'hattest' : 'hatte'} behauptet: „${said}.“ `,
  wasTrue: 'Das stimmte.',
  wasLie: 'Gelogen.',
}
