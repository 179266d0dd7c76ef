import { TITLES } from '@robot-night/engine'
import { existsSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SCREENS } from './screens.ts'
import { SHELF } from './shelf.ts'

const ids = TITLES.map(({ id }) => id)
const routes = new URL('../routes/[code]/(table)/', import.meta.url)

it('every title that can be played is on the shelf, in the order of the rules, and no other', () => {
  expect(SHELF.map(({ id }) => id)).toEqual(ids)
})

it('every title has a page in a room and a table in embeds, and nothing else has', () => {
  const pages = readdirSync(routes, { withFileTypes: true }).filter((each) => each.isDirectory())
  expect(pages.map(({ name }) => name).toSorted()).toEqual(ids.toSorted())
  for (const id of ids) expect(existsSync(new URL(`${id}/+page.svelte`, routes)), id).toBe(true)
  expect(Object.keys(SCREENS)).toEqual(ids)
})
