import { expect, it } from 'vitest'
import { fetchedAndImported } from './apart.ts'

const modules = (imports: Record<string, string[]>, fetches: Record<string, string[]>) => ({
  all: ['pieces.ts', 'Screen.svelte', 'Over.svelte', 'rows.ts'],
  importers: (id: string) => Object.keys(imports).filter((from) => imports[from]?.includes(id)),
  fetches: (id: string) => fetches[id] ?? [],
})

it('a component is either fetched apart or imported', () => {
  const fetches = { 'pieces.ts': ['Over.svelte', 'Screen.svelte', 'rows.ts'] }
  expect(fetchedAndImported(modules({ 'Screen.svelte': ['rows.ts'] }, fetches))).toEqual([])
  expect(fetchedAndImported(modules({ 'Screen.svelte': ['Over.svelte'] }, fetches))).toEqual([
    'Over.svelte by Screen.svelte',
  ])
})
