import { describe, expect, it } from 'vitest'
import { safeParse } from 'valibot'
import type { Game, Position, Seat } from '../../core/game.ts'
import { openOffers, owing } from '../../core/owed.ts'
import { keyOf, keyStream, rngOf } from '../../core/rng.ts'
import { atRandom, byBots, fallback, look, playout, type Chooser } from '../../testing/index.ts'
import { evilRobotsClassic, USUAL_OPTIONS } from './index.ts'
import { convert, given, stateOf, type Given } from './testing.ts'
import type { Action, Allegiance, Decisions, State } from './shapes.ts'

const { bot, decisions, imagine, offers, view } = evilRobotsClassic

type Kind = keyof Decisions

/** A position, and what has been shown to all: one letter a seat, a dot for nothing. */
interface Seen extends Given {
  shown?: string
}

function positionOf({ shown = '', ...told }: Seen): State {
  const state = stateOf(told)
  ;[...shown].forEach((letter, seat) => {
    const own = state.seats[seat]
    if (own && letter !== '.') own.lastShown = { value: letter as Allegiance, when: 'discussion', flipped: false }
  })
  return state
}

/** What the bot of seat 0 says to the question put to it. */
function says<K extends Kind>(kind: K, state: State, seed = 'bot'): Decisions[K]['action'] | null {
  const asked = decisions[kind].asked(state).find(({ seat }) => seat === 0)
  if (!asked?.prompt) throw new Error(`${kind} is not asked of seat 0`)
  return bot[kind](view(state, 0), asked.prompt as never, rngOf(seed)) as Decisions[K]['action'] | null
}

const turnOf = (told: Seen) => says('turn', positionOf({ turn: 0, called: 1, ...told }))
/** As the last of the Pass phase, where nobody converts itself (ERC-807). */
const passTurnOf = (told: Seen) => says('passTurn', positionOf({ turn: 0, called: 1, line: [], ...told }))

/** Everybody else has had a turn. */
const last = { seats: [] as string[], called: 1 } as const
const acted = (...cards: string[]) => cards.map((each) => `${each} acted power`)

describe('on its turn', () => {
  it('joins the larger side if it is Neutral and called last', () => {
    const seats = ['SumoBot 1 N', ...acted('BadBot 4 G', 'LockBot 6 G', 'PassBot 8 N', 'FreeBot 5 E')]
    expect(turnOf({ ...last, seats, shown: '.GGNE' })).toMatchObject({ act: 'self', to: 'G' })
  })
  it('leaves a side that has lost', () => {
    const seats = ['BlockBot 1 E', ...acted('PlusBot 4 G', 'LockBot 6 G', 'PassBot 8 G', 'FreeBot 5 N')]
    expect(turnOf({ ...last, seats, shown: '.GGGN' })).toMatchObject({ act: 'self', to: 'G' })
  })
  it('keeps to a side that has won', () => {
    const seats = ['BlockBot 1 G', ...acted('PlusBot 4 G', 'LockBot 6 G', 'PassBot 8 N', 'FreeBot 5 E')]
    const action = turnOf({ ...last, seats, shown: '.GGNE' })
    expect(action?.act === 'self' && action.to === 'E').toBe(false)
  })
  it('converts the one whose side it can turn the scales with', () => {
    const seats = ['CheatBot 2 G', ...acted('PlusBot 4 E', 'BadBot 1 E', 'PassBot 1 N', 'LockBot 2 N')]
    expect(passTurnOf({ seats, shown: '.EENN' })).toMatchObject({ act: 'convert', target: 1 })
  })
  it('PushBot pushes an opponent over to its own side (ERC-770)', () => {
    const seats = ['PushBot 9 G', ...acted('SumoBot 4 G', 'BadBot 6 E', 'FreeBot 5 E', 'MiseryBot 2 E')]
    expect(passTurnOf({ seats, shown: '.GEEE' })).toMatchObject({ act: 'robot', allegiance: 'G' })
  })
  it('JudasBot goes over to the others under a pass (ERC-745)', () => {
    const seats = ['JudasBot 1 G', ...acted('SumoBot 4 E', 'BadBot 1 E', 'FreeBot 1 E', 'LockBot 2 N')]
    expect(turnOf({ ...last, seats, shown: '.EEEN' })).toEqual({ act: 'pass', secret: 'E', alsoShow: [] })
  })
  it('ScaredyBot on the winning side shows nothing (ERC-780)', () => {
    const seats = ['ScaredyBot 1 G', ...acted('SumoBot 4 G', 'BadBot 6 G', 'FreeBot 5 E', 'LockBot 2 N')]
    expect(turnOf({ ...last, seats, shown: '.GGEN' })).toMatchObject({ act: 'pass' })
  })
  it('MiseryBot, Neutral, takes a side, be it the wrong one (ERC-755)', () => {
    const seats = ['MiseryBot 1 N', ...acted('SumoBot 4 G', 'BadBot 6 G', 'FreeBot 5 E', 'LockBot 2 N')]
    expect(turnOf({ ...last, seats, shown: '.GGEN' })).toMatchObject({ act: 'self' })
  })
  it('passes where it must (ERC-746)', () => {
    const seats = ['JudasBot 5 G passed', ...acted('SumoBot 4 E', 'BadBot 1 E')]
    expect(passTurnOf({ seats, pretended: [0] })).toMatchObject({ act: 'pass', secret: null })
  })
  it('does not trust a CheatBot that it knows (ERC-710)', () => {
    const others = ['SumoBot 5 E acted power open', 'BadBot 3 G acted power', 'LockBot 4 E acted power']
    const seats = ['PassBot 1 N', ...others, 'CheatBot 6 G acted power open']
    const known = Array.from({ length: 20 }, (_, at) => {
      const state = positionOf({ seats, turn: 0, called: 1, shown: '.EGEG' })
      return says('turn', state, `${at}`)
    })
    expect(known.every((action) => action?.act === 'self' && action.to === 'E')).toBe(true)
  })
})

describe('a coin is not turned for nothing', () => {
  const SEEDS = Array.from({ length: 20 }, (_, at) => `${at}`)
  const passTurnsOf = (told: Seen) =>
    SEEDS.map((seed) => says('passTurn', positionOf({ turn: 0, called: 1, line: [], ...told }), seed))
  const turnsOf = (told: Seen) => SEEDS.map((seed) => says('turn', positionOf({ turn: 0, called: 1, ...told }), seed))

  it('of somebody who shows that side already, by a Convert or by PushBot', () => {
    const rest = acted('SumoBot 4 G', 'BadBot 6 G', 'FreeBot 5 G', 'LockBot 3 N')
    const shown = '.GGGN'
    for (const action of passTurnsOf({ seats: ['BlockBot 2 G', ...rest], shown }))
      expect(action).toMatchObject({ act: 'pass' })
    for (const action of passTurnsOf({ seats: ['PushBot 2 G', ...rest], shown })) {
      if (action?.act === 'robot') expect(shown[Number(action.targets[0])]).not.toBe(action.allegiance)
    }
  })
  it('nor of the extra robot, nor one’s own, to the side that it has', () => {
    const seats = ['BlockBot 2 E', ...acted('SumoBot 4 E', 'BadBot 1 E')]
    const actions = [
      ...passTurnsOf({ seats, npc: 'E', options: { npc: 'on' }, shown: '.EE' }),
      ...turnsOf({ seats, npc: 'E', options: { npc: 'on' }, shown: '.EE' }),
    ]
    for (const action of actions) {
      expect(action).not.toMatchObject({ act: 'convert', target: 'npc' })
      expect(action).not.toMatchObject({ act: 'self', to: 'E' })
    }
  })
  it('where it makes no difference to who wins', () => {
    const seats = ['BlockBot 1 G', ...acted('SumoBot 9 G', 'BadBot 8 G', 'CopyBot 7 G', 'PassBot 6 G', 'PlusBot 2 E')]
    for (const action of passTurnsOf({ seats, shown: '.GGGGE' })) expect(action).toMatchObject({ act: 'pass' })
  })
  it('in whole matches of tin robots', () => {
    for (const seed of SEEDS.slice(0, 8)) {
      const match = { seats: 3 + (Number(seed) % 4), options: USUAL_OPTIONS, stream: keyStream(keyOf(seed)) }
      for (const { from, move } of playout(evilRobotsClassic, match, byBots(rngOf(seed)))) {
        if (!from || move?.what !== 'answer' || !/urn$/.test(move.kind)) continue
        const state = from.state as State
        const own = state.seats[move.seat]!
        const action = move.action as Action
        if (action.act === 'self' && own.robot !== 'CheatBot') expect(action.to).not.toBe(own.allegiance)
        if (action.act !== 'convert') continue
        const target = action.target === 'npc' ? null : state.seats[action.target]!
        const shown = target ? target.lastShown : { value: state.npc!.allegiance, flipped: false }
        const isHidden = !shown || shown.flipped || target?.flipped || target?.robotUp
        if (!isHidden) expect(action.shown ?? own.allegiance).not.toBe(shown.value)
      }
    }
  })
})

/** Seat 1 converts seat 2, and nobody has answered yet. */
function underAttack(told: Seen, target = 2): State {
  const table = given({ turn: 1, ...told })
  Object.assign(table.state, positionOf({ turn: 1, ...told }))
  table.answer(1, 'turn', convert(target))
  return table.state
}

describe('in a chain of reactions', () => {
  const attack = ['SumoBot 2 E', ...acted('BadBot 6 G', 'LockBot 1 E', 'FreeBot 1 G')]

  it('a BlockBot saves an ally whose loss would turn the scales', () => {
    const state = underAttack({ seats: ['BlockBot 8 G passed', ...attack], shown: '..GEG' })
    expect(says('react', state)?.reaction).toMatch(/fail|rebound/)
  })
  it('a BlockBot lets its own side grow', () => {
    const state = underAttack({ seats: ['BlockBot 8 E passed', ...attack], shown: '..GEG' })
    expect(says('react', state)).toEqual({ reaction: null })
  })
  it('a ForceBot makes good what its side has failed at', () => {
    const seats = ['ForceBot 8 G passed', 'BadBot 7 G', ...acted('SumoBot 6 E', 'LockBot 9 E', 'FreeBot 1 N')]
    const table = given({ turn: 1, seats })
    Object.assign(table.state, positionOf({ turn: 1, seats, shown: '..EEN' }))
    table.answer(1, 'turn', convert(2))
    table.close()
    expect(says('react', table.state)).toEqual({ reaction: 'force' })
  })
  it('stays out at once if it has no reaction', () => {
    expect(says('react', underAttack({ seats: ['PassBot 8 G', ...attack] }))).toEqual({ reaction: null })
  })
})

describe('as the target of a Convert', () => {
  const rivals = ['BadBot 1 E acted', 'LockBot 1 G acted', 'FreeBot 1 G acted']

  it('a ScaredyBot shows its power, never its allegiance (ERC-781)', () => {
    const state = underAttack({ seats: ['ScaredyBot 4 G', 'SumoBot 5 E', ...rivals], shown: 'G....' }, 0)
    expect(says('answer', state)).toMatchObject({ ifFails: 'power', ifSucceeds: null })
  })
  it('hides a power that is still to strike if it has shown its side', () => {
    const state = underAttack({ seats: ['SumoBot 2 G', 'PassBot 5 E', ...rivals], shown: 'G....' }, 0)
    expect(says('answer', state)).toMatchObject({ ifFails: 'allegiance' })
  })
  it('a CheatBot denies what it does not like (ERC-711)', () => {
    const state = underAttack({ seats: ['CheatBot 8 G passed', 'SumoBot 5 E', ...rivals], shown: '..EGG' }, 0)
    expect(says('answer', state)).toMatchObject({ ifSucceeds: 'G' })
  })
})

/** What a bot does in the Discussion until it is ready, with these dice. */
function talks(told: Seen, seed: string, seat: Seat = 0): object[] {
  const table = given(told)
  Object.assign(table.state, positionOf(told))
  const [rng, done] = [rngOf(seed), [] as object[]]
  for (;;) {
    const move = look(evilRobotsClassic as Game, { position: table.position, seat }, rng)
    if (move?.what !== 'offer') return done
    done.push(move.action)
    table.offer(seat, move.kind as 'show', move.action as never)
  }
}
const talksOften = (told: Seen) => Array.from({ length: 30 }, (_, at) => talks(told, `${at}`))
const others = ['SumoBot 5 E', 'BadBot 3 G', 'LockBot 4 E']

describe('in the Discussion', () => {
  const toAll = (what: string, value: Allegiance | null = null) => ({
    show: what === 'allegiance' ? { what, value } : { what },
    to: 'all',
  })

  it('a strong Neutral invites all to convert it, as a rule', () => {
    const often = talksOften({ seats: ['PassBot 8 N', ...others] })
    expect(
      often.filter(([first]) => JSON.stringify(first) === JSON.stringify(toAll('allegiance'))).length,
    ).toBeGreaterThan(20)
    expect(often.flat()).toContainEqual(toAll('power'))
  })
  it('a weak partisan shows its side to one other at most', () => {
    const often = talksOften({ seats: ['PassBot 2 G', ...others] })
    expect(often.some((shows) => shows.length === 1)).toBe(true)
    expect(often.flat().every((each) => !('to' in each) || Array.isArray(each.to))).toBe(true)
  })
  it('a ScaredyBot shows nothing', () => {
    expect(talksOften({ seats: ['ScaredyBot 8 N', ...others] }).flat()).toEqual([])
  })
  it('a CheatBot seems to be of the larger side, now and then (ERC-710)', () => {
    const often = talksOften({ seats: ['CheatBot 5 G', ...others], shown: '.E.E' })
    expect(often.flat()).toContainEqual(toAll('allegiance', 'E'))
    expect(often).toContainEqual([])
  })
  it('tells a friend who showed their side in private that it’s on their side too', () => {
    const table = given({ seats: ['PassBot 5 G', ...others] })
    table.offer(2, 'show', { show: { what: 'allegiance', value: null }, to: [0] })
    const move = look(evilRobotsClassic as Game, { position: table.position, seat: 0 }, rngOf('bot'))
    expect(move).toMatchObject({ what: 'offer', kind: 'show', action: { to: [2] } })
  })
  it('a strong PushBot often passes early, to act late (ERC-206)', () => {
    const passes = talksOften({ seats: ['PushBot 9 G', ...others], shown: 'G' }).flat()
    expect(passes.filter((each) => 'pass' in each).length).toBeGreaterThan(10)
  })
  it('a weak one does so now and then, to seem strong', () => {
    const passes = talksOften({ seats: ['PushBot 1 G', ...others], shown: 'G' }).flat()
    const count = passes.filter((each) => 'pass' in each).length
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThan(12)
  })
  it('a FreeBot orders to be called late (ERC-306)', () => {
    const [order] = talks({ seats: ['FreeBot 7 G', ...others] }, 'bot')
    expect(order).toMatchObject({ about: 'call', call: { kind: 'at', call: 2, claim: { as: 'free' } } })
  })
  it('a Neutral PlusBot of some power counts high, to be taken (ERC-766)', () => {
    expect(talks({ seats: ['PlusBot 6 N', ...others] }, 'bot')[0]).toEqual({ about: 'dial', dial: 3 })
  })
})

describe('in the Pass phase', () => {
  const lineUpOf = (told: Seen) => {
    const state = positionOf(told)
    state.phase = { kind: 'lineUp', asked: [0, 1], answers: [] }
    return says('lineUp', state)
  }
  it('a FreeBot acts last (ERC-727)', () => {
    const seats = ['FreeBot 7 G passed', 'SumoBot 5 E passed', 'BadBot 3 G acted power']
    expect(lineUpOf({ seats, called: 1 })).toMatchObject({ lineUp: { as: 'position', position: 12 } })
  })
  it('a PlusBot counts just high enough not to be left out (ERC-804)', () => {
    const seats = ['PlusBot 4 G passed', 'SumoBot 5 E passed power', 'BadBot 3 G acted power']
    expect(lineUpOf({ seats, called: 1 })).toMatchObject({ dial: 2 })
  })
  it('a PassBot goes first for a decisive Convert, else in order (ERC-760)', () => {
    const decisive = ['PassBot 4 G passed power', 'SumoBot 9 E passed power', 'BadBot 3 N acted power']
    expect(lineUpOf({ seats: decisive, called: 1, shown: '.EN' })).toMatchObject({ lineUp: { as: 'first' } })
    const idle = ['PassBot 9 G passed', 'SumoBot 5 N passed power', 'BadBot 3 N acted power']
    expect(lineUpOf({ seats: idle, called: 1, shown: '.NN' })).toMatchObject({ lineUp: { as: 'inOrder' } })
  })
  it('orders friends first (ERC-806)', () => {
    const seats = ['SumoBot 5 G acted', 'LockBot 6 E passed', 'BadBot 6 G passed']
    const state = positionOf({
      seats,
      line: [
        [1, 6],
        [2, 6],
      ],
      previous: 0,
      shown: '.EG',
    })
    state.phase = { kind: 'passOrder', seat: 0, tied: [1, 2] }
    expect(says('passOrder', state)).toEqual({ order: [2, 1] })
  })
})

/** For a machine that has much else to do: alone they take a second or two. */
const PATIENCE = { timeout: 60_000 }
const OPTIONS = [
  USUAL_OPTIONS,
  { ...USUAL_OPTIONS, target: 4, npc: 'on', robotDecks: 'two', powerDecks: 'own', winPoints: 1 },
  { ...USUAL_OPTIONS, target: 4, npc: 'off', robotDecks: 'own', powerDecks: 'one', winPoints: 3 },
] as const

/** Many positions of a match in which all do anything, and what is put to each seat there. */
function* puts(seats: number) {
  const options = OPTIONS[seats % OPTIONS.length] ?? USUAL_OPTIONS
  const seed = `puts ${seats}`
  const match = { seats, options, stream: keyStream(keyOf(seed)) }
  let at = 0
  for (const { reached } of playout(evilRobotsClassic, match, atRandom(rngOf(seed)))) {
    const state = reached.position.state as State
    if (at++ % 4 > 0 || at > 500 || state.phase.kind === 'over') continue
    for (const put of owing(evilRobotsClassic, state)) yield { state, rules: decisions[put.kind as Kind], ...put }
    for (const put of openOffers(evilRobotsClassic, state))
      yield { state, rules: offers[put.kind as keyof typeof offers], ...put }
  }
}

function thinks(state: State, { seat, kind, prompt }: { seat: Seat; kind: string; prompt: object }) {
  return bot[kind as Kind](view(state, seat), prompt as never, rngOf('bot')) as object | null
}

describe.each([3, 4, 5, 6, 7, 8, 9])('at a table of %i', PATIENCE, (seats) => {
  it('answers legally wherever random play leads', () => {
    for (const { state, rules, ...put } of puts(seats)) {
      const action = thinks(state, put)
      if (!action) continue
      expect(safeParse(rules.schema, action).success).toBe(true)
      expect(rules.refuse(put.prompt as never, action as never)).toBeNull()
    }
  })
  it('does alike with the same view and the same luck, whatever the others hold', () => {
    for (const { state, rules: _rules, ...put } of puts(seats)) {
      const elsewhere = imagine(view(state, put.seat), rngOf('another world'))
      expect(thinks(elsewhere, put)).toEqual(thinks(state, put))
    }
  })
})

/** The bot at one seat; the others answer anything. */
function seated(own: Seat, seed: string): Chooser {
  const rng = rngOf(seed)
  return (game, position: Position) => {
    const asked = owing(game, position.state)
    if (asked.length > 1) rng.shuffle(asked)
    const [put] = asked
    if (!put) return fallback(game, position)
    if (put.seat === own) return look(game, { position, seat: own }, rng)
    const action = game.decisions[put.kind]?.sample(put.prompt, rng) ?? {}
    return { what: 'answer', beat: position.beat, ...put, action, by: 'player' }
  }
}

describe('over whole matches', PATIENCE, () => {
  it('wins at least 1.6 times its fair share among four who do anything', () => {
    const [matches, seats] = [40, 5]
    let won = 0
    for (let match = 0; match < matches; match++) {
      const own = match % seats
      const record = { seats, options: USUAL_OPTIONS, stream: keyStream(keyOf(`match ${match}`)) }
      for (const { reached } of playout(evilRobotsClassic, record, seated(own, `match ${match}`))) {
        const winners = evilRobotsClassic.outcome(reached.position.state as State)?.winners ?? []
        if (winners.includes(own)) won += 1 / winners.length
      }
    }
    expect(won / matches).toBeGreaterThanOrEqual(1.6 / seats)
  })
  it.each([3, 5, 9])('ends long before the cap among %i of its like', (seats) => {
    const record = { seats, options: USUAL_OPTIONS, stream: keyStream(keyOf('like')) }
    const steps = [...playout(evilRobotsClassic, record, byBots(rngOf('like')))]
    const { round, phase } = steps.at(-1)?.reached.position.state as State
    expect(phase.kind).toBe('over')
    expect(round).toBeLessThan(USUAL_OPTIONS.roundCap)
  })
})
