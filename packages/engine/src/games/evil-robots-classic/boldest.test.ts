import { expect, it } from 'vitest'
import { boldest } from './boldest.ts'
import type { Diary, Event, SeenConversion } from './shapes.ts'

const converts = (instigator: number, target: number, stands = true): Event[] => {
  const conversion: SeenConversion = { via: 'convert', instigator, target, allegiance: 'E' }
  return [
    { kind: 'conversionDeclared', conversion, real: null },
    { kind: 'conversionEnded', results: [{ target, stands, allegiance: 'E' }] },
  ]
}
const DIARY: Diary = { lies: [], flips: [], switches: [], doubtful: [] }
const revealed = (levels: number[], diary: Partial<Diary> = {}): Event => ({
  ...{ kind: 'revealed', round: 1 },
  result: {
    ...{ winner: null, by: 'size', diary: { ...DIARY, ...diary } },
    seats: levels.map((level) => ({ robot: 'BlockBot', power: 1, level, allegiance: 'N', win: 0, card: 0 })),
  },
})

it('the more power somebody has who still converts another, the bolder', () => {
  const heard = [...converts(0, 1), ...converts(1, 2), ...converts(2, 0, false), revealed([3, 9, 10])]
  expect(boldest(heard)).toEqual({ seat: 1, kind: 'highPower', amount: 9, against: 10, event: 2 })
})

it('a conversion that only seemed to work is none, nor is one that power did not decide', () => {
  const doubtful = [{ instigator: 1, target: 2, allegiance: 'E', stood: false, when: 'discussion' }] as const
  expect(boldest([...converts(1, 2), revealed([3, 9, 10], { doubtful: [...doubtful] })])).toBeNull()
  expect(boldest([...converts(2, 1), revealed([3, 9, 10])])).toBeNull()
})

it('a coin shown to all as what it was not is bold as well', () => {
  const shown: Event = { kind: 'showed', seat: 2, to: null, showed: { what: 'allegiance', value: 'G' }, byRule: false }
  const lies: Diary['lies'] = [{ seat: 2, showed: 'G', was: 'E', when: 'discussion' }]
  const heard = [shown, ...converts(0, 1), revealed([3, 9, 10], { lies })]
  expect(boldest(heard)).toEqual({ seat: 2, kind: 'falseCoin', amount: 1, event: 0 })
})
