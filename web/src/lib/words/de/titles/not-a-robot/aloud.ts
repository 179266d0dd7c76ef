import type { EventOf, Told } from '#games/not-a-robot/words/telling.ts'
import { votedIn } from '#games/not-a-robot/words/settled.ts'
import type { Words } from '#games/not-a-robot/words/words.ts'
import { inside } from './grammar.ts'

function votes(event: EventOf<'votesShown'>, told: Told): string {
  const voted = votedIn(event, told).map(({ holder, by }) => {
    const who = holder === null ? null : told.who(holder)
    return `${who ? inside(who) : 'Server'} ${by.length}`
  })
  return voted.length === 0 ? 'Niemand hat abgestimmt.' : `Stimmen: ${voted.join(', ')}.`
}

export const aloud: Words['aloud'] = {
  covered: 'Deine Karte liegt verdeckt.',
  byClock: {
    associate: 'Die Zeit ist um: Von dir kam kein Wort.',
    review: 'Die Zeit ist um: Du hast keinen Einspruch erhoben.',
    guess: 'Die Zeit ist um: Du hast nicht geraten.',
    explain: 'Die Zeit ist um: Du hast nichts erklärt.',
    vote: 'Die Zeit ist um: Du hast nicht abgestimmt.',
  },
  votes,
  struck: (words) => (words.length === 0 ? 'Alle Wörter gelten.' : `Gestrichen: ${words.join(', ')}.`),
  role: (answer) =>
    answer === null
      ? 'Du bist der Roboter: kein Bild für dich.'
      : `Du bist ein Mensch. Die Antwort ist Nummer ${answer}.`,
}
