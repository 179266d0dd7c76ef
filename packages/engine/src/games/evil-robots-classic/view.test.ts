import { describe, expect, it } from 'vitest'
import type { Game, Move, Viewer } from '../../core/game.ts'
import { play, submit } from '../../core/match.ts'
import { keyOf, keyStream, rngOf } from '../../core/rng.ts'
import { hear, update } from '../../core/update.ts'
import { byPlayersAtRandom, playout } from '../../testing/index.ts'
import { evilRobotsClassic, USUAL_OPTIONS } from './index.ts'
import { act, atCall, convert, given, pass, robot, self, type ClassicScenario, type Given } from './testing.ts'

/** Two tables and what is done at each; those viewers must not tell one from the other, at any step. */
type World = readonly [told: Given, ...steps: ((table: ClassicScenario) => void)[]]

function trace([told, ...steps]: World, viewers: readonly Viewer[]): unknown[] {
  const table = given(told)
  const look = () => viewers.map((viewer) => [table.update(viewer), table.heard(viewer), table.position.drawn])
  const seen: unknown[] = [look()]
  for (const step of steps) {
    step(table)
    seen.push(look())
  }
  return seen
}
const alike = (one: World, other: World, viewers: readonly Viewer[]) =>
  expect(trace(one, viewers)).toEqual(trace(other, viewers))
const nothing = () => undefined
const close = (table: ClassicScenario) => table.close()

describe('what nobody can tell', () => {
  const seats = ['BadBot 3 G', 'BlockBot 5 N', 'SumoBot 6 E', 'DoOverBot 1 E']

  it('ERC-203 that something was shown to some', () => {
    const show = (table: ClassicScenario) =>
      table.offer(1, 'show', { show: { what: 'allegiance', value: null }, to: [0] })
    const end = (table: ClassicScenario) => {
      // What was seen is seen no more: only the two that know can tell.
      table.close()
    }
    const worlds: [World, World] = [
      [{ seats }, show, end],
      [{ seats }, nothing, end],
    ]
    const [one, other] = worlds.map((world) => trace(world, [2, 3, 'spectator']).map(withoutHeard))
    expect(one).toEqual(other)
  })

  it('ERC-605 ERC-606 a wish to react that was not chosen', () => {
    const told = { seats, turn: 0 }
    const begin = (table: ClassicScenario) => table.answer(0, 'turn', convert(2))
    const block = (table: ClassicScenario) => table.answer(1, 'react', { reaction: 'fail' })
    const also = (reaction: 'doOver' | null) => (table: ClassicScenario) => table.answer(3, 'react', { reaction })
    alike(
      [told, begin, close, block, also('doOver'), close, close],
      [told, begin, close, block, also(null), close, close],
      [0, 1, 2, 'spectator'],
    )
  })

  it('ERC-510 ERC-711 what a target has set for the case that did not come', () => {
    const told = { seats: ['BadBot 3 G', 'BlockBot 5 N', 'CheatBot 6 E', 'DoOverBot 1 E'], turn: 0 }
    const begin = (table: ClassicScenario) => table.answer(0, 'turn', convert(2))
    const reply = (ifFails: 'power' | 'N') => (table: ClassicScenario) =>
      table.answer(2, 'answer', { ifFails, ifSucceeds: null, lockShow: false, dial: null, reaction: null })
    alike([told, begin, reply('power'), close, close], [told, begin, reply('N'), close, close], [0, 1, 3, 'spectator'])
  })

  it('ERC-105 ERC-710 a lie of CheatBot’s, in the Discussion, in Convert, in self-conversion', () => {
    const world = (side: 'G' | 'E') => ({ seats: [`CheatBot 3 ${side}`, ...seats.slice(1)] })
    const show = (table: ClassicScenario) =>
      table.offer(0, 'show', { show: { what: 'allegiance', value: 'G' }, to: 'all' })
    alike([world('G'), show, close, close], [world('E'), show, close, close], [1, 2, 3, 'spectator'])
    const turn = (side: 'G' | 'E') => ({ ...world(side), turn: 0 })
    const taken = (table: ClassicScenario) => act(table, convert(2, 'G'))
    alike([turn('G'), taken, close], [turn('E'), taken, close], [1, 2, 3, 'spectator'])
    const turned = (to: 'G' | 'E') => (table: ClassicScenario) => act(table, self(to, 'G'))
    alike([turn('G'), turned('G'), close], [turn('G'), turned('E'), close], [1, 2, 3, 'spectator'])
  })

  it('ERC-508 ERC-509 a conversion that CheatBot only pretends, and one that stands', () => {
    const told = (power: 2 | 9) =>
      ({
        seats: ['BadBot 3 G', 'ForceBot 5 N', `CheatBot ${power} E`, 'DoOverBot 1 E'],
        turn: 0,
        orders: { 2: { ifFails: 'G' } },
      }) as const
    const begin = (table: ClassicScenario) => table.answer(0, 'turn', convert(2))
    alike([told(9), begin, close, close], [told(2), begin, close, close], [0, 1, 3, 'spectator'])
  })

  it('ERC-745 JudasBot’s change of sides', () => {
    const told = { seats: ['JudasBot 3 G', ...seats.slice(1)], turn: 0 }
    const passes = (secret: 'E' | null) => (table: ClassicScenario) => table.answer(0, 'turn', pass(secret))
    alike([told, passes('E'), close], [told, passes(null), close], [1, 2, 3, 'spectator'])
  })

  it('ERC-746 that JudasBot must pass, in the Pass phase', () => {
    const told = (pretended: number[]) => ({
      seats: ['JudasBot 3 G passed', 'SumoBot 6 E acted', 'LockBot 1 N acted'],
      turn: 0,
      line: [],
      pretended,
    })
    const passes = (table: ClassicScenario) => table.answer(0, 'passTurn', pass())
    alike([told([0]), passes], [told([]), passes], [1, 2, 'spectator'])
  })

  it('ERC-752 that a coin was locked', () => {
    const told = (side: 'G' | 'N') => ({ seats: ['RandomBot 3 G', 'LockBot 1 ' + side, 'SumoBot 6 E'], turn: 0 })
    const flips = (table: ClassicScenario) => act(table, robot([1]))
    alike([told('G'), flips, close], [told('N'), flips, close], [0, 2, 'spectator'])
  })

  it('ERC-110 ERC-741 how a coin fell', () => {
    const told = { seats: ['RandomBot 3 G', 'SumoBot 1 N', 'BadBot 6 E'], turn: 0 }
    const table = given(told)
    act(table, robot([1]))
    const heard = [0, 2, 'spectator'].map((viewer) => JSON.stringify(table.heard(viewer as Viewer)))
    expect(heard.every((text) => text.includes('"result":null') && !text.includes('allegianceNow'))).toBe(true)
  })

  it('ERC-310 that a seat has missed its call', () => {
    const world = (power: 7 | 2): Given => ({
      seats: ['BadBot 3 G', `SumoBot ${power} E`, 'LockBot 1 N'],
      orders: { 1: { call: { kind: 'manual' } } },
      called: 7,
      phase: { kind: 'call', call: 7, asked: [0, 1, 2], answered: [0, 2], claims: [] },
    })
    const silent = (table: ClassicScenario) => table.answer(1, 'call', { claim: null })
    alike([world(7), silent, close, close, close], [world(2), silent, close, close, close], [0, 2, 'spectator'])
  })

  it('ERC-302 ERC-305 whether anybody has answered a call, or was refused', () => {
    const told = { seats: ['BadBot 3 G', 'SumoBot 7 E', 'LockBot 1 N'] }
    const [silent, answered, refused] = [7, 7, 7].map(() => atCall(told, 7))
    answered?.answer(0, 'call', { claim: null })
    expect(refused?.refusal(0, 'call', { claim: { as: 'power' } })?.code).toBe('not_your_level')
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(answered?.update(viewer)).toEqual(silent?.update(viewer))
      expect(refused?.update(viewer)).toEqual(silent?.update(viewer))
    }
  })

  it('section 7 a standing order, of whatever kind', () => {
    const told = { seats: ['CheatBot 3 G', 'PlusBot 5 N', 'PassBot 6 E'] }
    const order = (table: ClassicScenario) => {
      table.offer(0, 'order', { about: 'ifSucceeds', ifSucceeds: 'E' })
      table.offer(1, 'order', { about: 'dial', dial: 3 })
      table.offer(2, 'order', { about: 'lineUp', lineUp: { as: 'hidden' } })
    }
    const others: [World, Viewer][] = [
      [[told, order], 'spectator'],
      [[told, (table) => table.offer(1, 'order', { about: 'dial', dial: 3 })], 0],
    ]
    for (const [world, viewer] of others) alike(world, [told, nothing], [viewer])
  })
})

/** What the step before was heard to do is not what a later step is about. */
const withoutHeard = (seen: unknown): unknown =>
  JSON.parse(JSON.stringify(seen)).map((each: unknown[]) => [each[0], each[2]])

describe('what each may know', () => {
  const seats = ['CheatBot 3 G', 'PlusBot 5 N', 'PassBot 6 E']

  it('section 7 one’s own cards and orders; nothing of the others’', () => {
    const view = given({ seats, bonus: { 1: 2 } }).view(1)
    expect(view.own).toMatchObject({ robot: 'PlusBot', power: 5, allegiance: 'N', bonus: 2, missed: false })
    const text = JSON.stringify({ ...view, own: null })
    expect(['CheatBot', 'PlusBot', 'PassBot'].some((name) => text.includes(name))).toBe(false)
    expect(given({ seats }).view('spectator')).toMatchObject({ own: null, whispered: [], claim: null })
  })

  it('section 7 one’s own claim, reply, wish and line-up, while they are sealed', () => {
    const call = atCall({ seats }, 6)
    call.answer(2, 'call', { claim: { as: 'power' } })
    expect(call.view(2).phase).toEqual({
      kind: 'call',
      call: 6,
      asked: [0, 1, 2],
      answered: true,
      claim: { as: 'power' },
    })
    expect(call.view(0).phase).toEqual({ kind: 'call', call: 6, asked: [0, 1, 2], answered: false, claim: null })
    const chain = given({ seats, turn: 0 })
    chain.answer(0, 'turn', convert(2))
    const reply = { ifFails: 'allegiance', ifSucceeds: null, lockShow: false, dial: null, reaction: null } as const
    chain.answer(2, 'answer', reply)
    chain.answer(1, 'react', { reaction: null })
    const seen = ([0, 1, 2] as const).map((seat) => chain.view(seat).phase)
    expect(seen).toMatchObject([
      { reply: null, wish: null },
      { reply: null, wish: { seat: 1, reaction: null } },
      { reply, wish: null },
    ])
    const up = given({
      seats: seats.map((text) => `${text} passed`),
      phase: { kind: 'lineUp', asked: [0, 1, 2], answers: [] },
    })
    up.answer(1, 'lineUp', { lineUp: { as: 'power' }, dial: 1 })
    expect([0, 1].map((seat) => up.view(seat).phase)).toEqual([
      { kind: 'lineUp', asked: [0, 1, 2], answer: null },
      { kind: 'lineUp', asked: [0, 1, 2], answer: { lineUp: { as: 'power' }, dial: 1 } },
    ])
  })

  it('ERC-509 the truth of a conversion is its target’s, the real side of a self-conversion its instigator’s', () => {
    const table = given({
      seats: ['BadBot 6 G', 'PlusBot 5 N', 'CheatBot 4 E'],
      turn: 0,
      orders: { 2: { ifFails: 'G' } },
    })
    table.answer(0, 'turn', convert(2))
    table.close()
    const frames = ([0, 1, 2] as const).map((seat) => {
      const { phase } = table.view(seat)
      return phase.kind === 'react' ? phase.stack.map(({ claim, truth }) => [claim, truth])[0] : null
    })
    expect(frames).toEqual([
      ['ok', null],
      ['ok', null],
      ['ok', 'fail'],
    ])
    const own = given({ seats: ['CheatBot 3 N', 'PlusBot 5 N', 'BadBot 4 E'], turn: 0 })
    own.answer(0, 'turn', self('E', 'G'))
    const real = ([0, 1] as const).map((seat) => {
      const { phase } = own.view(seat)
      return phase.kind === 'react' ? phase.stack[0]?.real : undefined
    })
    expect(real).toEqual(['E', null])
  })

  it('ERC-510 ERC-612 what has been told of a chain under way, to all alike', () => {
    const table = given({ seats: ['BadBot 6 G', 'ForceBot 5 N', 'CheatBot 4 E', 'BlockBot 9 E'], turn: 0 })
    table.answer(0, 'turn', convert(2))
    table.answer(1, 'react', { reaction: null })
    table.answer(3, 'react', { reaction: null })
    const stepsFor = (viewer: Viewer) => {
      const { phase } = table.view(viewer)
      return phase.kind === 'answer' || phase.kind === 'react' ? phase.steps : null
    }
    expect(stepsFor('spectator')).toEqual([])
    table.close()
    const failed = [
      { kind: 'proved', seat: 2, showed: { what: 'power', value: 4 } },
      { kind: 'judged', stands: false },
    ]
    expect(stepsFor('spectator')).toEqual(failed)
    table.answer(1, 'react', { reaction: 'force' })
    expect(stepsFor(1)).toEqual(failed)
    table.close()
    const forced = [...failed, { kind: 'reacted', seat: 1, robot: 'ForceBot', reaction: 'force' }]
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const) expect(stepsFor(viewer)).toEqual(forced)
  })

  it('ERC-106 and of a card that lay open before, nothing', () => {
    const table = given({ seats: ['SumoBot 6 G open', 'PlusBot 5 N', 'LockBot 4 E power'], turn: 0 })
    table.answer(0, 'turn', convert(2))
    table.close()
    expect(table.view('spectator').phase).toMatchObject({
      steps: [
        { kind: 'proved', seat: 2, showed: { what: 'robot', value: 'LockBot' } },
        { kind: 'judged', stands: false },
      ],
    })
  })

  it('section 7 how one will prove a claim is one’s own affair until the turn', () => {
    const table = given({
      seats: ['BadBot 5 G', 'FreeBot 2 N', 'SumoBot 5 E'],
      turn: 0,
      queue: [{ seat: 1, claim: { as: 'free', showPower: true } }],
    })
    expect([table.view(1).claim, table.view(0).claim, table.view(0).queue]).toEqual([
      { as: 'free', showPower: true },
      null,
      [1],
    ])
  })

  it('section 7 the diary stays shut until the Reveal', () => {
    const table = given({ seats: ['JudasBot 5 G', 'SumoBot 9 E acted', 'LockBot 1 N acted'], turn: 0 })
    table.answer(0, 'turn', pass('E'))
    expect(JSON.stringify(table.view(1))).not.toContain('switches')
    table.close()
    table.answer(0, 'passTurn', pass())
    expect(table.view('spectator').phase).toMatchObject({
      kind: 'nextRound',
      result: { diary: { switches: [{ seat: 0, to: 'E' }] } },
    })
  })
})

describe('whispers among others', () => {
  const game: Game = evilRobotsClassic

  /** A whole match, and the same in which two others show each other their power whenever they may. */
  it.each([3, 5, 9])('ERC-203 leave no trace for anybody else, with %d seats', (seats) => {
    const stream = keyStream(keyOf(`whispers ${seats}`))
    const options = { ...USUAL_OPTIONS, target: 4, roundCap: 10 }
    const steps = [...playout(game, { seats, options, stream }, byPlayersAtRandom(rngOf(`${seats}`)))]
    let other = steps[0]!.reached.position
    let whispered = 0
    for (const { move, reached } of steps.slice(1)) {
      const said = whisper(other, seats)
      const submitted = submit(game, other, said, stream)
      if (!('refused' in submitted)) {
        expect(hear(submitted.told, 0)).toEqual([])
        other = submitted.position
        whispered += 1
      }
      const again = play(game, other, move!, stream)
      other = again.position
      for (const viewer of [0, 'spectator'] as const) {
        expect(update(game, other, viewer)).toEqual(update(game, reached.position, viewer))
        expect(hear(again.told, viewer)).toEqual(hear(reached.told, viewer))
      }
    }
    expect(whispered).toBeGreaterThan(3)
  })

  const whisper = ({ beat }: { beat: number }, seats: number): Move => {
    const action = { show: { what: 'power' }, to: [seats - 2] }
    return { what: 'offer', beat, seat: seats - 1, kind: 'show', action, by: 'player' }
  }
})
