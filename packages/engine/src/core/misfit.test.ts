import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { misfit } from './misfit.ts'

const Act = v.variant('do', [
  v.strictObject({ do: v.literal('seat'), chair: v.pipe(v.number(), v.maxValue(8)) }),
  v.strictObject({ do: v.literal('deal'), out: v.optional(v.array(v.number())) }),
])
const Command = v.strictObject({ id: v.string(), pace: v.picklist(['day', 'week']), act: Act })
const right = { id: '1', pace: 'day', act: { do: 'seat', chair: 3 } }

describe('a misfit', () => {
  it('is none where the value fits', () => {
    expect(misfit(Command, right)).toBeNull()
    expect(misfit(Command, { ...right, act: { do: 'deal' } })).toBeNull()
  })

  it.each([
    ['a missing key', { pace: 'day', act: right.act }, ['missing', 'id', 'string']],
    ['a missing key inside', { ...right, act: { do: 'seat' } }, ['missing', 'act.chair', 'number']],
    ['a missing choice', { ...right, act: {} }, ['missing', 'act.do', '("seat" | "deal")']],
    ['a choice that there is not', { ...right, act: { do: 'rob' } }, ['wrong', 'act.do', '("seat" | "deal")']],
    ['an unknown key', { ...right, more: 1 }, ['unknown', 'more', '']],
    ['an unknown key inside', { ...right, act: { ...right.act, by: 0 } }, ['unknown', 'act.by', '']],
    ['another type', { ...right, id: 7 }, ['wrong', 'id', 'string']],
    ['undefined', { ...right, id: undefined }, ['wrong', 'id', 'string']],
    ['no such word', { ...right, pace: 'warp' }, ['wrong', 'pace', '("day" | "week")']],
    ['too large a number', { ...right, act: { do: 'seat', chair: 9 } }, ['wrong', 'act.chair', '<=8']],
    ['a piece of a list', { ...right, act: { do: 'deal', out: [1, 'x'] } }, ['wrong', 'act.out.1', 'number']],
    ['a text', 'deal', ['wrong', '', 'Object']],
    ['nothing', null, ['wrong', '', 'Object']],
  ])('says of %s where it is, and what should be there', (_, value, [problem, field, expected]) => {
    expect(misfit(Command, value)).toEqual({ problem, field, expected })
  })

  it('says of a value with a test of its own what it should have been', () => {
    const schema = v.strictObject({ action: v.custom((value) => value === 1, 'an object') })
    expect(misfit(schema, { action: 2 })).toEqual({ problem: 'wrong', field: 'action', expected: 'an object' })
  })
})
