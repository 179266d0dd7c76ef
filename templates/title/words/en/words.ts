import { valueOf } from '@robot-night/engine/games/sample-title'
import { none, strong, type Who } from '#lib/stage/telling.ts'
import type { Words } from '#games/sample-title/words/words.ts'

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
const verb = ({ isMe }: Who, you: string, they: string): string => (isMe ? you : they)
const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)

export const words: Words = {
  you: 'You',
  round: (round) => `Round ${round}`,
  hand: 'My cards',
  cover: 'Cover again',
  coveredCard: (nth) => `Card ${nth}, covered`,
  cards,
  points: (points) => (points === 1 ? '1 point' : `${points} points`),
  laid: 'A card lies here face down',
  lay: 'Lay a card',
  layCard: (value) => `Lay the ${value}`,
  won(winners) {
    const [only, ...others] = winners
    if (only && others.length === 0) return `${only.name} ${verb(only, 'win', 'wins')}`
    return `${listed(winners.map(({ name }) => name))} share the win`
  },
  place: (place) => `${place}${place === 1 ? 'st' : place === 2 ? 'nd' : place === 3 ? 'rd' : 'th'}`,
  bar: {
    lay: (isLast) => ({
      title: 'Lay a card',
      detail: isLast
        ? 'The last round: your highest won’t do you any good afterwards.'
        : 'The highest takes the round.',
    }),
    waiting: (names) => ({ title: `Waiting for ${listed(names)}`, detail: 'All cards turn up together.' }),
  },
  refusals: { not_in_hand: 'You don’t have that card any more.', other: 'That didn’t work. Try again.' },
  aloud: { covered: 'Your cards are covered.', byClock: { lay: 'Time’s up: a card was laid for you.' } },
  now: {
    dealt: () => ({ title: 'Cards are dealt', detail: '' }),
    shown: ({ laid, winner }, { who }) => ({
      title: `${who(winner).name} ${verb(who(winner), 'take', 'takes')} the round`,
      detail: laid.map(({ seat, card }) => `${who(seat).name} ${valueOf(card)}`).join(', '),
    }),
    gameOver: () => ({ title: 'That’s it', detail: '' }),
  },
  log: {
    dealt({ seat, count, cards: dealt }, { who }) {
      const { name, isMe } = who(seat)
      const what = dealt ? dealt.map(valueOf).join(', ') : cards(count)
      return [[strong(name), ` ${isMe ? 'were' : 'was'} dealt ${what}.`]]
    },
    shown({ round, laid, winner }, { who }) {
      const all = laid.map(({ seat, card }) => `${who(seat).name} ${valueOf(card)}`).join(', ')
      const best = who(winner)
      return [[`Round ${round}: ${all}. `, strong(best.name), ` ${verb(best, 'take', 'takes')} the round.`]]
    },
    gameOver: () => none,
  },
}
