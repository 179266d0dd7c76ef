import { existsSync, readFileSync } from 'node:fs'
import { TITLES } from '@robot-night/engine'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../lib/words/language.ts'
import { parted } from '../lib/reading/parted.ts'
import { WITH_LESSON } from './withLesson.ts'

const has = (path: string) => existsSync(new URL(path, import.meta.url))

describe.each(TITLES.map(({ id }) => id))('%s', (id) => {
  const lessons = WITH_LESSON.includes(id) ? 1 : 0

  it('is listed if it has a lesson, and only then', () => expect(has(`${id}/lesson/index.ts`)).toBe(lessons === 1))
  it.each(LANGUAGES)('leaves room for it where it tells how to play (%s)', (language) => {
    const text = readFileSync(new URL(`../lib/words/${language}/titles/${id}/howto.md`, import.meta.url), 'utf8')
    expect(parted(text)).toHaveLength(1 + lessons)
  })
})
