import { expect, it } from 'vitest'
import { boldIn } from './bold.ts'

const bold = { seat: 0, kind: 'breakthrough', amount: 9, against: 8, moment: 3 }

it('a bold move is a sentence in the reader’s language, and nothing where the room knows more than this page', () => {
  const by = { name: 'Mara', language: 'en' } as const
  expect(boldIn('robot-revolution', bold, by)).toBe('Mara broke through with 9 against 8.')
  expect(boldIn('robot-revolution', bold, { ...by, language: 'de' })).toBe('Mara bricht mit 9 gegen 8 durch.')
  expect(boldIn('robot-revolution', { ...bold, kind: 'waltz' }, by)).toBeNull()
  expect(boldIn('robot-revolution', { ...bold, kind: 'toString' }, by)).toBeNull()
  expect(boldIn('robot-picnic', bold, by)).toBeNull()
})
