import { describe, expect, it } from 'vitest'
import { keyOf, keyStream, rngOf, type Move } from '../../index.ts'
import { byPlayersAtRandom, otherWorlds, playout, toldApart, type Match } from '../../testing/index.ts'
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

const WORLDS = otherWorlds(
  evilRobotsClassic,
  secrets,
  Array.from({ length: MATCHES }, (_, at) => played(at)),
)

describe('another world behind somebody’s back', () => {
  it('ERC-509 section 7: looks the same to them', () => {
    expect(toldApart(evilRobotsClassic, WORLDS)).toBe(0)
    expect(WORLDS.length).toBeGreaterThan(MATCHES / 2)
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
    expect(toldApart(leaky, WORLDS)).toBeGreaterThan(0)
  })
})
