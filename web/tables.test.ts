import { describe, expect, it } from 'vitest'
import { withTables, type Manifest } from './tables.ts'

const manifest: Manifest = {
  'room.ts': { file: 'room.js', isEntry: true, imports: ['_titles.js', '_shared.js'], css: ['room.css'] },
  'home.ts': { file: 'home.js', isEntry: true, imports: ['_site.js'] },
  '_titles.js': { file: 'titles.js', imports: ['_site.js'], dynamicImports: ['pieces.ts', 'words.ts'] },
  '_shared.js': { file: 'shared.js', imports: ['_site.js'], dynamicImports: ['Lobby.svelte'], css: ['shared.css'] },
  '_site.js': { file: 'site.js', css: ['site.css'], assets: ['font.woff2'] },
  'words.ts': { file: 'words.js', imports: ['_shared.js'] },
  'Lobby.svelte': { file: 'lobby.js', css: ['lobby.css'], dynamicImports: ['Rules.svelte'] },
  'Rules.svelte': { file: 'rules.js', css: ['rules.css'] },
  'pieces.ts': { file: 'pieces.js', dynamicImports: ['Screen.svelte'] },
  'Screen.svelte': { file: 'screen.js', imports: ['pieces.ts', '_cards.js'], css: ['screen.css'] },
  '_cards.js': { file: 'cards.js', css: ['cards.css'] },
}

/** All that Kit comes to, in its order. */
function cameTo(told: Manifest, key: string, seen: string[] = []): string[] {
  seen.push(key)
  for (const next of [...(told[key]?.imports ?? []), ...(told[key]?.dynamicImports ?? [])])
    if (!seen.includes(next)) cameTo(told, next, seen)
  return seen
}

describe('for Kit', () => {
  const told = withTables(
    manifest,
    [{ file: 'room.js', fetches: ['words.js', 'lobby.js', 'screen.js'] }],
    ['pieces.js'],
  )
  const found = cameTo(told, 'room.ts').map((key) => told[key])

  it('a page of tables has the styles of its parts and of those of its tables, and of nothing further away', () => {
    const styles = found.flatMap((each) => each?.css ?? [])
    const wanted = ['cards.css', 'lobby.css', 'room.css', 'screen.css', 'shared.css', 'site.css']
    expect(styles.toSorted()).toEqual(wanted)
    expect(found.flatMap((each) => each?.assets ?? [])).toEqual(['font.woff2'])
  })

  it('it links what it imports and the pieces, and waits for nothing else', () => {
    const files = ['pieces.js', 'room.js', 'shared.js', 'site.js', 'titles.js']
    expect(found.map((each) => each?.file).toSorted()).toEqual(files)
  })

  it('all else stays as it is', () => {
    for (const key of Object.keys(manifest).filter((each) => each !== 'room.ts')) expect(told[key]).toBe(manifest[key])
  })
})
