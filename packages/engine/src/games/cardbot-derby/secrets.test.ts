import { describe, expect, it } from 'vitest'
import { keyOf, keyStream, rngOf, type Move, type Viewer } from '../../index.ts'
import { byPlayersAtRandom, otherWorlds, playout, toldApart, type Match } from '../../testing/index.ts'
import { cardbotDerby, isMove, USUAL_OPTIONS, type Options, type State } from './index.ts'
import { derbySecrets as secrets } from './secrets.ts'

const MATCHES = 40

/** Cut short where a ping waits, more often than not. */
function played(at: number): Match {
  const seats = 2 + (at % 7)
  const options: Options = {
    ...USUAL_OPTIONS,
    drawCount: at % 2 === 0 ? 7 : 5,
    ...(seats < 6 ? { drones: 8 - seats * (seats === 2 ? 2 : 1) > 2 ? 2 : 1 } : {}),
  }
  const match = { seats, options, stream: keyStream(keyOf(`secrets ${at}`)) }
  const rng = rngOf(`secrets ${at}`)
  const most = 4 + rng.int(50)
  const moves: Move[] = []
  for (const { move, reached } of playout(cardbotDerby, match, byPlayersAtRandom(rng))) {
    if (move) moves.push(move)
    const phase = reached.position.state.phase.kind
    if (phase === 'over') return { ...match, moves: moves.slice(0, -1) }
    if (moves.length > most + 25 || (moves.length >= most && phase === 'ping')) break
  }
  return { ...match, moves }
}

const WORLDS = otherWorlds(
  cardbotDerby,
  secrets,
  Array.from({ length: MATCHES }, (_, at) => played(at)),
)

describe('another world behind somebody’s back', () => {
  it('section 7: looks the same to them, and takes as many draws', () => {
    expect(toldApart(cardbotDerby, WORLDS)).toBe(0)
    for (const { inA, inB } of WORLDS.map(({ b }) => b)) expect(inB.at(-1)?.drawn).toBe(inA.at(-1)?.drawn)
    expect(WORLDS.length).toBeGreaterThan(MATCHES / 2)
  })

  const { view } = cardbotDerby
  const adding = (more: (state: State, viewer: Viewer) => object): Partial<typeof cardbotDerby> => ({
    view: (state, viewer) => Object.assign(view(state, viewer), state.phase.kind === 'over' ? {} : more(state, viewer)),
  })
  const LEAKS: Record<string, Partial<typeof cardbotDerby>> = {
    'the top of a pile': adding(({ robots }) => ({ tops: robots.map(({ pile }) => pile[0]) })),
    'what lies lowest in a pile': adding(({ robots }) => ({ lowest: robots.map(({ pile }) => pile.at(-1)) })),
    'the top of one’s own pile': adding(({ robots }, viewer) => ({
      top: robots.find(({ seat }) => seat === viewer)?.pile[0] ?? null,
    })),
    'the last command while a ping waits': adding(({ phase, robots }) => ({
      last: phase.kind === 'ping' ? robots.map(({ program }) => program?.at(-1)) : [],
    })),
    'the first command of who is ready': adding(({ phase, robots }) => ({
      first: phase.kind === 'choose' ? robots.map(({ program }) => program?.[0]) : [],
    })),
    'the command of a drone that comes next': adding(({ robots, race }) => ({
      next: robots.map(({ seat, program }, at) => (seat === null ? program?.[race?.commands[at]?.length ?? 0] : null)),
    })),
    'how the drafts lie': adding(({ robots }) => ({ drafts: robots.map(({ draft }) => draft[0]) })),
    'how many of those drawn are moves': adding(({ robots }) => ({
      moves: robots.map(({ drawn }) => drawn.filter((card) => isMove(card)).length),
    })),
  }
  it.each(Object.entries(LEAKS))('is told from this one where there shows %s', (_name, leak) => {
    const leaky: typeof cardbotDerby = { ...cardbotDerby, ...leak }
    expect(toldApart(leaky, WORLDS)).toBeGreaterThan(0)
  })
})
