import { readdirSync } from 'node:fs'
import { TITLES } from '@robot-night/engine'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../lib/words/language.ts'
import type { TitleWording } from '../lib/table/title.ts'
import { tellsWhatItKnows } from './titleWording.ts'

const HERE = new URL('.', import.meta.url)
const IDS = readdirSync(HERE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(new URL(entry.name, HERE)).includes('index.ts'))
  .map(({ name }) => name)
const WORDINGS = import.meta.glob<{ default: TitleWording }>('./*/index.ts', { eager: true })

describe.each(IDS)('%s', (id) => {
  it.each(LANGUAGES)('passes over (%s) what a newer room tells', async (language) => {
    const wording = WORDINGS[`./${id}/index.ts`]?.default
    if (!wording) throw new Error(`no ${id}`)
    await wording.fetchWords(language)
    const options = TITLES.find((title) => title.id === id)?.options.usual
    const told = { players: [], me: null, language, view: { options, list: [] } }
    for (const kind of ['waltzed', 'toString']) {
      expect(wording.knows(kind, language)).toBe(false)
      expect(tellsWhatItKnows(wording).log([{ kind }], told)).toEqual([])
      expect(tellsWhatItKnows(wording).aloud([{ kind }], told)).toBe('')
    }
  })
})
