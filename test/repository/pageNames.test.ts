import { readdirSync } from 'node:fs'
import { readCode } from '@robot-night/protocol'
import { expect, it } from 'vitest'
import { PAGES } from '../../party/api/pageNames.ts'

const inWeb = (folder: string) => readdirSync(new URL(`../../web/${folder}`, import.meta.url))

it('no page and no file of ours is counted as a guess', () => {
  const names = [...inWeb('src/routes'), ...inWeb('static')]
  expect(names.length).toBeGreaterThan(20)
  expect([...names, 'cdn-cgi'].filter((name) => readCode(name) !== null)).toEqual(PAGES)
})
