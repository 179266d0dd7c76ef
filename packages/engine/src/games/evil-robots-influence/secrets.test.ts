import { describe, expect, it } from 'vitest'
import { keyOf, keyStream, rngOf, type Game, type Move, type Viewer } from '../../index.ts'
import { byPlayersAtRandom, otherWorlds, playout, toldApart, type Match } from '../../testing/index.ts'
import { evilRobotsInfluence, influenceSecrets as secrets, rowOf, type Options, type State } from './index.ts'

const MATCHES = 60

/** Cut short in the middle of a round: there is most to hide. */
function played(at: number): Match {
  const seats = 3 + (at % 7)
  const options: Options = { firstDealer: at % 2 === 0 ? 'random' : 1 }
  const match = { seats, options, stream: keyStream(keyOf(`secrets ${at}`)) }
  const rng = rngOf(`secrets ${at}`)
  const most = 4 + rng.int(90)
  const moves: Move[] = []
  for (const { move, reached } of playout(evilRobotsInfluence, match, byPlayersAtRandom(rng))) {
    if (move) moves.push(move)
    const { phase } = reached.position.state as State
    if (phase.kind === 'over') return { ...match, moves: moves.slice(0, -1) }
    if (moves.length > most + 25 || (moves.length >= most && isCutIn(phase, at))) break
  }
  return { ...match, moves }
}

/** Two of three where something has been said under seal, if that comes soon. */
function isCutIn(phase: State['phase'], at: number): boolean {
  if (at % 3 === 0) return true
  const isSealed = 'answers' in phase && phase.answers.length > 1
  return isSealed && (at % 3 === 1 || phase.kind === 'retain')
}

const WORLDS = otherWorlds(
  evilRobotsInfluence,
  secrets,
  Array.from({ length: MATCHES }, (_, at) => played(at)),
)

type World = (typeof WORLDS)[number]
const told = (game: Game): number => toldApart(game, WORLDS)
const lastOf = ({ b }: World, where: 'inA' | 'inB'): State => b[where].at(-1)!.state as State

describe('another world behind somebody’s back', () => {
  it('section 7: looks the same to them, and takes as many draws', () => {
    expect(told(evilRobotsInfluence)).toBe(0)
    for (const { inA, inB } of WORLDS.map(({ b }) => b)) expect(inB.at(-1)?.drawn).toBe(inA.at(-1)?.drawn)
    expect(WORLDS.length).toBeGreaterThan(MATCHES / 2)
  })

  it('section 7: is one with other coins, other cards, other piles, other things said under seal', () => {
    const differing = (what: (state: State) => unknown) =>
      WORLDS.filter((each) => JSON.stringify(what(lastOf(each, 'inA'))) !== JSON.stringify(what(lastOf(each, 'inB'))))
        .length
    expect(differing(({ seats }) => seats.map(({ hidden }) => hidden.face))).toBeGreaterThan(10)
    expect(differing(({ seats }) => seats.map(({ left, right }) => [left?.card, right?.card]))).toBeGreaterThan(10)
    expect(differing(({ piles }) => piles)).toBeGreaterThan(10)
    expect(WORLDS.filter(({ a, b }) => JSON.stringify(a.moves) !== JSON.stringify(b.moves)).length).toBeGreaterThan(5)
  })

  const { view, decisions } = evilRobotsInfluence
  const adding = (more: (state: State, viewer: Viewer) => object): Partial<typeof evilRobotsInfluence> => ({
    view: (state, viewer) => Object.assign(view(state, viewer), state.phase.kind === 'over' ? {} : more(state, viewer)),
  })
  const handOf = (state: State, seat: number) => [state.seats[seat]?.left?.card, state.seats[seat]?.right?.card]
  const LEAKS: Record<string, Partial<typeof evilRobotsInfluence>> = {
    'every hidden coin': adding(({ seats }) => ({ coins: seats.map(({ hidden }) => hidden.face) })),
    'how many hidden coins are heads': adding(({ seats }) => ({
      heads: seats.filter(({ hidden }) => hidden.face === 'H').length,
    })),
    'who is Good as it lies': adding(({ seats }) => ({
      good: seats.map(({ hidden, shown }) => hidden.face === 'H' && shown === 'H'),
    })),
    'the cards of seat 0': adding((state) => ({ hand: handOf(state, 0) })),
    'the type of the Left card of seat 1': adding(({ seats }) => ({
      type: seats[1]?.left && rowOf(seats[1].left.card).type,
    })),
    'who has an Endgame card': adding(({ seats }) => ({
      late: seats.map((_, seat) =>
        ['L16', 'L17', 'R16', 'R17'].some(
          (card) => seats[seat]?.left?.card === card || seats[seat]?.right?.card === card,
        ),
      ),
    })),
    'the top of a pile': adding(({ piles }) => ({ top: piles.left[0] })),
    'what lies lowest in a pile': adding(({ piles }) => ({ lowest: piles.right.at(-1) })),
    'the discards': adding(({ discards }) => ({ discards: [...discards.left, ...discards.right] })),
    'whether somebody could use a Reveal card': adding(({ seats }) => ({
      reveal: seats.map(({ right }) => right && !right.up && rowOf(right.card).type === 'R'),
    })),
    'how many have answered under seal': adding(({ phase }) => ({
      answered: 'answers' in phase ? phase.answers.length : 0,
    })),
    'who has raised, before all do': adding(({ phase }) => ({ raised: phase.kind === 'claim' ? phase.answers : [] })),
    'who has said something to an offered card': {
      decisions: { ...decisions, claim: { ...decisions.claim, shows: 'answered' } },
    },
    'that somebody has said something to it, as an event': {
      decisions: {
        ...decisions,
        claim: {
          ...decisions.claim,
          resolve: (table, seat, action) => {
            decisions.claim.resolve(table, seat, action)
            table.tell({ kind: 'revealPassed', seat })
          },
        },
      },
    },
  }
  it.each(Object.entries(LEAKS))('is told from this one where there shows %s', (_name, leak) => {
    const leaky: typeof evilRobotsInfluence = { ...evilRobotsInfluence, ...leak }
    expect(told(leaky)).toBeGreaterThan(0)
  })
})
