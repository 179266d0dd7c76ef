import { describe, expect, it } from 'vitest'
import { room as deRoom } from './de/room/room.ts'
import { site as deSite } from './de/shell/site.ts'
import { room } from './en/room/room.ts'
import { site } from './en/shell/site.ts'
import { languageOf } from './language.ts'

describe('the language of a page', () => {
  it('is the one chosen, before what the browser asks for', () => {
    expect(languageOf('en', 'de')).toBe('en')
    expect(languageOf('klingon', 'de-AT')).toBe('de')
  })

  it('is the most wanted that we speak, else English', () => {
    expect(languageOf(undefined, 'fr;q=0.9, de-CH;q=0.4, en;q=0.8')).toBe('en')
    expect(languageOf(undefined, 'fr, de;q=0.5, en;q=0')).toBe('de')
    expect(languageOf(undefined, 'ja')).toBe('en')
    expect(languageOf(undefined, null)).toBe('en')
  })
})

describe('the words', () => {
  it('are empty nowhere, in either language', () => {
    for (const words of [site, room, deSite, deRoom]) expect(JSON.stringify(words)).not.toContain('""')
  })
})
