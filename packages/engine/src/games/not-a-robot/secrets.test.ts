import { describe, expect, it } from 'vitest'
import { keyOf, keyStream, rngOf, type Game, type Move, type Viewer } from '../../index.ts'
import { byPlayersAtRandom, otherWorlds, playout, toldApart, type Match } from '../../testing/index.ts'
import { notARobot, USUAL_OPTIONS, type Options, type State } from './index.ts'
import { notARobotSecrets as secrets } from './secrets.ts'

const MATCHES = 60

/** Cut short in the middle of a round: there is most to hide. */
function played(at: number): Match {
  const seats = 3 + (at % 6)
  const options: Options = {
    ...USUAL_OPTIONS,
    server: at % 4 !== 0,
    objections: at % 3 !== 0,
    rounds: at % 5 === 0 ? 12 : 3,
  }
  const match = { seats, options, stream: keyStream(keyOf(`secrets ${at}`)) }
  const rng = rngOf(`secrets ${at}`)
  const most = 1 + rng.int(at % 5 === 0 ? 400 : 60)
  const moves: Move[] = []
  for (const { move, reached } of playout(notARobot, match, byPlayersAtRandom(rng))) {
    if (move) moves.push(move)
    const phase = reached.position.state.phase.kind
    if (phase === 'over') return { ...match, moves: moves.slice(0, -1) }
    if (moves.length >= most && phase !== 'result') break
  }
  return { ...match, moves }
}

const WORLDS = otherWorlds(
  notARobot,
  secrets,
  Array.from({ length: MATCHES }, (_, at) => played(at)),
)

type World = (typeof WORLDS)[number]
const told = (game: Game): number => toldApart(game, WORLDS)
const lastOf = ({ b }: World, where: 'inA' | 'inB'): State => b[where].at(-1)!.state as State

describe('another world behind somebody’s back', () => {
  it('section 7: looks the same to them, and takes as many draws', () => {
    expect(told(notARobot)).toBe(0)
    for (const { inA, inB } of WORLDS.map(({ b }) => b)) expect(inB.at(-1)?.drawn).toBe(inA.at(-1)?.drawn)
    expect(WORLDS.length).toBeGreaterThan(MATCHES / 2)
  })

  it('section 7: is one with other roles, another answer, another deck, another silence', () => {
    const differing = (what: (state: State) => unknown) =>
      WORLDS.filter((each) => JSON.stringify(what(lastOf(each, 'inA'))) !== JSON.stringify(what(lastOf(each, 'inB'))))
        .length
    expect(differing(({ roles, serverRole }) => [roles, serverRole])).toBeGreaterThan(10)
    expect(differing(({ answer }) => answer)).toBeGreaterThan(3)
    expect(differing(({ deck }) => deck)).toBeGreaterThan(10)
    expect(WORLDS.filter(({ b }) => b.moves.includes(null)).length).toBeGreaterThan(5)
  })

  const { view, decisions } = notARobot
  const adding = (more: (state: State, viewer: Viewer) => object): Partial<typeof notARobot> => ({
    view: (state, viewer) => Object.assign(view(state, viewer), state.phase.kind === 'over' ? {} : more(state, viewer)),
  })
  const isHidden = ({ phase }: State) => !['result', 'over'].includes(phase.kind)
  const LEAKS: Record<string, Partial<typeof notARobot>> = {
    'the answer, to all': adding(({ answer }) => ({ answer })),
    'whether the Server is Human': adding((state) => ({ glitch: isHidden(state) && state.serverRole === 'robot' })),
    'how many Humans sit on one’s right': adding((state, viewer) => ({
      right:
        viewer === 'spectator' || !isHidden(state)
          ? 0
          : state.roles.slice(viewer).filter((role) => role === 'human').length,
    })),
    'the picture that comes next': adding(({ deck, round }) => ({ next: deck[((round - 1) % 8) * 9 + 9] ?? null })),
    'the side of the last card': adding(({ deck }) => ({ last: deck.at(-1) })),
    'who has said that they stay': adding(({ phase }) => ({ stayed: phase.kind === 'call' ? phase.stayed : null })),
    'how many have said that they stay': {
      decisions: { ...decisions, call: { ...decisions.call, shows: 'answered' } },
    },
    'that somebody stays, as an event': {
      decisions: {
        ...decisions,
        call: {
          ...decisions.call,
          resolve: (table, seat, action) => {
            decisions.call.resolve(table, seat, action)
            table.tell({ kind: 'readied', seat })
          },
        },
      },
    },
    'a call for the Robot alone': {
      decisions: {
        ...decisions,
        call: {
          ...decisions.call,
          shows: 'asked',
          asked: (state) => decisions.call.asked(state).filter(({ seat }) => state.roles[seat] === 'robot'),
        },
      },
    },
    'that the Robot sits on the left': adding((state) => ({
      left: isHidden(state) && ['robot'].includes(state.roles[0] ?? ''),
    })),
  }
  it.each(Object.entries(LEAKS))('is told from this one where there shows %s', (_name, leak) => {
    const leaky: typeof notARobot = { ...notARobot, ...leak }
    expect(told(leaky)).toBeGreaterThan(0)
  })
})
