import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { tell } from '../lib/reading/tell.ts'
import { LANGUAGES } from '../lib/words/language.ts'
import classic from './evil-robots-classic/index.ts'
import derby from './cardbot-derby/index.ts'
import influence from './evil-robots-influence/index.ts'
import captcha from './not-a-robot/index.ts'
import revolution from './robot-revolution/index.ts'

/** What some of their chapters are called. */
const TITLES = {
  'robot-revolution': { chapters: revolution.chapters, faceDown: 'Face-down cards' },
  'evil-robots-classic': { chapters: classic.chapters, answer: 'When someone is converted' },
  'evil-robots-influence': { chapters: influence.chapters, offer: 'The auction' },
  'not-a-robot': { chapters: captcha.chapters, vote: 'The vote' },
  'cardbot-derby': { chapters: derby.chapters, choose: 'What happens in a step' },
}
const sectionsOf = (title: string, language: string): string[] =>
  tell(
    readFileSync(new URL(`../lib/words/${language}/titles/${title}/howto.md`, import.meta.url), 'utf8'),
  ).sections.map(({ name }) => name)

it.each(Object.entries(TITLES))(
  'help opens at a chapter that is there, in every phase of %s',
  (title, { chapters = {}, ...named }) => {
    expect(Object.keys(chapters)).not.toEqual([])
    const english = sectionsOf(title, 'en')
    for (const language of LANGUAGES) expect(sectionsOf(title, language)).toHaveLength(english.length)
    for (const chapter of Object.values(chapters)) expect(english[chapter]).toBeDefined()
    const found = Object.fromEntries(Object.entries(chapters).map(([kind, chapter]) => [kind, english[chapter]]))
    expect(found).toMatchObject(named)
  },
)
