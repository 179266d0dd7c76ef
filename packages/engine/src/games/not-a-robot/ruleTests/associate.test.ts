import { describe, expect, it } from 'vitest'
import { clocks, notARobot } from '../index.ts'
import { give, given, kindsOf, listOf, toldOf } from '../testing.ts'

describe('giving words', () => {
  it('NAR-201 NAR-202 every seat gives one word, in the order of giving', () => {
    const table = given()
    expect(table.update(1).awaits.map(({ seat, done }) => [seat, done])).toEqual(
      [0, 1, 2, 3].map((seat) => [seat, false]),
    )
    give(table, 's2 Moon, s0 Night')
    expect(listOf(table)).toEqual(['s2 Moon', 's0 Night'])
    expect(table.refusal(2, 'associate', { word: 'Owl' })).toEqual({ code: 'not_your_decision' })
    expect(table.update(3).awaits.map(({ done }) => done)).toEqual([true, false, true, false])
  })

  it('NAR-203 a word is shown to all at once with its seat and its number', () => {
    const table = given({ list: 's3 Sea' })
    give(table, 's1 sAIL')
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
      expect(table.heard(viewer)).toEqual([{ kind: 'wordGiven', seat: 1, entry: 2, word: 'Sail' }])
      expect(table.view(viewer).list[1]).toEqual({ seat: 1, word: 'Sail', reviewed: false, explanation: null })
    }
  })

  it('NAR-204 no word that was given earlier, by anybody, in this round or before', () => {
    const table = given({ list: 's0 Sea', used: ['Berry'] })
    for (const word of ['sea', 'BERRY']) expect(table.refusal(1, 'associate', { word })?.code).toBe('word_taken')
  })

  it('NAR-206 a refused word changes nothing, and nobody hears of it', () => {
    const table = given({ list: 's0 Sea' })
    const before = table.update('spectator')
    for (const word of ['two words', 'sea', 'top', '']) expect(table.refusal(1, 'associate', { word })).not.toBeNull()
    expect(table.update('spectator')).toEqual(before)
    expect(table.told).toEqual([])
    give(table, 's1 Fine')
    expect(listOf(table)).toEqual(['s0 Sea', 's1 Fine'])
  })

  it('S13 earlier rounds count, earlier matches do not', () => {
    const table = given({ round: 3, used: ['Berry'] })
    expect(table.refusal(0, 'associate', { word: 'berries' })).toEqual({ code: 'word_taken', word: 'Berry' })
    expect(given().refusal(0, 'associate', { word: 'berries' })).toBeNull()
    expect(notARobot.carry?.(table.state)).not.toHaveProperty('used')
    give(table, 's0 Owl, s1 Cat, s2 Dog, s3 Bee')
    expect(table.view('spectator').used).toEqual(['Berry', 'Owl', 'Cat', 'Dog', 'Bee'])
  })

  it('NAR-224 the last one has thirty seconds at the most, and never less than the floor', () => {
    const { last, floor } = clocks.associate
    expect(last).toEqual({ off: null, relaxed: 60, normal: 30, fast: 15 })
    for (const pace of ['relaxed', 'normal', 'fast'] as const)
      expect(last?.[pace]).toBeGreaterThanOrEqual(floor?.[pace] ?? Infinity)
    for (const { last } of [clocks.debate, clocks.vote])
      expect(last).toEqual({ off: null, relaxed: 30, normal: 12, fast: 8 })
  })

  it('NAR-225 a player who is asked for the first time has ninety seconds at least', () => {
    expect(clocks.associate.first).toEqual({ off: null, relaxed: 150, normal: 90, fast: 45 })
  })

  it('NAR-221 a word leaves thirty seconds on the clock, which is one for all', () => {
    expect(clocks.associate).toEqual({
      limit: { off: null, relaxed: 240, normal: 120, fast: 75 },
      first: expect.anything(),
      floor: { off: 30, relaxed: 30, normal: 30, fast: 15 },
      last: expect.anything(),
    })
    const window = notARobot.windows.associate
    expect(window?.clock(given().state)).toBe('associate')
    expect(window?.clock(given({ struck: 's1 Sea' }).state)).toBe('again')
  })

  it('S14 NAR-222 seats that give no word get a blank, clockwise from a seat that follows from the round', () => {
    expect(clocks.associate.floor?.normal).toBe(30)
    const table = given({ round: 2, list: 's2 Moon, s0 Night' })
    table.close()
    expect(listOf(table)).toEqual(['s2 Moon', 's0 Night', 's1 -', 's3 -'])
    expect(toldOf(table, 'blankGiven')).toEqual([
      { kind: 'blankGiven', seat: 1, entry: 3 },
      { kind: 'blankGiven', seat: 3, entry: 4 },
    ])
    const later = given({ round: 4, list: 's2 Moon' })
    later.close()
    expect(listOf(later)).toEqual(['s2 Moon', 's3 -', 's0 -', 's1 -'])
    const round = given({ round: 8, list: 's0 Moon, s1 Sea' })
    round.close()
    expect(listOf(round).slice(2)).toEqual(['s3 -', 's2 -'])
  })

  it('NAR-222 a blank is no word: it is never taken', () => {
    const table = given({ list: 's2 Moon' })
    table.close()
    expect(table.view(0).used).toEqual(['Moon'])
  })

  it('NAR-223 with the last entry nobody is awaited, and the window closes', () => {
    const table = given({ list: 's0 Moon, s1 Sea, s2 Owl' })
    give(table, 's3 Fox')
    expect(table.update(0).awaits.every(({ done }) => done)).toBe(true)
    table.close()
    expect(kindsOf(table.heard('spectator'))).toEqual(['reviewOpened'])
    expect(table.heard(0)).toEqual([{ kind: 'reviewOpened', entries: [1, 2, 3, 4] }])
  })

  it('NAR-223 with objections off, or nothing but blanks, the call comes at once', () => {
    const off = given({ options: { objections: false }, list: 's0 Moon, s1 Sea, s2 Owl, s3 Fox' })
    off.close()
    expect(off.state.phase).toEqual({ kind: 'call', asker: 0, stayed: [] })
    const blanks = given()
    blanks.close()
    expect(blanks.state.phase.kind).toBe('call')
  })
})
