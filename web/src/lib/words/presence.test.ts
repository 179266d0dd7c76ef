import { expect, it } from 'vitest'
import { room as de } from './de/room/room.ts'
import { room as en } from './en/room/room.ts'
import { presenceIn } from './presence.ts'

it('who is here needs no words; who is away and who plays for them is said', () => {
  expect(presenceIn(en, { presence: 'here', botPlays: false })).toBe('')
  expect(presenceIn(en, { presence: 'bot', botPlays: false })).toBe('tin robot')
  expect(presenceIn(en, { presence: 'away', botPlays: false })).toBe('away')
  expect(presenceIn(en, { presence: 'away', botPlays: true })).toBe('away, a bot is playing')
  expect(presenceIn(de, { presence: 'away', botPlays: true })).toBe('nicht da, ein Bot spielt')
})
