import type { EventOf, Told } from '#games/not-a-robot/words/telling.ts'
import { votedIn } from '#games/not-a-robot/words/settled.ts'
import type { Words } from '#games/not-a-robot/words/words.ts'
import { object } from './grammar.ts'

function votes(event: EventOf<'votesShown'>, told: Told): string {
  const voted = votedIn(event, told).map(({ holder, by }) => {
    const who = holder === null ? null : told.who(holder)
    return `${who ? object(who) : 'the Server'} ${by.length}`
  })
  return voted.length === 0 ? 'Nobody voted.' : `Votes: ${voted.join(', ')}.`
}

export const aloud: Words['aloud'] = {
  covered: 'Your card is covered.',
  byClock: {
    associate: 'Time’s up: you gave no word.',
    review: 'Time’s up: you didn’t object.',
    guess: 'Time’s up: you made no guess.',
    explain: 'Time’s up: you didn’t explain.',
    vote: 'Time’s up: you didn’t vote.',
  },
  votes,
  struck: (words) => (words.length === 0 ? 'All words stand.' : `Struck: ${words.join(', ')}.`),
  role: (answer) =>
    answer === null ? 'You’re the Robot: no picture for you.' : `You’re Human. The answer is number ${answer}.`,
}
