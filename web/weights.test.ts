import { describe, expect, it } from 'vitest'
import { pagesIn, weightOf } from './weights.ts'

const chunks = [
  { fileName: 'room.js', modules: ['/src/Room.svelte', '/src/Bar.svelte'], imports: ['shared.js'], weight: 100 },
  { fileName: 'table.js', modules: ['/src/Screen.svelte'], imports: ['shared.js', 'cards.js'], weight: 20 },
  { fileName: 'shared.js', modules: ['/src/shared.ts'], imports: [], weight: 3 },
  { fileName: 'cards.js', modules: ['/src/cards.ts'], imports: ['shared.js'], weight: 5 },
  { fileName: 'start.js', facade: '/kit/entry.js', modules: [], imports: ['shared.js'], weight: 1000 },
].map((chunk) => ({ facade: null, ...chunk }))

describe('what a page weighs', () => {
  it('is all that its modules come with, once each', () => {
    expect(weightOf(chunks, ['/Room.svelte'])).toBe(103)
    expect(weightOf(chunks, ['/Room.svelte', '/Bar.svelte', '/Screen.svelte'])).toBe(128)
  })

  it('counts a file that only leads to others', () => {
    expect(weightOf(chunks, ['/kit/entry.js'])).toBe(1003)
  })

  it('is not told where something is missing', () => {
    expect(() => weightOf(chunks, ['/Room.svelte', '/Gone.svelte'])).toThrow('/Gone.svelte')
  })

  it('is asked of a table of every title', () => {
    const tables = pagesIn('de').filter(({ page }) => page.startsWith('a table of'))
    expect(tables.length).toBeGreaterThanOrEqual(5)
    for (const { modules } of tables) expect(modules).toContain('/lib/words/de/room/inRoom.ts')
  })
})
