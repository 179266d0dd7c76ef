import { describe, expect, it } from 'vitest'
import { drawnOf, isBegunWith, marksOf, withOwn, withTables, withWords, type Manifest } from './tables.ts'

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

it('what a page imports is its own, though Kit comes to it by a fetch first', () => {
  const told: Manifest = {
    'home.ts': { file: 'home.js', isEntry: true, imports: ['_site.js', '_bar.js'], css: ['home.css'] },
    '_site.js': { file: 'site.js', css: ['site.css'], dynamicImports: ['Lost.svelte'] },
    '_bar.js': { file: 'bar.js', imports: ['_site.js', '_brand.js'] },
    '_brand.js': { file: 'brand.js', css: ['brand.css'] },
    'Lost.svelte': { file: 'lost.js', imports: ['_brand.js'], css: ['lost.css'] },
  }
  const cameFirst = cameTo(told, 'home.ts')
  expect(cameFirst.indexOf('Lost.svelte')).toBeLessThan(cameFirst.indexOf('_brand.js'))
  const { css = [], imports = [] } = withOwn(told)['home.ts'] ?? {}
  expect(css.toSorted()).toEqual(['brand.css', 'home.css', 'site.css'])
  // What it named already keeps its place.
  expect(imports.slice(0, 2)).toEqual(['_site.js', '_bar.js'])
  expect(imports.slice(2).map((key) => withOwn(told)[key])).toContainEqual({ file: 'brand.js', assets: [] })
})

describe('for Kit', () => {
  const told = withTables(manifest, [
    { file: 'room.js', begins: ['pieces.js', 'words.js'], fetches: ['words.js', 'lobby.js', 'screen.js'] },
  ])
  const found = cameTo(told, 'room.ts').map((key) => told[key])

  it('a page of tables has the styles of its parts and of those of its tables, and of nothing further away', () => {
    const styles = found.flatMap((each) => each?.css ?? [])
    const wanted = ['cards.css', 'lobby.css', 'room.css', 'screen.css', 'shared.css', 'site.css']
    expect(styles.toSorted()).toEqual(wanted)
    expect(found.flatMap((each) => each?.assets ?? [])).toEqual(['font.woff2'])
  })

  it('it links what it imports and what it begins with, and waits for nothing else', () => {
    const files = ['pieces.js', 'room.js', 'shared.js', 'site.js', 'titles.js', 'words.js']
    expect(found.map((each) => each?.file).toSorted()).toEqual(files)
  })

  it('all else stays as it is', () => {
    for (const key of Object.keys(manifest).filter((each) => each !== 'room.ts')) expect(told[key]).toBe(manifest[key])
  })
})

describe('every page', () => {
  it('goes without the styles of what the server never draws', () => {
    const later = 'src/lib/offline/Later.svelte'
    const told = drawnOf({ 'home.ts': { file: 'home.js', dynamicImports: [later, 'Lobby.svelte'] } })
    expect(told['home.ts']).toEqual({ file: 'home.js', dynamicImports: ['Lobby.svelte'] })
  })

  it('links what it says, besides all that its layout came with', () => {
    const told = withWords(manifest, { layouts: ['home.js'], words: ['words.js'] })
    expect(cameTo(told, 'home.ts').map((key) => told[key]?.file)).toEqual(['home.js', 'site.js', 'words.js'])
    expect(told['room.ts']).toBe(manifest['room.ts'])
  })
})

describe('the name of a file', () => {
  const at = '/web/src/games/one'

  it('says whose it is, and in which language it speaks', () => {
    expect(marksOf('words~one~de', [])).toBe('~one~de')
    expect(marksOf('pieces', [`${at}/pieces.ts`])).toBe('~one')
    expect(marksOf('options', [`${at}/words/de/options.ts`])).toBe('~one-options~de')
    expect(marksOf('site', ['/web/src/lib/words/en/site.ts', '/web/src/lib/words/en/problems.ts'])).toBe('~en')
  })

  it('says of what a title calls the same at its table and among its options that it is for both', () => {
    expect(marksOf('boards', [`${at}/words/boards.ts`])).toBe('~one~one-options')
    expect(marksOf('boards', [`${at}/words/boards.ts`, '/web/src/lib/ui/Button.svelte'])).toBe('')
  })

  it('says nothing of what is for all', () => {
    expect(marksOf('room', ['/web/src/lib/ui/Button.svelte'])).toBe('')
    expect(marksOf('both', ['/web/src/lib/words/en/site.ts', '/web/src/lib/words/de/site.ts'])).toBe('')
  })
})

it('a table begins with parts of its own title, not with others of such a name', () => {
  const parts = (title: string) => `/web/src/games/${title}/parts/Duel.svelte`
  expect(isBegunWith(parts('robot-revolution'))).toBe(true)
  expect(isBegunWith(parts('evil-robots-classic'))).toBe(false)
  expect(isBegunWith('/web/src/games/evil-robots-classic/asks/Options.svelte')).toBe(true)
  expect(isBegunWith('/web/src/games/evil-robots-classic/words/de.ts')).toBe(true)
})
