import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const SRC = new URL('../', import.meta.url)

describe('the workshop', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(ts|svelte)$/.test(path))

  it('is no route of the site, and nothing of the site imports it: so nothing of it is built', () => {
    const site = files.filter((path) => !path.startsWith('workshop/'))
    const imports = site.filter((path) => /(from|import)\b[^'\n]*'[^']*workshop/.test(read(path)))
    expect(files.filter((path) => path.startsWith('routes/') && path.includes('workshop'))).toEqual([])
    expect(imports).toEqual([])
  })

  it('shows every part there is', () => {
    const shown = files
      .filter((path) => path.startsWith('workshop/'))
      .map(read)
      .join('\n')
    const parts = files.filter((path) => /^lib\/(ui|table|cards)\/\w+\.svelte$/.test(path))
    const inside = parts.map(read).join('\n')
    const isSeen = (path: string): boolean => {
      const name = path.split('/').at(-1) ?? ''
      return shown.includes(`/${name}'`) || inside.includes(`/${name}'`)
    }
    expect(parts.filter((path) => !isSeen(path))).toEqual([])
  })
})

function read(path: string): string {
  return readFileSync(new URL(path, SRC), 'utf8')
}
