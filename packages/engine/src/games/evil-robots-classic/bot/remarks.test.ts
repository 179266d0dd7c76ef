import { describe, expect, it } from 'vitest'
import type { Heard, Saying, Seat } from '../../../core/game.ts'
import { rngOf } from '../../../core/rng.ts'
import { evilRobotsClassic } from '../index.ts'
import { convert, given, stateOf, type Given } from '../testing.ts'
import { ALLEGIANCES, type State } from '../shapes.ts'
import { remarks } from './remarks.ts'

const SEEDS = Array.from({ length: 40 }, (_, at) => `seed ${at}`)

/** All that the tin robot of seat 0 might say, over many evenings. */
function says(state: State, heard: readonly Heard[] = []): Saying[] {
  const view = evilRobotsClassic.view(state, 0)
  return SEEDS.flatMap((seed) => remarks.say(view, heard, rngOf(seed)) ?? [])
}
/** `shown`: one letter a seat, a dot for nothing. */
function table({ shown = '', ...told }: Given & { shown?: string }): State {
  const state = stateOf(told)
  for (const [seat, own] of state.seats.entries()) {
    const value = ALLEGIANCES.find((each) => each === shown[seat])
    if (value) own.lastShown = { value, when: 'discussion', flipped: false }
  }
  return state
}
const claims = (said: readonly Saying[]) => new Set(said.flatMap((each) => ('claim' in each ? each.claim.value : [])))
const lines = (said: readonly Saying[]) =>
  new Set(said.flatMap((each) => ('line' in each ? `${each.line} ${each.who}` : [])))
const hears = (seat: Seat, said: Saying, ago = 0): Heard => ({ seat, ago, said })
const claim = (value: string): Saying => ({ claim: { kind: 'allegiance', value } })

const others = ['SumoBot 5 E', 'BadBot 3 G', 'LockBot 4 E']

describe('in the Discussion a tin robot', () => {
  it('that wins with its side names it, and a strong Neutral invites all', () => {
    expect(claims(says(table({ seats: ['BlockBot 5 E', ...others], shown: '.GG' })))).toEqual(new Set(['E']))
    expect(claims(says(table({ seats: ['BlockBot 8 N', ...others], shown: '.GG' })))).toEqual(new Set(['N']))
  })
  it('that gains by a lie claims to be of the larger side', () => {
    for (const robot of ['CheatBot 5', 'ScaredyBot 5', 'JudasBot 5'])
      expect(claims(says(table({ seats: [`${robot} E`, ...others], shown: '.GG' })))).toEqual(new Set(['G']))
    expect(claims(says(table({ seats: ['BlockBot 2 N', ...others], shown: '.GG' })))).toEqual(new Set(['G']))
  })
  it('that wants its side to lose claims the other (ERC-755)', () => {
    expect(claims(says(table({ seats: ['MiseryBot 5 E', ...others], shown: '.EE' })))).toEqual(new Set(['G']))
  })
  it('that has shown its coin claims nothing any more', () => {
    expect(claims(says(table({ seats: ['BlockBot 5 E', ...others], shown: 'E' })))).toEqual(new Set())
  })
  it('stands by those of its side and warns of the others, by what all have seen', () => {
    const said = says(table({ seats: ['BlockBot 5 G', ...others], shown: 'GEG.' }))
    expect(lines(said)).toEqual(new Set(['accuse 1', 'join 2']))
  })
  it('takes the side that it pretends to be on, not its own', () => {
    const said = says(table({ seats: ['CheatBot 5 E', ...others], shown: 'GEG.' }))
    expect(lines(said)).toEqual(new Set(['accuse 1', 'join 2']))
  })
  it('wonders about who passes early', () => {
    const seats = ['BlockBot 5 G', 'SumoBot 5 E passed', 'BadBot 3 G', 'LockBot 4 E']
    expect(lines(says(table({ seats })))).toEqual(new Set(['early 1']))
  })
  it('answers first if it is accused, but not for what was said rounds ago', () => {
    const state = table({ seats: ['BlockBot 5 G', ...others], shown: 'GEG.' })
    const accused: Saying = { line: 'accuse', who: 0 }
    expect(lines(says(state, [hears(1, accused)]))).toEqual(new Set(['defend 1']))
    expect(lines(says(state, [hears(1, accused, 50)]))).not.toContain('defend 1')
  })
  it('holds it against somebody if their claim is not what they have shown', () => {
    const state = table({ seats: ['BlockBot 5 G', ...others], shown: 'GEG.' })
    expect(lines(says(state, [hears(1, claim('G')), hears(2, claim('G'))]))).toEqual(new Set(['contradicts 1']))
  })
  it('says nothing that was just said', () => {
    const state = table({ seats: ['BlockBot 5 G', ...others], shown: 'GEG.' })
    expect(lines(says(state, [hears(2, { line: 'accuse', who: 1 })]))).toEqual(new Set(['join 2']))
  })
})

describe('when somebody is converted, a tin robot', () => {
  function attack(seats: readonly string[], { by, target }: { by: Seat; target: Seat }): State {
    const under = given({ turn: by, seats })
    under.answer(by, 'turn', convert(target))
    return under.state
  }
  const seats = ['BlockBot 5 G', ...others]
  it('resists if it is the target, and coaxes if it is the one', () => {
    expect(lines(says(attack(seats, { by: 1, target: 0 })))).toEqual(new Set(['resist 1']))
    expect(lines(says(attack(seats, { by: 0, target: 3 })))).toEqual(new Set(['persuade 3']))
  })
  it('has nothing to say about others', () => {
    expect(says(attack(seats, { by: 1, target: 2 }))).toEqual([])
  })
})
