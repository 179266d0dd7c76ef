import { describe, expect, it } from 'vitest'
import { keyOf, keyStream, rngFrom } from '../../../core/rng.ts'
import { begun, streamFor, type Wish } from '../../../testing/index.ts'
import { evilRobotsClassic, POWERS, ROBOTS, TYPES, USUAL_OPTIONS, type DeckOptions, type Options } from '../index.ts'
import { act, convert, emptyResult, given, open, pass, playWindows, self, sides } from '../testing.ts'

const POWER_DECK = POWERS.flatMap((power) => [power, power])
const dealt = (seats: number, options: Partial<Options> = {}, key = 'any') =>
  begun(evilRobotsClassic, { seats, options: { ...USUAL_OPTIONS, ...options } }, keyStream(keyOf(key)))
const robots = (table: ReturnType<typeof dealt>) => table.state.seats.map(({ robot }) => robot)
const powers = (table: ReturnType<typeof dealt>) => table.state.seats.map(({ power }) => power)
const most = <T>(cards: T[]) => Math.max(...cards.map((card) => cards.filter((other) => other === card).length))
const KEYS = Array.from({ length: 40 }, (_, at) => `deal ${at}`)

describe('concepts', () => {
  it('ERC-101 an allegiance is Good, Evil or Neutral, and can change several times in a round', () => {
    const table = given({ seats: ['FreeBot 3 G', 'SumoBot 5 N', 'BadBot 9 E passed'], turn: 0, called: 7 })
    act(table, convert(2))
    expect(sides(table)).toBe('GNG')
    while (table.state.turn?.seat !== 1) table.close()
    act(table, convert(2))
    expect(sides(table)).toBe('GNN')
  })

  it('ERC-102 power cards show 1 to 9; high power acts first', () => {
    expect(POWERS).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    const table = given({ seats: ['BadBot 3 G', 'SumoBot 5 N', 'FreeBot 9 E'] })
    table.close()
    table.close()
    expect(table.state.turn?.seat).toBe(2)
  })

  it('ERC-106 a rule reveals the least that proves the point', () => {
    const table = given({ seats: ['BadBot 3 G', 'SumoBot 5 N', 'FreeBot 2 E'], turn: 0 })
    act(table, convert(1))
    expect([open(table, 0), open(table, 1), open(table, 2)]).toEqual(['3 G', 'G', ''])
  })

  it('ERC-107 a card stays face up, an allegiance is a snapshot with its moment, marked if the coin was flipped since', () => {
    const table = given({ seats: ['RandomBot 4 G', 'SumoBot 5 N', 'FreeBot 2 E'] })
    table.offer(1, 'show', { show: { what: 'power' }, to: 'all' })
    table.offer(1, 'show', { show: { what: 'allegiance', value: null }, to: 'all' })
    expect(table.view('spectator').seats[1]?.allegiance).toEqual({ value: 'N', when: 'discussion', flipped: false })
    const later = given({ seats: ['RandomBot 4 G', 'SumoBot 5 N power', 'FreeBot 2 E'], turn: 0 })
    later.state.seats[1]!.lastShown = { value: 'N', when: 'discussion', flipped: false }
    act(later, { act: 'robot', targets: [1], allegiance: null, copyOf: null, alsoShow: [] })
    const seen = later.view('spectator').seats[1]
    expect([seen?.power, seen?.allegiance, seen?.flipped]).toEqual([
      5,
      { value: 'N', when: 'discussion', flipped: true },
      true,
    ])
  })

  it('ERC-108 ERC-114 an action or a reaction spends the seat, a pass does not', () => {
    const table = given({
      seats: ['BadBot 3 G', 'BlockBot 5 N passed', 'DoOverBot 6 E acted', 'ForceBot 1 E'],
      turn: 0,
    })
    table.answer(0, 'turn', convert(3))
    const { phase } = table.state
    expect(phase.kind === 'answer' && phase.offered).toEqual([1, 3])
    playWindows(table, [{ 1: 'fail' }])
    expect(table.state.seats.map(({ status }) => status)).toEqual(['acted', 'reacted', 'acted', 'waiting'])
  })

  it('ERC-113 whispers are allowed in every phase', () => {
    expect(evilRobotsClassic.whispers).toBeUndefined()
  })

  it('ERC-112 an illegal move is refused and changes nothing', () => {
    const table = given({ seats: ['BadBot 3 G', 'SumoBot 5 N', 'FreeBot 2 E'], turn: 0 })
    const before = JSON.stringify(table.position)
    expect(table.refusal(0, 'turn', convert(0))).toEqual({ code: 'bad_target' })
    expect(JSON.stringify(table.position)).toBe(before)
  })
})

describe('the deal', () => {
  it('S1 ERC-122 two heads are Good, two tails Evil, anything else Neutral', () => {
    const flips: Wish[] = [0, 0, 1, 1, 0, 1, 1, 0].map((int) => ({ int }))
    const decks: Wish[] = [ROBOTS, POWER_DECK].map((deck) => ({ shuffle: deck, into: deck }))
    const table = begun(evilRobotsClassic, { seats: 4, options: USUAL_OPTIONS }, streamFor([...decks, ...flips]))
    expect(sides(table)).toBe('GENN')
  })

  it('ERC-120 ERC-121 each seat has one robot and one power, known to itself alone', () => {
    const table = dealt(5)
    for (const seat of [0, 1, 2, 3, 4]) {
      const { robot, power, allegiance } = table.state.seats[seat]!
      expect(table.view(seat).own).toMatchObject({ robot, power, allegiance })
      expect(table.heard(seat).filter((event) => event.kind === 'dealt' && event.own)).toEqual([
        { kind: 'dealt', round: 1, seat, own: { robot, power, allegiance } },
      ])
    }
    expect(table.view('spectator').own).toBeNull()
    expect(table.heard('spectator').filter((event) => event.kind === 'dealt' && event.own)).toEqual([])
    expect(table.view(0).seats.map(({ robot, power, allegiance }) => robot ?? power ?? allegiance)).toEqual(
      Array(5).fill(null),
    )
  })

  it('ERC-123 ERC-124 one deck: no robot twice, no power more than twice', () => {
    for (const key of KEYS) {
      const table = dealt(9, {}, key)
      expect(new Set(robots(table)).size).toBe(9)
      expect(most(powers(table))).toBeLessThanOrEqual(2)
    }
    expect(Math.max(...KEYS.map((key) => most(powers(dealt(9, {}, key)))))).toBe(2)
  })

  it('ERC-124 two decks: no robot more than twice, no power more than four times', () => {
    const tables = KEYS.map((key) => dealt(9, { robotDecks: 'two', powerDecks: 'two' }, key))
    expect(Math.max(...tables.map((table) => most(robots(table))))).toBe(2)
    expect(Math.max(...tables.map((table) => most(powers(table))))).toBeGreaterThan(2)
  })

  it('ERC-124 own decks: anything may repeat', () => {
    const tables = KEYS.map((key) => dealt(9, { robotDecks: 'own', powerDecks: 'own' }, key))
    expect(Math.max(...tables.map((table) => most(robots(table))))).toBeGreaterThan(2)
  })

  it('ERC-124 robots and powers have decks each for themselves', () => {
    const mostOf = (options: Partial<DeckOptions>) => {
      const tables = KEYS.map((key) => dealt(9, options, key))
      return [
        Math.max(...tables.map((table) => most(robots(table)))),
        Math.max(...tables.map((table) => most(powers(table)))),
      ] as const
    }
    const [robotsOnce, powersOften] = mostOf({ powerDecks: 'own' })
    expect(robotsOnce).toBe(1)
    expect(powersOften).toBeGreaterThan(2)
    const [robotsOften, powersTwice] = mostOf({ robotDecks: 'own' })
    expect(robotsOften).toBeGreaterThan(1)
    expect(powersTwice).toBe(2)
  })

  it('ERC-125 the extra robot starts Neutral with 5, for all to see; auto means with three or four seats', () => {
    expect(dealt(4).view('spectator').npc).toEqual({ power: 5, allegiance: 'N' })
    expect(dealt(3).state.npc && !dealt(5).state.npc).toBe(true)
    expect(dealt(9, { npc: 'on' }).state.npc).toEqual({ allegiance: 'N' })
    expect(dealt(3, { npc: 'off' }).state.npc).toBeNull()
  })

  it('ERC-126 ERC-125 the next round is dealt afresh; only the scores carry over', () => {
    const table = given({
      seats: ['PlusBot 3 G acted open power', 'SumoBot 5 N reacted', 'FreeBot 2 E passed'],
      npc: 'E',
      scores: [3, 0, 4],
      bonus: { 0: 2 },
      pretended: [2],
      previous: 1,
      declared: ['PushBot'],
      nobodyPasses: true,
      line: [],
      called: 4,
      orders: { 1: { call: { kind: 'manual' }, ifFails: 'allegiance' } },
      phase: { kind: 'nextRound', ready: [], result: emptyResult() },
    })
    for (const seat of [0, 1, 2]) table.answer(seat, 'nextRound', { ready: true })
    table.close()
    const fresh = begun(evilRobotsClassic, { seats: 3, options: table.state.options })
    const bare = (state: typeof table.state) => ({
      ...state,
      round: 0,
      seats: state.seats.map((seat) => ({
        ...seat,
        robot: 0,
        power: 0,
        allegiance: 0,
        score: 0,
        orders: 0,
      })),
    })
    expect(bare(table.state)).toEqual(bare(fresh.state))
    expect([table.state.round, table.state.seats.map(({ score }) => score)]).toEqual([2, [3, 0, 4]])
  })

  it('ERC-408 the types of the eighteen robots', () => {
    const of = (type: string) => ROBOTS.filter((robot) => TYPES[robot] === type)
    expect(of('action')).toEqual(['CopyBot', 'GandalfBot', 'GroupBot', 'JudasBot', 'PushBot', 'RandomBot'])
    expect(of('reaction')).toEqual(['BlockBot', 'DoOverBot', 'ForceBot'])
    expect(ROBOTS).toHaveLength(18)
  })

  it('ERC-126 the number of random draws in a deal doesn’t depend on the cards', () => {
    const fair = { word: () => 12345 }
    const drawn = begun(evilRobotsClassic, { seats: 5, options: USUAL_OPTIONS }, fair).position.drawn
    expect(drawn).toBe(17 + 17 + 10)
    expect(rngFrom(fair).int(2)).toBe(1)
  })
})

describe('levels and the extra robot', () => {
  it('ERC-103 the level is the card, except for PlusBot; FreeBot still has its card late in the round', () => {
    const table = given({ seats: ['FreeBot 8 G open', 'SumoBot 9 N', 'BadBot 1 E'], turn: 0, called: 2 })
    act(table, convert(1))
    expect(sides(table)).toBe('GGE')
  })

  it('ERC-111 the extra robot may be named wherever a player may, and has no turn and no reaction', () => {
    const table = given({ seats: ['PushBot 8 G', 'RandomBot 9 N', 'GroupBot 1 E'], npc: 'N', turn: 0 })
    const prompt = table.update(0).asks?.prompt
    expect(prompt).toMatchObject({ hasNpc: true })
    act(table, { act: 'robot', targets: ['npc'], allegiance: 'E', copyOf: null, alsoShow: [] })
    expect(table.state.npc).toEqual({ allegiance: 'E' })
  })

  it('ERC-104 nobody may show anything false', () => {
    const table = given({ seats: ['BadBot 3 G', 'SumoBot 5 N', 'FreeBot 2 E'], turn: 0 })
    expect(table.refusal(0, 'turn', convert(1, 'E'))).toEqual({ code: 'cannot_cheat' })
    expect(table.refusal(0, 'turn', self('E', 'G'))).toEqual({ code: 'cannot_cheat' })
    expect(table.refusal(0, 'turn', pass())).toBeNull()
  })

  it('ERC-109 flips, the secret change and the announcement are no conversions: nobody may react', () => {
    const blocks = 'BlockBot 1 N'
    for (const [who, targets] of [
      ['RandomBot 8 G', [1]],
      ['GandalfBot 8 G', []],
    ] as const) {
      const table = given({ seats: [who, blocks, 'BadBot 2 E'], turn: 0 })
      table.answer(0, 'turn', { act: 'robot', targets: [...targets], allegiance: null, copyOf: null, alsoShow: [] })
      expect(table.state.phase.kind).toBe('call')
    }
    const judas = given({ seats: ['JudasBot 8 G', blocks, 'BadBot 2 E'], turn: 0 })
    judas.answer(0, 'turn', pass('E'))
    expect(judas.state.phase.kind).toBe('call')
  })

  it('ERC-110 a flip is one coin: Good or Evil, never Neutral, told to the owner alone', () => {
    for (const [int, side] of [
      [0, 'G'],
      [1, 'E'],
    ] as const) {
      const told = { seats: ['RandomBot 8 G', 'BadBot 1 N', 'FreeBot 2 E'], turn: 0 }
      const table = given(told, streamFor([{ int }]))
      act(table, { act: 'robot', targets: [1], allegiance: null, copyOf: null, alsoShow: [] })
      expect(sides(table)).toBe(`G${side}E`)
      expect(table.heard(1)).toContainEqual({ kind: 'coinFlipped', target: 1, by: 0, result: side })
      expect(table.heard(0)).toContainEqual({ kind: 'coinFlipped', target: 1, by: 0, result: null })
    }
  })
})
