import { describe, expect, it } from 'vitest'
import { hear, keyOf, keyStream, rngOf, start, submit, update, type Game, type Move, type Stream } from '../../index.ts'
import type { Viewer } from '../../index.ts'
import { byPlayersAtRandom, counterpart, patched, playout, type Match } from '../../testing/index.ts'
import { evilRobotsClassic, classicSecrets as secrets, USUAL_OPTIONS } from './index.ts'

const MATCHES = 40

function played(at: number): Match {
  const match = { seats: 3 + (at % 7), options: USUAL_OPTIONS, stream: keyStream(keyOf(`secrets ${at}`)) }
  const rng = rngOf(`secrets ${at}`)
  const most = 8 + rng.int(50)
  const moves: Move[] = []
  for (const { move } of playout(evilRobotsClassic, match, byPlayersAtRandom(rng))) {
    if (move) moves.push(move)
    if (moves.length >= most) break
  }
  return { ...match, moves }
}

/** All that a viewer gets, step by step, of a game that is played by these moves. */
function trace(
  game: Game,
  { seats, options }: Match,
  by: { stream: Stream; moves: readonly (Move | null)[]; viewer: Viewer },
) {
  let reached = start(game, seats, options, by.stream)
  const seen = () => JSON.stringify([update(game, reached.position, by.viewer), hear(reached.told, by.viewer)])
  const all = [seen()]
  for (const move of by.moves) {
    const next = move ? submit(game, reached.position, move, by.stream) : { ...reached, told: [] }
    if ('refused' in next) return [...all, JSON.stringify(next.refused)]
    reached = next
    all.push(seen())
  }
  return all
}

/** Of all these matches: in how many there is another world, and in how many of those the viewer can tell. */
function tried(game: Game): { worlds: number; told: number } {
  let [worlds, told] = [0, 0]
  for (let at = 0; at < MATCHES; at++) {
    const [a, rng] = [played(at), rngOf(`viewer ${at}`)]
    const viewer = rng.pick<Viewer>([...Array(a.seats).keys(), 'spectator'])
    const b = counterpart(evilRobotsClassic, a, { secrets, viewer, rng })
    if (!b) continue
    worlds += 1
    const inA = trace(game, a, { stream: a.stream, moves: a.moves, viewer })
    const inB = trace(game, a, { stream: patched(a.stream, b.patch), moves: b.moves, viewer })
    if (inA.join('\n') !== inB.join('\n')) told += 1
  }
  return { worlds, told }
}

describe('another world behind somebody’s back', () => {
  it('ERC-509 section 7: looks the same to them', () => {
    const { worlds, told } = tried(evilRobotsClassic)
    expect(told).toBe(0)
    expect(worlds).toBeGreaterThan(MATCHES / 2)
  })

  const { view } = evilRobotsClassic
  const LEAKS: Record<string, Partial<typeof evilRobotsClassic>> = {
    'that somebody has given an order': {
      view: (state, viewer) =>
        Object.assign(view(state, viewer), { orders: state.seats.filter(({ orders }) => orders).length }),
    },
    'the sum of all powers': {
      view: (state, viewer) =>
        Object.assign(view(state, viewer), { sum: state.seats.reduce((sum, { power }) => sum + power, 0) }),
    },
    'how many private shows there were': {
      view: (state, viewer) => Object.assign(view(state, viewer), { shows: state.whispered.length }),
    },
    'whether somebody changed sides': {
      view: (state, viewer) => Object.assign(view(state, viewer), { sides: state.seats.map((own) => own.allegiance) }),
    },
  }
  it.each(Object.entries(LEAKS))('is told from this one where %s shows', (_name, leak) => {
    const leaky: typeof evilRobotsClassic = { ...evilRobotsClassic, ...leak }
    expect(tried(leaky).told).toBeGreaterThan(0)
  })
})
