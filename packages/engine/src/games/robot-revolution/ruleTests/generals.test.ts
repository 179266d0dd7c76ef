import { describe, expect, it } from 'vitest'
import { at, fought, given, told } from '../testing.ts'

const generalsLeft = (table: ReturnType<typeof fought>) => table.state.seats.map(({ generals }) => generals.length)

describe('generals and falling', () => {
  it('RR-18 RR-61 the first general is lost first and goes into the hand', () => {
    const table = fought({ at: { 1: ['[4D]', ''] }, generals: [4, 'AS KS QS JS'], deck: '2C 3C 4C 5C 6C 7C' })
    expect(table.state.seats[1]?.generals).toEqual(['KS', 'QS', 'JS'])
    expect(table.state.seats[1]?.hand).toEqual(['AS', '2C', '4C', '6C'])
    expect(table.state.seats[1]?.lost).toEqual(['AS'])
  })

  it('RR-61 RR-67 the owner alone hears which card it was', () => {
    const table = fought({ at: { 1: ['[4D]', ''] }, generals: [4, 'AS KS QS JS'] })
    const lost = { kind: 'generalsLost', seat: 1, hits: 1, lost: 1, generalsLeft: 3 }
    const heard = (viewer: number | 'spectator') => table.heard(viewer).find(({ kind }) => kind === 'generalsLost')
    expect(heard(1)).toEqual({ ...lost, cards: ['AS'] })
    expect(heard(0)).toEqual({ ...lost, cards: null })
    expect(heard('spectator')).toEqual({ ...lost, cards: null })
  })

  it('RR-67 a general picked up can be played face up in the next round', () => {
    const table = fought({ at: { 1: ['', '[4D]'] }, generals: ['AS KS QS JS', 4], primary: 1 })
    expect(table.update(0).asks).toMatchObject({ kind: 'faceUp', prompt: { hand: { 0: 'AS' } } })
    table.answer(0, 'faceUp', at('AS', 1))
    expect(table.state.phase).toEqual({ kind: 'faceUp', seat: 1 })
  })

  it('RR-62 a breakthrough costs every other living seat one', () => {
    const table = fought({ seats: 4, fellIn: { 2: 1 }, generals: [4, 2, 0, 3], at: { 1: ['[4D]', '', '', ''] } })
    expect(generalsLeft(table)).toEqual([4, 1, 0, 2])
    expect(told(table, 'generalsLost').map(({ seat }) => seat)).toEqual([1, 3])
  })

  it('RR-62 RR-64 breakthroughs of several seats add up, but nobody is hit by its own', () => {
    const at = { 1: ['[4D]', '', ''], 2: ['[5D]', '', ''], 3: ['', '[6D]', ''] }
    const table = fought({ seats: 3, at })
    expect(generalsLeft(table)).toEqual([3, 2, 1])
    expect(told(table, 'generalsLost').map(({ seat, hits }) => [seat, hits])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ])
  })

  it('RR-63 RR-66 a seat without generals lives until it has to lose one', () => {
    const last = fought({ generals: [4, 1], at: { 1: ['[4D]', ''] } })
    expect(last.state.seats[1]).toMatchObject({ living: true, generals: [], fellIn: null })
    expect(last.state.phase.kind).toBe('faceUp')
    const none = fought({ generals: [4, 0], at: { 1: ['[4D]', ''] } })
    expect(none.state.seats[1]).toMatchObject({ living: false, fellIn: 2 })
    expect(told(none, 'fell')).toEqual([{ kind: 'fell', seat: 1, round: 2, discarded: [] }])
  })

  it('S15 RR-64 two hits and one general: it is picked up and its seat falls', () => {
    const table = fought({ generals: [4, 'AS'], at: { 1: ['[4D]', ''], 4: ['[5D]', ''] } })
    expect(told(table, 'generalsLost')).toMatchObject([{ seat: 1, hits: 2, lost: 1, generalsLeft: 0, cards: ['AS'] }])
    expect(table.state.seats[1]).toMatchObject({ living: false, hand: ['AS'] })
    expect(table.state.phase).toEqual({ kind: 'over', result: 'win', places: [[0], [1]] })
  })

  it('S16 RR-64 RR-65 RR-70 a breakthrough of a falling seat counts: both fall, a draw', () => {
    const table = fought({ generals: [0, 1], at: { 2: ['[4D]', ''], 3: ['[5D]', ''], 5: ['', '[6D]'] } })
    expect(table.state.seats.map(({ living }) => living)).toEqual([false, false])
    expect(table.state.phase).toEqual({ kind: 'over', result: 'draw', places: [[0, 1]] })
  })

  describe('S23 three seats and a breakthrough', () => {
    const after = () => {
      const table = given({
        hands: ['2C 3C', '', '4S KD 10H'],
        generals: [3, 'AS', 0],
        primary: 1,
        phase: { kind: 'faceDown', seat: 0 },
        at: { 1: ['[4D]', '', ''], 4: ['', '', '8S'] },
      })
      table.answer(0, 'faceDown', { plays: [at('2C', 2), at('3C', 2)] })
      return table
    }

    it('RR-62 RR-63 RR-66 the one with a general loses it, the one without falls', () => {
      const table = after()
      expect(generalsLeft(table)).toEqual([3, 0, 0])
      expect(told(table, 'generalsLost')).toMatchObject([
        { seat: 1, hits: 1, lost: 1, generalsLeft: 0 },
        { seat: 2, hits: 1, lost: 0, generalsLeft: 0 },
      ])
      expect(table.state.seats.map(({ living, fellIn }) => [living, fellIn])).toEqual([
        [true, null],
        [true, null],
        [false, 2],
      ])
    })

    it('RR-68 RR-69 its hand in the printed order and then its holds are discarded, for all to see', () => {
      const table = after()
      const fell = { kind: 'fell', seat: 2, round: 2, discarded: ['KD', '10H', '4S', '8S'] }
      expect(table.heard('spectator').filter(({ kind }) => kind === 'fell')).toEqual([fell])
      expect(table.state.discard).toEqual(['4D', '3C', 'KD', '10H', '4S', '8S'])
      expect(table.state.seats[2]?.hand).toEqual([])
      expect(table.state.stacks[3]).toEqual([[], [], []])
      expect(table.state.stacks[1]?.[0]).toHaveLength(1)
    })

    it('RR-68 the fallen seat sees what a spectator sees, and is asked nothing', () => {
      const table = after()
      expect(table.view(2)).toEqual({ ...table.view('spectator'), viewer: 2 })
      expect(table.view(2).hand).toBeNull()
      expect(table.update(2).asks).toBeNull()
    })

    it('S24 RR-19 RR-20 the marker passes over the fallen, and the two that live get three cards each', () => {
      const table = after()
      expect(table.state.primary).toBe(0)
      expect(told(table, 'roundStarted')).toEqual([{ kind: 'roundStarted', round: 3, primary: 0 }])
      expect(told(table, 'dealt').map(({ seat, count }) => [seat, count])).toEqual([
        [0, 3],
        [1, 3],
      ])
      expect(table.state.seats.map(({ hand }) => hand.length)).toEqual([3, 4, 0])
    })

    it('RR-64 what was struck in a round does not count again in the next', () => {
      expect(after().state.seats.map((seat) => [seat.breakthroughs, seat.breakthroughsThisRound])).toEqual([
        [1, 0],
        [0, 0],
        [0, 0],
      ])
    })
  })

  it('RR-69 the deck is refilled once, after the fallen have laid down their cards', () => {
    const table = given({
      hands: ['2C', '', '4S KD'],
      generals: [4, 4, 0],
      phase: { kind: 'faceDown', seat: 0 },
      primary: 1,
      at: { 1: ['[4D]', '', ''] },
      deckSize: 0,
      discard: '',
    })
    table.answer(0, 'faceDown', { plays: [at('2C', 2)] })
    const kinds = table.told.map(({ event }) => event.kind)
    expect(kinds.slice(kinds.indexOf('fell'))).toEqual(['fell', 'reshuffled', 'roundStarted', 'dealt', 'dealt'])
    expect(told(table, 'reshuffled')).toEqual([{ kind: 'reshuffled', deckLeft: 3 }])
  })
})
