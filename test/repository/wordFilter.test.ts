import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { masked } from '../../party/wordFilter/masked.ts'
import { expect, it } from 'vitest'

it('the word filter has nothing against anything that this site itself says, in either language', () => {
  const root = new URL('../../web/src/', import.meta.url).pathname
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  const ours = files.filter((file) => /words\/.*\.ts$|\.md$/.test(file) && !file.includes('.test.'))
  expect(ours.length).toBeGreaterThan(50)
  const lines = ours.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .replace(/\$\{[^}]*\}/g, '…')
      .split('\n'),
  )
  expect(lines.filter((line) => masked(line) !== line)).toEqual([])
})
