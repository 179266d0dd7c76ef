import { describe, expect, it } from 'vitest'
import { cardbotDerby } from '../index.ts'
import { cardsIn, type DerbyScenario } from '../testing.ts'
import { at, dealt, handsIn, kindsOf, laid, pileOf, raced } from './laid.ts'

const { clocks, decisions, offers, pause, windows } = cardbotDerby
const arranges = (table: DerbyScenario, seat: number, order: string) =>
  table.offer(seat, 'arrange', { robot: seat, order: cardsIn(order) })
const programs = (table: DerbyScenario) => table.view('spectator').race?.commands.map((cards) => cards.join(' '))

describe('drawing', () => {
  it('CD-17 each robot draws its five top cards, and its seat alone sees them', () => {
    const table = dealt({ a: '2 9 K 4 7 J 3 10 A 5 Q 8 6' })
    expect(table.view(0).own).toMatchObject([{ robot: 0, drawn: ['2', '9', 'K', '4', '7'], program: null }])
    expect(table.view(0).robots[0]).toMatchObject({ pileSize: 8, hasProgram: false })
    const drew = { kind: 'drew', robot: 0, count: 5, pileLeft: 8 }
    expect(table.heard(0)).toContainEqual({ ...drew, cards: ['2', '9', 'K', '4', '7'] })
    for (const other of [1, 'spectator'] as const) {
      expect(table.heard(other)).toContainEqual({ ...drew, cards: null })
      expect(table.view(other).own.some(({ robot }) => robot === 0)).toBe(false)
    }
  })

  it('CD-17 six or seven with the option', () => {
    for (const drawCount of [6, 7] as const)
      expect(dealt({}, { options: { drawCount } }).view(0).own[0]?.drawn).toHaveLength(drawCount)
  })

  it('S32 CD-69 the cards not chosen go under the pile when the program is handed in', () => {
    const table = dealt({ a: '2 9 K 4 7 J 3 10 A 5 Q 8 6' }, { options: { drawCount: 7 } })
    handsIn(table, 'a', 'K J 9 3 7')
    expect(pileOf(table, 'a')).toBe('10 A 5 Q 8 6 2 4')
    expect(table.view(1).robots[0]?.pileSize).toBe(8)
    table.close()
    const own = table.state.robots[0]
    expect([...(own?.drawn ?? []), ...(own?.pile ?? [])].join(' ')).toBe('10 A 5 Q 8 6 2 4 K J 9 3 7')
  })

  it('S32 CD-23 without an action the first five drawn are the program', () => {
    const table = dealt({ a: '2 9 K 4 7 J 3 10 A 5 Q 8 6' }, { options: { drawCount: 7 } })
    table.close()
    expect(programs(table)?.[0]).toBe('2 9 K 4 7')
  })
})

describe('programs', () => {
  it('CD-18 five cards in an order are the commands 1 to 5, and all five are played', () => {
    const table = laid({ robots: 'a (1,4)N K 4 9 5 3, b (6,0)N' })
    handsIn(table, 'a', '9 K 5 4 3')
    table.close()
    expect(programs(table)?.[0]).toBe('9 K 5 4 3')
    expect(at(table, 'a')).toBe('(2,4)E')
  })

  it('CD-19 all seats are asked at the same time; a program that’s locked in is final', () => {
    const table = laid({ robots: 'a (1,4)N K 4 9 5 3, b (6,0)N' })
    expect([0, 1].map((seat) => table.update(seat).asks?.kind)).toEqual(['program', 'program'])
    handsIn(table, 'a', '9 K 5 4 3')
    expect(table.update(0).asks).toBe(null)
    expect(table.refusal(0, 'program', { robot: 0, order: ['K', '4', '9', '5', '3'] })).toEqual({
      code: 'not_your_decision',
    })
    expect(table.update(0).offers).toEqual([])
    expect(table.update(1).awaits).toEqual([
      { seat: 0, kind: 'program', done: true },
      { seat: 1, kind: 'program', done: false },
    ])
  })

  it('CD-20 nobody sees another’s cards before they are revealed, and the table carries them out', () => {
    const table = laid({ robots: 'a (1,4)N K 4 9 5 3, b (6,0)N 4 8 3 2 5' })
    handsIn(table, 'a', '9 K 5 4 3')
    expect(table.heard(1)).toEqual([{ kind: 'handedIn', robot: 0, by: 'seat' }])
    for (const viewer of [1, 'spectator'] as const) expect(table.view(viewer).race).toBe(null)
    expect(table.view(1).own.map(({ robot }) => robot)).toEqual([1])
    expect(table.view(0).own[0]).toEqual({ robot: 0, drawn: [], draft: [], program: ['9', 'K', '5', '4', '3'] })
  })

  it('CD-22 a draft may be laid as often as one likes; it begins as drawn, and its owner alone sees it', () => {
    const table = laid({ robots: 'a (1,4)N K 4 9 5 3, b (6,0)N' })
    expect(table.view(0).own[0]?.draft).toEqual(['K', '4', '9', '5', '3'])
    const before = JSON.stringify([table.update(1), table.update('spectator')])
    arranges(table, 0, '9 K 3 5 4')
    arranges(table, 0, '5 9 K 3 4')
    expect(table.view(0).own[0]).toMatchObject({ draft: ['5', '9', 'K', '3', '4'], drawn: ['K', '4', '9', '5', '3'] })
    expect(table.told).toEqual([])
    expect(JSON.stringify([table.update(1), table.update('spectator')])).toBe(before)
  })

  it('CD-23 when time is up, the first five of the draft are the program, and everyone hears whose time it was', () => {
    const table = laid({ robots: 'a (1,4)N K 4 9 5 3 2 6, b (6,0)N', options: { drawCount: 7 } })
    arranges(table, 0, '6 9 K 3 4 2 5')
    handsIn(table, 'b', '4 8 9 5 7')
    table.close()
    expect(programs(table)?.[0]).toBe('6 9 K 3 4')
    expect(table.heard('spectator').filter(({ kind }) => kind === 'handedIn')).toEqual([
      { kind: 'handedIn', robot: 0, by: 'timeout' },
    ])
  })

  it('CD-25 a seat is done when all its robots have programs, in any order', () => {
    const table = laid({ seats: 2, options: { robotsPerPlayer: 2 } })
    const prompt = () => table.update(0).asks?.prompt
    expect(prompt()).toMatchObject({ robots: [{ robot: 0 }, { robot: 2 }] })
    handsIn(table, 'c', '4 8 9 5 7')
    expect(prompt()).toEqual({ robots: [{ robot: 0, drawn: ['8', '4', '9', '5', '7'] }] })
    expect(table.update(1).awaits[0]?.done).toBe(false)
    handsIn(table, 'a', '8 4 9 5 7')
    expect(prompt()).toBe(undefined)
    expect(table.update(1).awaits[0]?.done).toBe(true)
    expect(table.view(1).robots.map(({ hasProgram }) => hasProgram)).toEqual([true, false, true, false])
  })

  it('CD-23 CD-25 of two robots, the one without a program keeps its draft', () => {
    const table = laid({ robots: 'a (1,4)N K 4 9 5 3', seats: 2, options: { robotsPerPlayer: 2 } })
    handsIn(table, 'c', '4 8 9 5 7')
    table.close()
    expect(programs(table)).toEqual(['K 4 9 5 3', '8 4 9 5 7', '4 8 9 5 7', '8 4 9 5 7'])
    expect(kindsOf(table.heard(0)).slice(0, 4)).toEqual(['handedIn', 'handedIn', 'handedIn', 'revealed'])
  })
})

describe('the clocks', () => {
  it('CD-24 CD-28 CD-29 once a person is done the rush is 30 seconds; till then the limit is 120', () => {
    const { rush, limit } = clocks.program
    expect(rush).toEqual({ off: null, relaxed: 60, normal: 30, fast: 20 })
    expect(limit).toEqual({ off: null, relaxed: 240, normal: 120, fast: 60 })
  })

  it('CD-27 CD-29 from round 2 on the clock starts later, so that people can watch the race', () => {
    expect(clocks.program.lead).toBe(undefined)
    expect(clocks.afterRace).toEqual({ ...clocks.program, lead: { off: 15, relaxed: 20, normal: 15, fast: 8 } })
    const clockOf = (round: number) => windows.choose?.clock(laid({ round }).state)
    expect([clockOf(1), clockOf(2), clockOf(3)]).toEqual(['program', 'afterRace', 'afterRace'])
    expect(windows.choose?.clock(dealt({}).state)).toBe('program')
    expect(windows.choose?.clock(raced({}).state)).toBe('afterRace')
  })

  it('CD-26 section 6 bots take 2 to 5 seconds, no matter what they hold, and everyone sees who is done', () => {
    expect(pause).toEqual({ program: [2, 5], ping: [1, 3] })
    expect(decisions.program).toMatchObject({ shows: 'answered' })
    expect(decisions.program.single).toBe(undefined)
    expect(Object.keys(offers)).toEqual(['arrange'])
    expect(Object.keys(windows)).toEqual(['choose'])
  })

  it('S28 CD-23 at the end of the rush a draft is taken, or the order drawn; a program stays', () => {
    const table = laid({ robots: 'a (2,0)S, b (4,0)S, c (4,6)N, d (2,6)N 5 4 8 3 2' })
    handsIn(table, 'a', '8 4 9 7 5')
    arranges(table, 2, '7 9 4 5 8')
    handsIn(table, 'b', '7 4 5 8 9')
    table.close()
    expect(programs(table)).toEqual(['8 4 9 7 5', '7 4 5 8 9', '7 9 4 5 8', '5 4 8 3 2'])
    const late = table.heard(0).flatMap((event) => (event.kind === 'handedIn' ? [event.robot] : []))
    expect(late).toEqual([2, 3])
  })
})
