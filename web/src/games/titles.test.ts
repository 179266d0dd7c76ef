import { TITLES as GAMES } from '@robot-night/engine'
import { existsSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { loadHowto } from './loading/loadHowto.ts'
import { loadOptions, loadTitleWords } from './loading/loadWords.ts'
import { loadReplay } from './loading/loadReplay.ts'
import { knownRulesOf } from './loading/loadRules.ts'
import { staticScreenOf } from './staticScreens.ts'
import { tileOf } from './tilePictures.ts'
import { nameOf, titleOf, TITLES } from './titles.ts'

const ids = GAMES.map(({ id }) => id)
const routes = new URL('../routes/[code]/(table)/', import.meta.url)

it('the home page shows every title that can be played, in the order of the rules, with their seats', () => {
  const seatsOf = ({ id, seats }: { id: string; seats: object }) => ({ id, seats })
  expect(TITLES.map(seatsOf)).toEqual(GAMES.map(seatsOf))
})

it('every title has a page in a room, and nothing else has', () => {
  const pages = readdirSync(routes, { withFileTypes: true }).filter((each) => each.isDirectory())
  expect(pages.map(({ name }) => name).toSorted()).toEqual(ids.toSorted())
  for (const id of ids) expect(existsSync(new URL(`${id}/+page.svelte`, routes)), id).toBe(true)
})

it.each(ids)('%s brings all that a page asks of a title', async (id) => {
  expect(staticScreenOf(id)).not.toBeNull()
  expect(tileOf(id)).toContain('<svg')
  expect((await knownRulesOf(id))?.id).toBe(id)
  expect(await loadReplay(id)).not.toBeNull()
  for (const language of ['en', 'de'] as const) {
    expect(await loadTitleWords(id, language)).not.toBeNull()
    expect(await loadHowto(id, language)).not.toBeNull()
    expect(Array.isArray(await loadOptions(id, language))).toBe(true)
  }
})

it('a title that this page doesn’t know is not mistaken for another', async () => {
  const unknown = 'no-such-title'
  expect([titleOf(unknown), staticScreenOf(unknown), tileOf(unknown), nameOf(unknown, 'en')]).toEqual([
    ...[null, null, null, unknown],
  ])
  expect(await Promise.all([loadTitleWords(unknown, 'en'), loadReplay(unknown), knownRulesOf(unknown)])).toEqual([
    ...[null, null, null],
  ])
})
