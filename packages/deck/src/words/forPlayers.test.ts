import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SCENES } from '../scenes/index.ts'
import { asFile, forPlayers } from './forPlayers.ts'

const inEngine = (name: string) =>
  readFileSync(new URL(`../../../engine/src/games/not-a-robot/${name}.json`, import.meta.url), 'utf8')

describe('what bots know', () => {
  const known = forPlayers(SCENES)

  it.each(['words', 'things'] as const)(
    'is what the pictures show: %s (else: node packages/deck/words.mjs)',
    (name) => {
      expect(inEngine(name) === asFile(known[name])).toBe(true)
    },
  )

  it('has no word twice in a picture, not even in another case', () => {
    for (const [id, { en = '', de = '' }] of Object.entries(known.words)) {
      for (const said of [en.split(' '), de.toLowerCase().split(' ')]) expect(new Set(said).size, id).toBe(said.length)
    }
  })

  it('has a name for each thing, a noun in German', () => {
    for (const [thing, { de = '' }] of Object.entries(known.things.things)) expect(de, thing).toMatch(/^\p{Lu}/u)
  })
})
