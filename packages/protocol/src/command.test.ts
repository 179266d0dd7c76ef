import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { Up } from './command.ts'
import { commandId } from './commandId.ts'

const id = 'abcdefghijklmnop'
const taken = (value: unknown) => safeParse(Up, value).success

describe('a frame up', () => {
  it.each([
    { id, what: 'answer', match: 'm', beat: 0, kind: 'mulligan', action: { take: true } },
    { id, what: 'offer', match: 'm', beat: 7, kind: 'order', action: {} },
    { id, what: 'say', text: 'hello' },
    { id, what: 'whisper', to: 8, text: 'hello' },
    { id, what: 'whisper', to: 0, name: 'Mara', text: 'hello' },
    { id, what: 'manage', act: { do: 'deal' } },
    { id, what: 'manage', act: { do: 'seatBot', chair: null } },
    { id, what: 'manage', act: { do: 'seatBot' } },
    { id, what: 'self', act: { do: 'wake' } },
    ...['1', '!', 'grüße', '🤖', '9f1b6f0e-1d5c-4f0e-9b7e-0a9d5b1c2d3e', 'x'.repeat(64)].map((each) => ({
      ...{ id: each, what: 'say', text: 'hello' },
    })),
    { id, what: 'manage', act: { do: 'setBot', chair: 8, on: true } },
    { id, what: 'self', act: { do: 'rename', name: 'Mara' } },
    { id, what: 'self', act: { do: 'move', chair: 8 } },
    { id: 'again', what: 'again' },
  ])('$what is taken', (frame) => {
    expect(taken(frame)).toBe(true)
    expect(taken({ ...frame, more: 1 })).toBe(false)
  })

  it.each([
    ['no id', { what: 'say', text: 'x' }],
    ['an empty id', { id: '', what: 'say', text: 'x' }],
    ['an id of 65 characters', { id: 'a'.repeat(65), what: 'say', text: 'x' }],
    ['a space in its id', { id: 'a b', what: 'say', text: 'x' }],
    ['a line break in its id', { id: 'a\n', what: 'say', text: 'x' }],
    ['an id that nobody sees', { id: '\u200b', what: 'say', text: 'x' }],
    ['half a character in its id', { id: '\ud800', what: 'say', text: 'x' }],
    ['a number for an id', { id: 7, what: 'say', text: 'x' }],
    ['no id, asking again', { what: 'again' }],
    ['half a beat', { id, what: 'answer', match: 'm', beat: 0.5, kind: 'k', action: {} }],
    ['a negative beat', { id, what: 'answer', match: 'm', beat: -1, kind: 'k', action: {} }],
    ['an endless beat', { id, what: 'answer', match: 'm', beat: 1e300, kind: 'k', action: {} }],
    ['a list for an action', { id, what: 'answer', match: 'm', beat: 0, kind: 'k', action: [] }],
    ['no action', { id, what: 'answer', match: 'm', beat: 0, kind: 'k', action: null }],
    ['a chair that is none', { id, what: 'manage', act: { do: 'clearChair', chair: 9 } }],
    ['a whisper to all', { id, what: 'whisper', to: null, text: 'x' }],
    ['a whisper to several', { id, what: 'whisper', to: [1, 2], text: 'x' }],
    ['an unknown act', { id, what: 'manage', act: { do: 'cheat' } }],
    ['an unknown way to cover cards', { id, what: 'manage', act: { do: 'setPeek', peek: 'sometimes' } }],
    ['an unknown pace', { id, what: 'manage', act: { do: 'setPace', pace: 'warp' } }],
    ['nothing', null],
  ])('with %s is not', (_, frame) => {
    expect(taken(frame)).toBe(false)
  })
})

it('a command’s id has six bits of each byte', () => {
  expect(commandId(Uint8Array.from({ length: 16 }, (_, at) => at))).toBe('ABCDEFGHIJKLMNOP')
  expect(commandId(new Uint8Array(16).fill(255))).toBe('_'.repeat(16))
  expect(taken({ id: commandId(crypto.getRandomValues(new Uint8Array(16))), what: 'say', text: 'x' })).toBe(true)
})
