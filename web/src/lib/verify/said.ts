/** What a file calls its title or its match, before any of it has been checked. */
export function saidIn(file: unknown, what: 'title' | 'id'): string {
  const said = fieldOf(file, what)
  return typeof said === 'string' ? said : ''
}

export const movesIn = (file: unknown): number => {
  const moves = fieldOf(file, 'moves')
  return Array.isArray(moves) ? moves.length : 0
}

const fieldOf = (file: unknown, name: string): unknown =>
  typeof file === 'object' && file !== null ? new Map<string, unknown>(Object.entries(file)).get(name) : undefined
