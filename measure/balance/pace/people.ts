import { rngOf, type Game, type Rng } from '@robot-night/engine'
import { nextDue } from '@robot-night/party/room/commands/schedule.ts'
import { Evening } from '@robot-night/party/room/testing/evening.ts'
import { Spent } from './Spent.ts'

/** A table of people: how long each of them thinks before an answer, s; null: they never answer. */
export interface Table {
  game: Game
  thinking: readonly (number | null)[]
  seed: string
}

const NAMES = ['Ben', 'Cleo', 'Dora', 'Emil', 'Fritz', 'Gina', 'Hans', 'Ida']
/** Longer than any match. */
const MOST_SECONDS = 4 * 60 * 60

/** Whom a person is, what they have been asked, and when they will have thought about it, ms since 1970. */
interface Person {
  device: string
  thinks: number | null
  asked: string
  answersAt: number
}

/** Plays at the usual pace with people who decide as the tin robots do, until so many rounds are over, or the match. */
export function play({ game, thinking, seed }: Table, rounds: number): Spent {
  const evening = new Evening({ title: game.id, pace: 'normal', seed })
  const others = NAMES.slice(0, thinking.length - 1)
  for (const name of others) evening.joins(name)
  evening.manages({ do: 'deal' })
  const people = ['mara', ...others.map((name) => name.toLowerCase())].map((device, at): Person => ({
    device,
    thinks: thinking[at] ?? null,
    asked: '',
    answersAt: Infinity,
  }))
  const rng = rngOf(seed)
  const spent = new Spent(evening)
  const end = evening.now + MOST_SECONDS * 1000
  while (spent.rounds < rounds && !isOver(evening) && evening.now < end) {
    for (const person of people) thinks(evening, person)
    const [first] = people.toSorted((one, other) => one.answersAt - other.answersAt)
    const due = nextDue(evening.room, evening.moment())
    if (first && first.answersAt <= due) {
      evening.now = Math.max(evening.now, first.answersAt)
      spent.upTo(evening)
      answers(evening, first, { game, rng })
    } else {
      if (!Number.isFinite(due)) throw new Error(`${game.id} waits for ever`)
      evening.now = Math.max(evening.now, due)
      spent.upTo(evening)
      evening.takes({ kind: 'alarm', bots: 'think' })
    }
    spent.upTo(evening)
  }
  return spent
}

const isOver = ({ room }: Evening): boolean => room.facts.stage !== 'playing'

/** A question that is put again is thought about from now on. */
function thinks(evening: Evening, person: Person): void {
  const { asks, beat } = evening.scene(person.device)
  const asked = asks ? `${evening.room.head?.id} ${beat} ${asks.kind}` : ''
  if (asked === person.asked) return
  person.asked = asked
  person.answersAt = asks && person.thinks !== null ? evening.now + person.thinks * 1000 : Infinity
}

function answers(evening: Evening, person: Person, { game, rng }: { game: Game; rng: Rng }): void {
  const { asks, view } = evening.scene(person.device)
  person.answersAt = Infinity
  const rules = asks && game.decisions[asks.kind]
  if (!asks || !rules) return
  const wanted = game.bot[asks.kind]?.(view, asks.prompt, rng)
  const tries = [wanted, rules.single?.fallback(asks.prompt), rules.sample(asks.prompt, rng)]
  for (const action of tries) if (action && !evening.answers(person.device, action).refused) return
  throw new Error(`${game.id}: nothing is taken as an answer to ${asks.kind}`)
}
