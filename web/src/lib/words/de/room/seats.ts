import type { words as en } from '#lib/words/en/room/seats.ts'

export const words: typeof en = {
  takeOver: {
    titles: {
      away: (name) => `Ein Bot spielt für ${name}`,
      left: (name) => `${name} spielt für jemanden, der gegangen ist`,
      own: (name) => `${name} spielt auf deinem Platz`,
    },
    text: 'Du darfst den Platz übernehmen, samt Karten.',
    textOwn: 'Du bist gegangen, kannst aber zurück.',
    act: 'Platz übernehmen',
    actOwn: 'Zurück auf meinen Platz',
  },
  next: {
    act: 'Platz für die nächste Partie freihalten',
    stop: 'Doch keinen Platz freihalten',
    ask: 'Bei der nächsten Partie mitspielen?',
    text: 'Du sitzt am Tisch, sobald die laufende Partie vorbei ist.',
    waiting: 'Bei der nächsten Partie bist du dabei',
  },
  fixed: {
    stays: 'In dieser Partie kann niemand einen fremden Platz übernehmen. Das wurde beim Geben festgelegt.',
    passes:
      'In dieser Partie können Neue einspringen, wenn jemand gegangen oder zu lange weg ist. Das wurde beim Geben festgelegt.',
  },
  leave: {
    title: 'Die Partie verlassen?',
    text: 'Ein Bot spielt weiter. Solange die Partie läuft, kannst du auf deinen Platz zurück.',
    textPasses:
      'Ein Bot spielt weiter. Solange die Partie läuft, kannst du auf deinen Platz zurück, außer jemand Neues hat ihn übernommen.',
    keep: 'Weiterspielen',
  },
}
