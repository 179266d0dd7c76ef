import { valueOf } from '@robot-night/engine/games/sample-title'
import { none, strong, type Who } from '#lib/stage/telling.ts'
import type { Words } from '#games/sample-title/words/words.ts'

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`
const verb = ({ isMe }: Who, du: string, they: string): string => (isMe ? du : they)
const cards = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`)

export const words: Words = {
  you: 'Du',
  round: (round) => `Runde ${round}`,
  hand: 'Meine Karten',
  cover: 'Wieder zudecken',
  coveredCard: (nth) => `Karte ${nth}, verdeckt`,
  cards,
  points: (points) => (points === 1 ? '1 Punkt' : `${points} Punkte`),
  laid: 'Hier liegt eine Karte verdeckt',
  lay: 'Karte legen',
  layCard: (value) => `Die ${value} legen`,
  won(winners) {
    const [only, ...others] = winners
    if (only && others.length === 0) return `${only.name} ${verb(only, 'gewinnst', 'gewinnt')}`
    return `${listed(winners.map(({ name }) => name))} teilen sich den Sieg`
  },
  place: (place) => `${place}.`,
  bar: {
    lay: (isLast) => ({
      title: 'Leg eine Karte',
      detail: isLast ? 'Die letzte Runde: Danach hilft dir deine höchste nichts mehr.' : 'Die höchste holt die Runde.',
    }),
    waiting: (names) => ({ title: `Warten auf ${listed(names)}`, detail: 'Alle Karten werden zusammen aufgedeckt.' }),
  },
  refusals: { not_in_hand: 'Die Karte hast du nicht mehr.', other: 'Das hat nicht geklappt. Versuch es noch einmal.' },
  aloud: {
    covered: 'Deine Karten liegen verdeckt.',
    byClock: { lay: 'Die Zeit ist um: Für dich wurde eine Karte gelegt.' },
  },
  now: {
    dealt: () => ({ title: 'Die Karten werden gegeben', detail: '' }),
    shown: ({ laid, winner }, { who }) => ({
      title: `${who(winner).name} ${verb(who(winner), 'holst', 'holt')} die Runde`,
      detail: laid.map(({ seat, card }) => `${who(seat).name} ${valueOf(card)}`).join(', '),
    }),
    gameOver: () => ({ title: 'Das war’s', detail: '' }),
  },
  log: {
    dealt({ seat, count, cards: dealt }, { who }) {
      const { name, isMe } = who(seat)
      const what = dealt ? dealt.map(valueOf).join(', ') : cards(count)
      return [[strong(name), ` ${isMe ? 'hast' : 'hat'} ${what} bekommen.`]]
    },
    shown({ round, laid, winner }, { who }) {
      const all = laid.map(({ seat, card }) => `${who(seat).name} ${valueOf(card)}`).join(', ')
      const best = who(winner)
      return [[`Runde ${round}: ${all}. `, strong(best.name), ` ${verb(best, 'holst', 'holt')} die Runde.`]]
    },
    gameOver: () => none,
  },
}
