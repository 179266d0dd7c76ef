import { expect, it } from 'vitest'
import { chapterOf } from './chapterOf.ts'

it('goes by the kind of the phase, and is none in particular where a title names none', () => {
  const chapters = { vote: 6 }
  expect(chapterOf({ chapters }, { phase: { kind: 'vote' } })).toBe(6)
  for (const view of [{ phase: { kind: 'talk' } }, { phase: null }, { phase: 'vote' }, {}])
    expect(chapterOf({ chapters }, view)).toBeNull()
  expect(chapterOf({}, { phase: { kind: 'vote' } })).toBeNull()
})
