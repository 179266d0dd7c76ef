import type { Language } from '../../../lib/words/language.ts'

const en = {
  takeOver: {
    titles: {
      away: (name: string) => `A bot is playing for ${name}`,
      left: (name: string) => `${name} is playing for someone who left`,
      own: (name: string) => `${name} is playing your seat`,
    },
    text: 'You can take the seat, cards and all.',
    textOwn: 'You left, but you can come back.',
    act: 'Take the seat',
    actOwn: 'Take my seat back',
  },
  fixed: {
    stays: 'In this match nobody can take over someone else’s seat. That was set when the cards were dealt.',
    passes:
      'In this match newcomers can take over seats whose players left or have been away too long. That was set when the cards were dealt.',
  },
  leave: {
    title: 'Leave the match?',
    text: 'A bot plays on. While the match runs, you can come back to your seat.',
    textPasses: 'A bot plays on. You can come back to your seat while the match runs, unless a newcomer has taken it.',
    keep: 'Keep playing',
  },
}

const de: typeof en = {
  takeOver: {
    titles: {
      away: (name) => `Ein Blechroboter spielt für ${name}`,
      left: (name) => `${name} spielt für jemanden, der gegangen ist`,
      own: (name) => `${name} spielt auf deinem Platz`,
    },
    text: 'Du darfst den Platz übernehmen, samt Karten.',
    textOwn: 'Du bist gegangen, kannst aber zurück.',
    act: 'Platz nehmen',
    actOwn: 'Zurück auf meinen Platz',
  },
  fixed: {
    stays: 'In dieser Partie kann niemand einen fremden Platz übernehmen. Das gilt seit dem Geben.',
    passes:
      'In dieser Partie können Neue einspringen, wenn jemand gegangen oder zu lange weg ist. Das gilt seit dem Geben.',
  },
  leave: {
    title: 'Die Partie verlassen?',
    text: 'Ein Blechroboter spielt weiter. Solange die Partie läuft, kannst du auf deinen Platz zurück.',
    textPasses:
      'Ein Blechroboter spielt weiter. Solange die Partie läuft, kannst du auf deinen Platz zurück, außer jemand Neues hat ihn übernommen.',
    keep: 'Weiterspielen',
  },
}

/** About a seat that is left, taken over or taken up again in the middle of a match; nobody needs it before. */
export const SEATS: Readonly<Record<Language, typeof en>> = { en, de }
