const TILES = import.meta.glob<string>('./*/tile.svg', { query: '?raw', import: 'default', eager: true })

/** A title's tile as SVG, for pictures that the server draws; pages have its address from the title's facts. */
export const tileOf = (title: string): string | null => TILES[`./${title}/tile.svg`] ?? null
