import type { State as ClassicState } from '@robot-night/engine/games/evil-robots-classic'
import type { State as InfluenceState } from '@robot-night/engine/games/evil-robots-influence'
import { expect, it } from 'vitest'
import { lived as livedClassic, livedThrough as throughClassic } from './evil-robots-classic/testing.ts'
import { lived as livedInfluence, livedThrough as throughInfluence } from './evil-robots-influence/testing.ts'
import { revealedBy } from './revealed.ts'

/** By seat, what each kind of claim would have had to say at each moment of the round that is on. */
type Moments = Map<string, Set<string>>
interface Match {
  title: string
  lived: Iterable<{ events: readonly { kind: string }[] }>
  /** The same steps, with all secrets: what is so of each seat, by kind. */
  secrets: Iterable<readonly Record<string, string>[]>
}

const isClassic = (state: object): state is ClassicState => 'diary' in state
const isInfluence = (state: object): state is InfluenceState => 'piles' in state

function* classic(seats: number, seed: number) {
  for (const { state } of throughClassic(seats, seed))
    yield isClassic(state)
      ? state.seats.map(({ power, robot, allegiance }) => ({ power: String(power), robot, allegiance }))
      : []
}
function* influence(seats: number, seed: number) {
  for (const { state } of throughInfluence(seats, seed))
    yield isInfluence(state)
      ? state.seats.map(({ hidden, shown }) => ({
          coin: hidden.face,
          side: hidden.face !== shown ? 'neutral' : shown === 'H' ? 'good' : 'evil',
        }))
      : []
}

/** How often something could be told of a seat, by kind; fails where it was not so all round long. */
function toldIn({ title, lived, secrets }: Match): Record<string, number> {
  const told: Record<string, number> = {}
  const heard: { kind: string }[] = []
  let moments: Moments = new Map()
  const steps = secrets[Symbol.iterator]()
  for (const { events } of lived) {
    const seats = steps.next().value ?? []
    for (const event of events) {
      heard.push(event)
      const revealed = revealedBy(title, heard)
      if (!revealed) continue
      for (const [key, values] of moments) {
        const [seat, kind] = key.split(' ')
        const truth = revealed.truth(Number(seat), kind ?? '')
        if (truth === null) continue
        expect([...values], `${title} ${key}`).toEqual([truth])
        told[kind ?? ''] = (told[kind ?? ''] ?? 0) + 1
      }
      moments = new Map()
    }
    const isDealt = events.some(({ kind }) => kind === 'dealt' || kind === 'roundStarted')
    if (isDealt) moments = new Map()
    for (const [seat, kinds] of seats.entries())
      for (const [kind, value] of Object.entries<string>(kinds)) {
        const values = moments.get(`${seat} ${kind}`) ?? new Set()
        moments.set(`${seat} ${kind}`, values.add(value))
      }
  }
  return told
}

it('what a seat was is told only where it was so all round long', () => {
  const all: Record<string, number> = {}
  for (let seed = 1; seed <= 12; seed++)
    for (const match of [
      {
        title: 'evil-robots-classic',
        lived: livedClassic(3 + (seed % 7), seed % 2 ? 'spectator' : 0, seed),
        secrets: classic(3 + (seed % 7), seed),
      },
      {
        title: 'evil-robots-influence',
        lived: livedInfluence(3 + (seed % 7), seed % 2 ? 'spectator' : 0, seed),
        secrets: influence(3 + (seed % 7), seed),
      },
    ])
      for (const [kind, count] of Object.entries(toldIn(match))) all[kind] = (all[kind] ?? 0) + count
  for (const kind of ['allegiance', 'power', 'robot', 'coin', 'side']) expect(all[kind], kind).toBeGreaterThan(10)
})

it('in I’m Not a Robot roles come to light, and who voted for the Robot; what one thinks of a word does not', () => {
  const heard = [
    { kind: 'roundStarted', round: 3, pictures: [] },
    ...[2, 0, 1].map((seat, at) => ({ kind: 'wordGiven', seat, entry: at + 1, word: 'tin' })),
    { kind: 'votesShown', votes: [1, 1, 2], tally: [], tied: [], revealed: 2 },
    { kind: 'rolesShown', roles: ['human', 'human', 'robot'], serverRole: null },
  ]
  const revealed = revealedBy('not-a-robot', heard)
  expect(revealed?.round).toBe(3)
  expect([0, 1, 2].map((seat) => revealed?.truth(seat, 'role'))).toEqual(['human', 'human', 'robot'])
  expect(revealed?.truth(2, 'doubt')).toBeNull()
  expect([0, 1, 2].map((seat) => revealed?.doubters?.(seat))).toEqual([null, null, [0, 1]])
  expect(revealedBy('not-a-robot', heard.slice(0, -1))).toBeNull()
  expect(revealedBy('robot-revolution', heard)).toBeNull()
})
