import { expect, it } from 'vitest'
import { missingAt } from './missingAt.ts'

it.each([
  ['ZZZZZ', 'ZZZZZ'],
  ['zzzzzz', 'ZZZZZZ'],
  ['zz-zzz', 'ZZZZZ'],
  ['ZZ2ZZ', 'ZZZZZ'],
])('%s may be a code, and there is no such table', (typed, code) => {
  expect(missingAt(typed)).toEqual({ message: 'No table with that code', code: 'no_such_room', typed: code })
})

// Some of these could be read as a code, with Q for O and V for Y.
it.each(['howto', 'rules', 'about', 'style', 'login', 'wp', 'ZZZZ', 'ZZZZZZZ', 'faq', 'játék', '12345678'])(
  '%s is a word, and there is no such page',
  (typed) => expect(missingAt(typed)).toEqual({ message: 'No such page' }),
)
