import { rngOf } from '@robot-night/engine'
import { describe, expect, it } from 'vitest'
import { ALLEGIANCES, POWERS, ROBOTS } from '../material.ts'
import { submit } from '../phone.ts'
import { drawing } from '../testing.ts'
import type { Dealt, Hand, Table, Wish } from './shapes.ts'
import { grant, join, lay, passedOn } from './table.ts'
import { viewOf } from './view.ts'

const rng = rngOf('companion table')
const NAMES = ['mira', 'ben', 'ada', 'teo', 'ida', 'jon', 'kim', 'lea', 'max', 'zoe']
const everybody = new Set(NAMES)

function tableOf(count: number): Table {
  return NAMES.slice(1, count).reduce(
    (table, name) => joined(table, name),
    lay('BCDFG', { device: 'mira', name: 'mira' }),
  )
}
function joined(table: Table, device: string): Table {
  const done = join(table, { device, name: device }, rng)
  if ('refusal' in done) throw new Error(done.refusal.code)
  return done.table
}
const ask = (table: Table, device: string, wish: Wish) => askWith(table, { device, wish, here: everybody })
const askWith = (table: Table, asked: Parameters<typeof grant>[1]) => grant(table, asked, rng)
function after(table: Table, device: string, wish: Wish): Table {
  return afterWith(table, { device, wish, here: everybody })
}
function afterWith(table: Table, asked: Parameters<typeof grant>[1]): Table {
  const done = askWith(table, asked)
  if ('refusal' in done) throw new Error(done.refusal.code)
  return done.table
}
const shuffle = (table: Table): Table => after(table, table.host ?? '', { what: 'shuffle', round: table.round })
const hands = ({ members }: Table) => members.flatMap(({ hand }) => (hand ? [hand] : []))
const seen = (hand: Dealt | null | undefined): Hand | null =>
  hand ? { robot: hand.robot, power: hand.power, allegiance: hand.allegiance } : null
const count = <T>(list: readonly T[], one: T) => list.filter((each) => each === one).length

describe('one deck for the table', () => {
  it('CM-20, CM-24 scenario 3: seven phones, seven robots, no power more than twice; an eighth from what is left', () => {
    for (let round = 0; round < 50; round++) {
      const seven = shuffle(tableOf(7))
      const robots = hands(seven).map(({ robot }) => robot)
      expect(new Set(robots).size).toBe(7)
      for (const power of POWERS)
        expect(
          count(
            hands(seven).map((hand) => hand.power),
            power,
          ),
        ).toBeLessThanOrEqual(2)
      const eight = joined(seven, 'lea')
      const late = hands(eight)[7]
      expect(robots).not.toContain(late?.robot)
      expect(seven.undealt.robots).toHaveLength(11)
      expect(seven.undealt.powers).toHaveLength(11)
      expect(seven.undealt.powers).toContain(late?.power)
      expect(new Set(hands(shuffle(eight)).map(({ robot }) => robot)).size).toBe(8)
    }
  })

  it('CM-20 deals every card of the deck once, and each robot as often as any other', () => {
    const seen = new Map<string, number>()
    for (let round = 0; round < 400; round++) {
      const { members, undealt } = shuffle(tableOf(9))
      const all = [...members.flatMap(({ hand }) => (hand ? [hand.robot] : [])), ...undealt.robots]
      expect(all.toSorted()).toEqual([...ROBOTS].toSorted())
      for (const { hand } of members) seen.set(hand?.robot ?? '', (seen.get(hand?.robot ?? '') ?? 0) + 1)
    }
    for (const robot of ROBOTS) expect(Math.abs((seen.get(robot) ?? 0) - 200)).toBeLessThan(60)
  })

  it('CM-20 the tenth phone finds the table full; one of the nine that is back does not', () => {
    const nine = tableOf(9)
    expect(join(nine, { device: 'zoe', name: 'zoe' }, rng)).toEqual({ refusal: { code: 'table_full' } })
    expect(join(nine, { device: 'ben', name: 'other' }, rng)).toEqual({ table: nine })
  })

  it('CM-21 new cards and flips come to all at once, also to those who are away', () => {
    const table = afterWith(shuffle(tableOf(3)), {
      device: 'mira',
      wish: { what: 'shuffle', round: 1 },
      here: new Set(['mira']),
    })
    expect(table.round).toBe(2)
    expect(hands(table)).toHaveLength(3)
  })

  it('CM-21 a repeated message doesn’t shuffle twice', () => {
    expect(ask(shuffle(tableOf(3)), 'mira', { what: 'shuffle', round: 0 })).toEqual({ refusal: { code: 'late' } })
  })

  it('CM-24 before the first shuffle nobody has cards', () => {
    expect(hands(joined(tableOf(2), 'kim'))).toEqual([])
    const turn: Wish = { what: 'turnCoin', round: 0, allegiance: 'G' }
    expect(ask(tableOf(2), 'ben', turn)).toEqual({ refusal: { code: 'no_cards' } })
  })

  it('CM-24 a phone that leaves for good takes its cards out until the next shuffle, and has them again if it comes back', () => {
    const dealt = shuffle(tableOf(3))
    const gone = after(dealt, 'ben', { what: 'leave' })
    expect(gone.undealt).toEqual(dealt.undealt)
    const back = joined(gone, 'ben')
    expect(seen(hands(back)[2])).toEqual(seen(hands(dealt)[1]))
    expect(back.undealt).toEqual(dealt.undealt)
    expect(shuffle(gone).gone).toBeUndefined()
  })

  it('CM-24 a phone that leaves and joins again and again draws nothing more from the deck', () => {
    const dealt = shuffle(tableOf(3))
    let table = dealt
    for (let time = 0; time < 20; time++) table = joined(after(table, 'ben', { what: 'leave' }), 'ben')
    expect(seen(hands(table)[2])).toEqual(seen(hands(dealt)[1]))
    expect(table.undealt).toEqual(dealt.undealt)
    expect(table.gone).toEqual([])
  })

  it('CM-24 in one round nine hands are dealt at most; a phone that joins after that waits for the next shuffle', () => {
    const dealt = shuffle(tableOf(6))
    let table = dealt
    for (let guest = 0; guest < 16; guest++)
      table = after(joined(table, `guest ${guest}`), `guest ${guest}`, { what: 'leave' })
    expect(dealt.undealt.robots.length - table.undealt.robots.length).toBe(3)
    table = joined(table, 'kim')
    expect(viewOf(table, 'kim', everybody).hand).toBe(null)
    expect(hands(shuffle(table))).toHaveLength(7)
  })
})

describe('the host', () => {
  it('CM-27 alone shuffles and seats the extra robot: another’s wish is refused', () => {
    for (const wish of [
      { what: 'shuffle', round: 0 },
      { what: 'seatNpc', on: true },
    ] as const) {
      expect(ask(tableOf(3), 'ben', wish)).toEqual({ refusal: { code: 'not_host' } })
      expect(ask(tableOf(3), 'nobody', wish)).toEqual({ refusal: { code: 'not_joined' } })
    }
  })

  it('CM-25 when the host leaves, the one who joined first of those here becomes host', () => {
    const table = tableOf(4)
    const leaves = (...here: readonly string[]) =>
      afterWith(table, { device: 'mira', wish: { what: 'leave' }, here: new Set(here) }).host
    expect(leaves('mira', 'ada', 'teo')).toBe('ada')
    expect(leaves('mira')).toBe('ben')
    expect(after(tableOf(1), 'mira', { what: 'leave' }).host).toBe(null)
    expect(joined(after(tableOf(1), 'mira', { what: 'leave' }), 'ben').host).toBe('ben')
    expect(after(table, 'ben', { what: 'leave' }).host).toBe('mira')
  })

  it('CM-25 a host who has been away too long is replaced too, if anybody is here', () => {
    expect(passedOn(tableOf(3), new Set(['ada'])).host).toBe('ada')
    expect(passedOn(tableOf(3), new Set()).host).toBe('mira')
  })
})

describe('the extra robot', () => {
  it('CM-26 begins Neutral, is turned by anybody, and is Neutral again with each shuffle', () => {
    const seated = after(shuffle(tableOf(3)), 'mira', { what: 'seatNpc', on: true })
    expect(seated.npc).toBe('N')
    for (const allegiance of ALLEGIANCES) {
      const turned = after(seated, 'ada', { what: 'turnNpc', allegiance })
      expect(turned.npc).toBe(allegiance)
      expect(viewOf(turned, null, everybody).npc).toBe(allegiance)
      expect(shuffle(turned).npc).toBe('N')
    }
    expect(after(seated, 'mira', { what: 'seatNpc', on: false }).npc).toBe(null)
    expect(shuffle(tableOf(3)).npc).toBe(null)
    expect(ask(tableOf(3), 'ada', { what: 'turnNpc', allegiance: 'G' })).toEqual({ refusal: { code: 'no_cards' } })
  })
})

describe('what a phone is shown', () => {
  it('CM-22 its own cards, and of the others who they are', () => {
    const table = shuffle(tableOf(3))
    const here = new Set(['mira', 'ada'])
    expect(viewOf(table, 'ben', here)).toEqual({
      round: 1,
      npc: null,
      phones: [
        { name: 'mira', isHost: true, isHere: true },
        { name: 'ben', isHost: false, isHere: false },
        { name: 'ada', isHost: false, isHere: true },
      ],
      me: 1,
      hand: seen(hands(table)[1]),
      deal: 2,
    })
  })

  it('CM-24 which hand it is, so that new cards are not uncovered as the old ones were', () => {
    const dealOf = (table: Table, device: string) => viewOf(table, device, everybody).deal
    const dealt = shuffle(tableOf(3))
    const back = joined(after(dealt, 'ben', { what: 'leave' }), 'ben')
    expect(back.round).toBe(dealt.round)
    expect([dealOf(dealt, 'ben'), dealOf(back, 'ben')]).toEqual([2, 4])
    expect([dealOf(dealt, 'ada'), dealOf(back, 'ada'), dealOf(back, 'otto')]).toEqual([3, 3, null])
    const turned = after(back, 'ben', { what: 'turnCoin', round: 1, allegiance: 'E' })
    expect(dealOf(turned, 'ben')).toBe(4)
  })

  it('CM-24 a table from before hands were counted goes on', () => {
    const { dealt: _, ...rest } = shuffle(tableOf(2))
    const old: Table = { ...rest, members: rest.members.map(({ hand, ...one }) => ({ ...one, hand: seen(hand) })) }
    expect(viewOf(old, 'ben', everybody)).toMatchObject({ hand: old.members[1]?.hand, deal: 0 })
    expect(viewOf(shuffle(old), 'ben', everybody).deal).toBe(2)
  })

  it('CM-22 is the same in every world that differs in the others’ cards, the deck and their coins only', () => {
    const table = shuffle(tableOf(4))
    const others = shuffle(tableOf(4))
    const world = {
      ...others,
      members: others.members.map((member, at) =>
        at === 2 ? { ...member, hand: table.members[2]?.hand ?? null } : member,
      ),
    }
    expect(viewOf(world, 'ada', everybody)).toEqual(viewOf(table, 'ada', everybody))
    expect(viewOf(world, 'teo', everybody)).not.toEqual(viewOf(table, 'teo', everybody))
  })

  it('CM-28 a watcher sees nobody’s cards', () => {
    expect(viewOf(shuffle(tableOf(3)), null, everybody)).toMatchObject({ me: null, hand: null, round: 1 })
    expect(viewOf(shuffle(tableOf(3)), 'nobody', everybody)).toMatchObject({ me: null, hand: null })
  })

  it('CM-23 scenario 4: a coin that is turned changes nothing for the others', () => {
    const table = shuffle(tableOf(3))
    for (const allegiance of ALLEGIANCES) {
      const turned = after(table, 'ben', { what: 'turnCoin', round: 1, allegiance })
      expect(viewOf(turned, 'ben', everybody).hand?.allegiance).toBe(allegiance)
      for (const other of ['mira', 'ada', null]) {
        expect(viewOf(turned, other, everybody)).toEqual(viewOf(table, other, everybody))
      }
    }
    expect(ask(table, 'ben', { what: 'turnCoin', round: 0, allegiance: 'G' })).toEqual({ refusal: { code: 'late' } })
  })

  it('CM-27 scenario 4: on the phone itself a covered coin is not turned', () => {
    const hand = hands(shuffle(tableOf(3)))[0]
    if (!hand) throw new Error('nothing was dealt')
    const phone = { ...hand, covered: { robot: true, power: true, allegiance: true } }
    expect(submit(phone, { kind: 'turn' }, drawing())).toEqual({ refusal: { code: 'covered' } })
  })
})
