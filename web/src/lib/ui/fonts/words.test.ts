import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const SOURCES = fileURLToPath(new URL('../../../', import.meta.url))
const rangesOf = (css: string) =>
  [...css.matchAll(/unicode-range:([^;]+);/g)].map(([, range = '']) =>
    [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from = '', to = from]) => ({
      from: Number.parseInt(from, 16),
      to: Number.parseInt(to, 16),
    })),
  )

it('no word of ours needs a letter that is fetched for names alone', () => {
  const [own = [], others = []] = rangesOf(readFileSync(new URL('../base.css', import.meta.url), 'utf8'))
  const isIn = (ranges: typeof own, letter: string) =>
    ranges.some(({ from, to }) => from <= (letter.codePointAt(0) ?? 0) && (letter.codePointAt(0) ?? 0) <= to)
  const files = globSync(['lib/words/{en,de}/**/*.ts', 'games/*/words/**/*.ts', 'routes/**/{en,de}.ts'], {
    cwd: SOURCES,
  })
  expect(files.length).toBeGreaterThan(30)
  const letters = new Set(files.flatMap((file) => [...readFileSync(SOURCES + file, 'utf8')]))
  expect([...letters].filter((letter) => isIn(others, letter))).toEqual([])
  expect(['a', 'Ü', '„', '…'].filter((letter) => !isIn(own, letter))).toEqual([])
})
