import { describe, expect, it } from 'vitest'
import type { Game, Viewer } from '../../core/game.ts'
import { hear, update } from '../../core/update.ts'
import { keyOf, keyStream, rngOf } from '../../core/rng.ts'
import { atRandom, playout } from '../../testing/index.ts'
import { cardsFor, isCardId, isHidden, knownCards, robotRevolution, type CardId, type State } from './index.ts'
import { at, cards, fought, given, stateOf, type Given } from './testing.ts'

/** Every card of one deck has its place: nothing in a view can be there by chance. */
const TABLE: Given = {
  hands: ['2C 3C', '4C 5C', '6C'],
  generals: ['2D 3D 4D 5D', '6D 7D 8D', '9D 10D'],
  at: { 1: ['[2H] 3H (4H)', '(5H)', ''], 4: ['', '6H', '(7H) (8H)'] },
  discard: 'AS KS',
  round: 3,
  primary: 1,
  breakthroughs: [2, 1, 0],
  phase: { kind: 'faceDown', seat: 0 },
}
const PUBLIC = ['2H', '3H', '6H', 'AS', 'KS']

/** Every card named anywhere in a value, by walking all of it. */
function cardsIn(value: unknown): CardId[] {
  if (typeof value === 'string') return isCardId(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [...cardsIn(name), ...cardsIn(inner)])
}
const seen = (viewer: Viewer) => new Set(cardsIn(given(TABLE).view(viewer)))

describe('what a viewer sees (section 7)', () => {
  it('a seat sees its hand, its own face-down cards and what is public, and no other card', () => {
    expect(seen(0)).toEqual(new Set([...PUBLIC, '2C', '3C', '4H']))
    expect(seen(1)).toEqual(new Set([...PUBLIC, '4C', '5C', '5H']))
    expect(seen(2)).toEqual(new Set([...PUBLIC, '6C', '7H', '8H']))
  })

  it('a watcher sees what is public, and no other card', () => {
    expect(seen('spectator')).toEqual(new Set(PUBLIC))
  })

  it('the whole view, field by field', () => {
    expect(given(TABLE).view(0)).toEqual({
      viewer: 0,
      options: { sharedCodeMin: 2 },
      phase: { kind: 'faceDown', seat: 0 },
      round: 3,
      primary: 1,
      deckSize: 52 - 5 - 9 - 7 - 2,
      discard: ['AS', 'KS'],
      seats: [
        { handSize: 2, generalsLeft: 4, living: true, fellIn: null, breakthroughs: 2, breakthroughsThisRound: 0 },
        { handSize: 2, generalsLeft: 3, living: true, fellIn: null, breakthroughs: 1, breakthroughsThisRound: 0 },
        { handSize: 1, generalsLeft: 2, living: true, fellIn: null, breakthroughs: 0, breakthroughsThisRound: 0 },
      ],
      stacks: [
        [
          [
            { card: '2H', faceUp: true, sideways: true },
            { card: '3H', faceUp: true },
            { card: '4H', faceUp: false },
          ],
          [{ hidden: true }],
          [],
        ],
        [[], [], []],
        [[], [], []],
        [[], [{ card: '6H', faceUp: true }], [{ hidden: true }, { hidden: true }]],
        [[], [], []],
      ],
      hand: ['2C', '3C'],
      open: null,
    })
  })

  it.each([0, 1, 2, 'spectator'] as const)('the order and the cards of the deck are hidden from %s', (viewer) => {
    const { deck, ...rest } = stateOf(TABLE)
    const other = { ...rest, deck: deck.toReversed() }
    expect(robotRevolution.view(other, viewer)).toEqual(given(TABLE).view(viewer))
    expect(cardsIn(given(TABLE).view(viewer)).filter((card) => deck.includes(card))).toEqual([])
  })

  it('RR-17 not even their owner sees the generals in the row', () => {
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(cardsIn(given(TABLE).view(viewer)).filter((card) => card.endsWith('D'))).toEqual([])
    }
  })

  it('generals once lost are remembered by the table and shown to nobody before the end', () => {
    const table = fought({ at: { 1: ['[4D]', ''] }, generals: [4, 'AS KS QS JS'] })
    expect(cardsIn(table.view(0))).not.toContain('AS')
    expect(cardsIn(table.view('spectator'))).not.toContain('AS')
    expect(table.view(1).hand).toContain('AS')
  })

  it('a hidden card has nothing to be known by', () => {
    const { stacks } = given(TABLE).view('spectator')
    const hidden = stacks.flat(2).filter(isHidden)
    expect(hidden).toEqual([{ hidden: true }, { hidden: true }, { hidden: true }, { hidden: true }])
    expect(stacks.map(([own = []]) => knownCards(own))).toEqual([['2H', '3H'], [], [], [], []])
  })

  it('cards returned by a mulligan are seen by nobody else', () => {
    const table = given({
      hands: ['2C 3C 4C 5C 6C', '2D'],
      phase: { kind: 'mulligan', seat: 0 },
      round: 0,
      generals: [0, 0],
    })
    table.answer(0, 'mulligan', { take: true })
    expect(cardsIn([table.heard(1), table.view(1)])).toEqual(['2D'])
    expect(cardsIn([table.heard('spectator'), table.view('spectator')])).toEqual([])
  })

  it('only the seat that is asked gets the question, though all see whom the table waits for', () => {
    const table = given(TABLE)
    expect(cardsIn(table.update(0).asks)).toEqual(['2C', '3C'])
    expect([table.update(1).asks, table.update('spectator').asks]).toEqual([null, null])
    const awaits = [{ seat: 0, kind: 'faceDown', done: null }]
    for (const viewer of [0, 1, 2, 'spectator'] as const) expect(table.update(viewer).awaits).toEqual(awaits)
  })

  it('after the match everything is open to all', () => {
    const over: Given = { ...TABLE, phase: { kind: 'over', result: 'win', places: [[0], [1], [2]] } }
    const { open } = given(over).view('spectator')
    expect(open).toMatchObject({ hands: [['2C', '3C'], ['4C', '5C'], ['6C']] })
    expect(open?.generals[1]).toEqual(['6D', '7D', '8D'])
    expect(open?.deck).toEqual(stateOf(over).deck)
  })
})

describe('a view after another', () => {
  it('hands on what was made of seats and battlefields that have stayed, and makes the others again', () => {
    const table = given({ hands: ['2C 3C', '4C'], at: { 2: ['(5C)', '6C'] } })
    const [own, all] = [table.view(0), table.view('spectator')]
    const before = { state: table.state, view: (viewer: Viewer) => (viewer === 0 ? own : all) }
    table.answer(0, 'faceUp', at('2C', 1))
    const viewFor = robotRevolution.views?.(table.state, before)
    const [mine, theirs] = [viewFor?.(0), viewFor?.(1)]
    expect(mine?.stacks[1]).toBe(own.stacks[1])
    expect(theirs?.stacks[1]).toBe(all.stacks[1])
    expect(theirs?.seats[1]).toBe(all.seats[1])
    expect([theirs?.stacks[0], theirs?.seats[0]]).toEqual([table.view(1).stacks[0], table.view(1).seats[0]])
    expect(theirs?.seats[0]).not.toEqual(all.seats[0])
  })
})

describe('what a viewer hears (section 8)', () => {
  /** The cards that each of two seats and a spectator hear of, in events of one kind. */
  function heardOf(table: ReturnType<typeof given>, kind: string) {
    const of = (viewer: Viewer) => cardsIn(hear(table.told, viewer).filter((event) => event.kind === kind))
    return { owner: of(0), other: of(1), spectator: of('spectator') }
  }

  it('dealt: the count for all, the cards for their seat', () => {
    const table = fought({ deck: '2C 3C 4C 5C 6C 7C' })
    expect(heardOf(table, 'dealt')).toEqual({ owner: ['3C', '5C', '7C'], other: ['2C', '4C', '6C'], spectator: [] })
    const deckLeft = table.state.deck.length
    expect(table.heard('spectator').slice(-2)).toEqual([
      { kind: 'dealt', seat: 1, count: 3, deckLeft, cards: null },
      { kind: 'dealt', seat: 0, count: 3, deckLeft, cards: null },
    ])
  })

  it('generalsDealt: no card for anybody', () => {
    const table = given({ hands: ['2C', '3C'], phase: { kind: 'mulligan', seat: 1 }, round: 0, generals: [0, 0] })
    table.answer(1, 'mulligan', { take: false })
    expect(heardOf(table, 'generalsDealt')).toEqual({ owner: [], other: [], spectator: [] })
    expect(table.heard(0).filter(({ kind }) => kind === 'generalsDealt')).toHaveLength(2)
  })

  it('playedDown: the places for all, the cards for their seat', () => {
    const table = given({ hands: ['2C 3C 4C', '5C'], phase: { kind: 'faceDown', seat: 0 } })
    table.answer(0, 'faceDown', { plays: [at('4C', 3), at('2C', 1)] })
    expect(heardOf(table, 'playedDown')).toEqual({ owner: ['4C', '2C'], other: [], spectator: [] })
  })

  it('playedUp, revealed and battle: the same for all', () => {
    const table = fought({ at: { 1: ['9C (2C)', '(3D)'] } })
    expect(heardOf(table, 'revealed')).toEqual({ owner: ['2C', '3D'], other: ['2C', '3D'], spectator: ['2C', '3D'] })
    expect(heardOf(table, 'battle').spectator).toEqual(['9C', '2C', '3D'])
    const up = given({ hands: ['2C 3C', '5C'] })
    up.answer(0, 'faceUp', at('3C', 1))
    expect(heardOf(up, 'playedUp')).toEqual({ owner: ['3C'], other: ['3C'], spectator: ['3C'] })
  })

  it('generalsLost: the numbers for all, the cards for their seat', () => {
    const table = fought({ at: { 1: ['', '[4D]'] }, generals: ['AS KS', 4] })
    expect(heardOf(table, 'generalsLost')).toEqual({ owner: ['AS'], other: [], spectator: [] })
  })

  it('reshuffled: only how many cards there are now', () => {
    const table = fought({ deckSize: 6, discard: '9C 9D' })
    expect(table.heard(0).at(-1)).toEqual({ kind: 'reshuffled', deckLeft: 2 })
  })
})

describe('imagine', () => {
  const pieces = ({ deck, discard, seats, stacks }: State): CardId[] => [
    ...[...deck, ...discard, ...seats.flatMap(({ hand, generals }) => [...hand, ...generals])],
    ...stacks.flat(2).map(({ card }) => card),
  ]

  it.each([2, 3, 4, 5, 6])('makes a world that looks the same and has every card once, with %d seats', (seats) => {
    const rng = rngOf(`imagine ${seats}`)
    const game: Game = robotRevolution
    for (const key of ['one', 'two']) {
      const match = { seats, options: { sharedCodeMin: 2 }, stream: keyStream(keyOf(key)) }
      for (const { reached } of playout(game, match, atRandom(rng))) {
        const state = ofThisTitle(reached.position.state)
        expect(pieces(state).toSorted()).toEqual(cardsFor(seats).toSorted())
        for (const viewer of [...state.seats.keys(), 'spectator'] as const) {
          const view = robotRevolution.view(state, viewer)
          const world = robotRevolution.imagine(view, rng)
          expect(robotRevolution.view(world, viewer)).toEqual(view)
          expect(pieces(world).toSorted()).toEqual(cardsFor(seats).toSorted())
        }
      }
    }
  })

  it('keeps what the viewer knows and redraws the rest', () => {
    const view = given(TABLE).view(0)
    const worlds = ['a', 'b'].map((seed) => robotRevolution.imagine(view, rngOf(seed)))
    expect(worlds.map(({ seats }) => seats[0]?.hand)).toEqual([cards('2C 3C'), cards('2C 3C')])
    expect(worlds[0]?.deck).not.toEqual(worlds[1]?.deck)
    expect(worlds.map(({ seats }) => seats.map(({ lost }) => lost.length))).toEqual([
      [0, 1, 2],
      [0, 1, 2],
    ])
  })

  it('gives the same answer as the true world to all that is public', () => {
    const { state, position } = given(TABLE)
    const world = robotRevolution.imagine(robotRevolution.view(state, 0), rngOf('c'))
    expect(update(robotRevolution, { ...position, state: world }, 0)).toEqual(update(robotRevolution, position, 0))
  })
})

/** A play-out knows a state only as some title's. */
function ofThisTitle(state: object): State {
  const isState = (any: object): any is State => 'deck' in any && 'stacks' in any
  if (!isState(state)) throw new Error('no state of Robot Revolution')
  return state
}
