import { describe, expect, it } from 'vitest'
import { ENTRIES, type Entry } from './entries.ts'
import { POWERS, ROBOTS, TYPES } from './material.ts'
import { PARTS, type Part } from './parts.ts'
import { asksBeforeDealing, deal, refuse, submit, type Deed, type Phone } from './phone.ts'
import { drawing, phoneWith } from './testing.ts'

const BARE = { robot: false, power: false, allegiance: false }
const COIN: readonly Deed[] = [{ kind: 'turn' }, { kind: 'flip' }, { kind: 'setNeutral' }]

function after(phone: Phone, deed: Deed, ...draws: readonly number[]): Phone {
  const done = submit(phone, deed, drawing(...draws))
  if ('refusal' in done) throw new Error(`refused: ${done.refusal.code}`)
  return done.phone
}
const show = (phone: Phone, entry: Entry) => after(phone, { kind: 'show', entry })

describe('a deal', () => {
  it('CM-1 gives a robot, a power and an allegiance, all to be seen', () => {
    expect(deal(drawing(2, 3, 1, 1))).toEqual(phoneWith({ robot: 'CheatBot', power: 4, allegiance: 'E' }))
  })

  it('CM-2, CM-3 every robot with every power is as likely; a quarter Good, a quarter Evil, half Neutral', () => {
    const dealt = everyDeal()
    for (const robot of ROBOTS) {
      for (const power of POWERS) {
        const hands = dealt.filter((phone) => phone.robot === robot && phone.power === power)
        expect(hands.map(({ allegiance }) => allegiance).toSorted()).toEqual(['E', 'G', 'N', 'N'])
      }
    }
    expect(dealt).toHaveLength(18 * 9 * 4)
  })

  it('CM-3 uncovers everything, and may give the same again', () => {
    const before = show(phoneWith(), 'nothing')
    const dealt = deal(drawing(2, 3, 1, 1))
    expect(dealt.covered).toEqual(BARE)
    expect(dealt).toEqual({ ...before, covered: BARE })
  })

  it('CM-3 asks first where cards are dealt already', () => {
    expect(asksBeforeDealing(null)).toBe(false)
    expect(asksBeforeDealing(phoneWith())).toBe(true)
  })
})

describe('the coin', () => {
  it('CM-4, CM-5 scenario 2: from Neutral a tap gives Good, then Evil, then Good; the small control gives Neutral', () => {
    const neutral = phoneWith({ allegiance: 'N' })
    const taps = [1, 2, 3].map((count) => {
      let phone = neutral
      for (let tap = 0; tap < count; tap++) phone = after(phone, { kind: 'turn' })
      return phone.allegiance
    })
    expect(taps).toEqual(['G', 'E', 'G'])
    for (const allegiance of ['G', 'E', 'N'] as const) {
      expect(after(phoneWith({ allegiance }), { kind: 'setNeutral' }).allegiance).toBe('N')
    }
  })

  it('CM-5 scenario 2: a flip gives Good or Evil, half each and never Neutral, whatever was there', () => {
    for (const allegiance of ['G', 'E', 'N'] as const) {
      const flips = [0, 1].map((draw) => after(phoneWith({ allegiance }), { kind: 'flip' }, draw).allegiance)
      expect(flips).toEqual(['G', 'E'])
    }
  })

  it('CM-4 leaves cards and covers as they are', () => {
    const phone = phoneWith({ covered: { robot: true, power: true, allegiance: false } })
    expect(after(phone, { kind: 'turn' })).toEqual({ ...phone, allegiance: 'G' })
    expect(after(phone, { kind: 'flip' }, 0)).toEqual({ ...phone, allegiance: 'G' })
    expect(after(phone, { kind: 'setNeutral' })).toEqual({ ...phone, allegiance: 'N' })
  })
})

describe('covers', () => {
  it.each(PARTS)('CM-6 cover and uncover the %s alone', (part) => {
    const covered = after(phoneWith(), { kind: 'cover', part })
    expect(covered).toEqual(phoneWith({ covered: { ...BARE, [part]: true } }))
    expect(after(covered, { kind: 'uncover', part })).toEqual(phoneWith())
  })

  it.each(COIN)('CM-6 scenario 4: with the coin covered, $kind is refused: covered', (deed) => {
    const phone = phoneWith({ covered: { ...BARE, allegiance: true } })
    expect(submit(phone, deed, drawing())).toEqual({ refusal: { code: 'covered' } })
  })

  it.each(COIN)('CM-6 with the cards alone covered, $kind is done', (deed) => {
    expect(refuse(phoneWith({ covered: { robot: true, power: true, allegiance: false } }), deed)).toBe(null)
  })
})

describe('the entries', () => {
  it.each<[Entry, readonly Part[]]>([
    ['action', ['robot', 'power']],
    ['convert', ['power', 'allegiance']],
    ['convertMyself', ['power', 'allegiance']],
    ['pass', ['power']],
    ['reaction', ['robot']],
    ['converted', ['allegiance']],
    ['failed', ['power']],
    ['everything', ['robot', 'power', 'allegiance']],
    ['nothing', []],
  ])('CM-7 %s shows %j and covers the rest', (entry, shown) => {
    for (const before of [phoneWith(), show(phoneWith(), 'nothing')]) {
      const now = show(before, entry)
      expect(PARTS.filter((part) => !now.covered[part])).toEqual(shown)
      expect({ ...now, covered: BARE }).toEqual(phoneWith())
    }
  })

  it('CM-7 are these nine', () => {
    expect(Object.keys(ENTRIES)).toHaveLength(9)
  })

  it('CM-7, CM-8 scenario 1: Convert shows power and Evil and changes nothing else; then Pass shows the power only', () => {
    const converting = show(phoneWith(), 'convert')
    expect(converting).toEqual(phoneWith({ covered: { robot: true, power: false, allegiance: false } }))
    expect(show(converting, 'pass').covered).toEqual({ robot: true, power: false, allegiance: true })
  })

  it('CM-8 a self-conversion does not turn the coin', () => {
    expect(show(phoneWith({ allegiance: 'N' }), 'convertMyself').allegiance).toBe('N')
  })
})

describe('nobody is held to anything', () => {
  it('CM-9 a phone with cards may turn, flip, cover and show at any time', () => {
    const deeds: readonly Deed[] = [...COIN, ...PARTS.map((part) => ({ kind: 'cover', part }) as const)]
    for (const robot of ROBOTS) {
      for (const deed of deeds) expect(refuse(phoneWith({ robot }), deed)).toBe(null)
    }
  })

  it('is refused before the first shuffle: no_cards', () => {
    const deeds: readonly Deed[] = [...COIN, { kind: 'cover', part: 'power' }, { kind: 'show', entry: 'everything' }]
    for (const deed of deeds) expect(submit(null, deed, drawing())).toEqual({ refusal: { code: 'no_cards' } })
  })

  it('leaves as it was the phone that was handed in', () => {
    const phone = Object.freeze(phoneWith({ covered: Object.freeze({ ...BARE }) }))
    after(phone, { kind: 'cover', part: 'robot' })
    after(phone, { kind: 'turn' })
    expect(phone).toEqual(phoneWith())
  })
})

describe('the robots', () => {
  it('CM-11 are eighteen, each of one of three types', () => {
    expect(ROBOTS).toHaveLength(18)
    const ofType = (type: string) => Object.values(TYPES).filter((each) => each === type).length
    expect(['permanent', 'action', 'reaction'].map(ofType)).toEqual([9, 6, 3])
  })
})

/** One for each outcome of the four draws. */
function everyDeal(): Phone[] {
  const upTo = (below: number) => Array.from({ length: below }, (_, at) => at)
  return upTo(18).flatMap((robot) =>
    upTo(9).flatMap((power) =>
      upTo(2).flatMap((one) => upTo(2).map((other) => deal(drawing(robot, power, one, other)))),
    ),
  )
}
