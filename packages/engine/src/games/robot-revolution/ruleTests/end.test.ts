import { describe, expect, it } from 'vitest'
import { robotRevolution, type Decisions } from '../index.ts'
import { cards, fought, given, told } from '../testing.ts'

/** Holds with which seat 0, 1, 2 breaks through as often as said. */
function strikes(counts: readonly number[]) {
  const owners = counts.flatMap((count, seat) => Array.from({ length: count }, () => seat))
  const row = (place: number) => counts.map((_, seat) => (owners[place - 1] === seat ? `[${place + 1}D]` : ''))
  return { 1: row(1), 2: row(2), 3: row(3), 4: row(4), 5: row(5) }
}

const ended = (table: ReturnType<typeof fought>) => {
  const { phase } = table.state
  const { winners } = robotRevolution.outcome(table.state) ?? { winners: null }
  return phase.kind === 'over' ? { result: phase.result, places: phase.places, winners } : null
}

describe('the end', () => {
  it('RR-70 of two seats, if one falls the other has won', () => {
    const table = fought({ generals: [0, 0], at: strikes([0, 1]) })
    expect(ended(table)).toEqual({ result: 'win', places: [[1], [0]], winners: [1] })
    expect(table.told.at(-1)?.event).toEqual({ kind: 'gameOver', result: 'win', places: [[1], [0]] })
  })

  it('RR-70 of two seats, if both fall in the same round it is a draw, however often each struck', () => {
    const table = fought({ generals: [0, 0], at: strikes([2, 1]), breakthroughs: [4, 4] })
    expect(ended(table)).toEqual({ result: 'draw', places: [[0, 1]], winners: [] })
  })

  it('RR-71 with three seats the match goes on while two are living', () => {
    const table = fought({ seats: 3, generals: [1, 1, 0], at: strikes([1, 0, 0]) })
    expect(ended(table)).toBeNull()
    expect(table.state.phase.kind).toBe('faceUp')
  })

  it('RR-71 the last one standing has won, and those fallen in one round share a place', () => {
    const table = fought({ seats: 4, fellIn: { 1: 1 }, generals: [0, 0, 0, 0], at: strikes([0, 0, 1, 0]) })
    expect(ended(table)).toEqual({ result: 'win', places: [[2], [0, 3], [1]], winners: [2] })
  })

  it('section 9 the later a seat fell the better its place', () => {
    const table = fought({
      seats: 4,
      round: 5,
      fellIn: { 1: 4, 3: 2 },
      generals: [1, 0, 0, 0],
      at: strikes([1, 0, 0, 0]),
    })
    expect(ended(table)?.places).toEqual([[0], [2], [1], [3]])
  })

  it('section 9 breakthroughs don’t break ties between seats that fell in the same round before the last', () => {
    const fallen = { seats: 4, fellIn: { 0: 1, 1: 1 }, generals: [0, 0, 0, 1], breakthroughs: [3, 1, 0, 0] }
    expect(ended(fought({ ...fallen, at: strikes([0, 0, 0, 1]) }))?.places).toEqual([[3], [2], [0, 1]])
  })

  it('S25 RR-72 three seats fall together: more breakthroughs in the round rank higher', () => {
    const table = fought({ seats: 3, generals: [0, 0, 0], at: strikes([2, 1, 0]), breakthroughs: [0, 1, 3] })
    expect(told(table, 'generalsLost').map(({ hits }) => hits)).toEqual([1, 2, 3])
    expect(ended(table)).toEqual({ result: 'win', places: [[0], [1], [2]], winners: [0] })
  })

  it('S25 RR-72 equal in the round and in the match: they share first place, a draw', () => {
    const table = fought({ seats: 3, generals: [0, 0, 0], at: strikes([1, 1, 0]), breakthroughs: [1, 1, 5] })
    expect(ended(table)).toEqual({ result: 'draw', places: [[0, 1], [2]], winners: [] })
  })

  it('RR-72 equal in the round, the whole match decides', () => {
    const table = fought({ seats: 3, generals: [0, 0, 0], at: strikes([1, 1, 0]), breakthroughs: [1, 2, 5] })
    expect(ended(table)).toEqual({ result: 'win', places: [[1], [0], [2]], winners: [1] })
  })

  it('RR-72 two that are left of three are ranked by it too', () => {
    const table = fought({ seats: 3, fellIn: { 1: 1 }, generals: [0, 0, 0], at: strikes([2, 0, 1]) })
    expect(ended(table)).toEqual({ result: 'win', places: [[0], [2], [1]], winners: [0] })
  })

  it('RR-73 after round 30 the living are ranked by generals left', () => {
    const table = fought({ seats: 4, round: 30, fellIn: { 1: 9 }, generals: [2, 0, 4, 2] })
    expect(ended(table)).toEqual({ result: 'roundLimit', places: [[2], [0, 3], [1]], winners: [2] })
  })

  it('RR-73 equal generals after round 30 share first place, and nobody has won', () => {
    const table = fought({ round: 30 })
    expect(ended(table)).toEqual({ result: 'roundLimit', places: [[0, 1]], winners: [] })
  })

  it('RR-73 round 29 is not the last, and a fall in round 30 decides as ever', () => {
    expect(ended(fought({ round: 29 }))).toBeNull()
    expect(ended(fought({ round: 30, generals: [0, 4], at: strikes([0, 1]) }))?.result).toBe('win')
  })

  it('RR-74 by absence: there is no resignation', () => {
    const { decisions, offers } = robotRevolution
    expect([...Object.keys(decisions), ...Object.keys(offers)]).not.toContain('resign')
  })

  it('RR-74 a seat that the clock plays for keeps its cards and can still win', () => {
    const phase = { kind: 'faceDown', seat: 0 } as const
    const table = given({ hands: ['2C 3C', ''], phase, primary: 1, generals: [1, 0], at: strikes([1, 0]) })
    const prompt = { hand: cards('2C 3C'), count: 2, spares: [2, 3] } satisfies Decisions['faceDown']['prompt']
    const byClock = robotRevolution.decisions.faceDown.single?.fallback(prompt) ?? { plays: [] }
    table.answer(0, 'faceDown', byClock)
    expect(ended(table)?.winners).toEqual([0])
  })

  it('section 8 in the last round nothing is cleared away and all is laid open', () => {
    const table = given({
      hands: ['2C', 'KD 3S'],
      generals: ['AS', 0],
      primary: 1,
      phase: { kind: 'faceDown', seat: 0 },
      at: { 1: ['[4D]', ''], 4: ['', '8S'] },
      deck: 'QS JS',
      deckSize: 2,
    })
    table.answer(0, 'faceDown', { plays: [{ card: '2C', battlefield: 2 }] })
    expect(told(table, 'fell')).toEqual([{ kind: 'fell', seat: 1, round: 2, discarded: [] }])
    expect(table.state.stacks[3]?.[1]).toHaveLength(1)
    expect(table.view('spectator').open).toEqual({
      hands: [[], ['KD', '3S']],
      generals: [['AS'], []],
      lost: [[], []],
      deck: ['QS', 'JS'],
    })
    expect(table.view(1)).toMatchObject({ hand: null, open: { hands: { 1: ['KD', '3S'] } } })
    expect(table.view(0)).toMatchObject({ hand: [] })
  })

  it('RR-73 in round 30 the fallen lay nothing down either', () => {
    const table = fought({ seats: 3, round: 30, generals: [4, 4, 0], at: { 1: ['[4D]', '', ''], 2: ['', '', '9S'] } })
    expect(told(table, 'fell')[0]?.discarded).toEqual([])
    expect(ended(table)?.places).toEqual([[0], [1], [2]])
  })
})
