import { readFileSync } from 'node:fs'
import { inRoot } from '../root.mjs'

/**
 * Who may import what: the rows of the tables in docs/architecture.md whose last column says "may import". A folder may
 * always import what's inside it. Returns `{ folder, may }` for each, both as paths from the root.
 */
export function rowsOfTheHouse() {
  const text = readFileSync(inRoot('docs', 'architecture.md'), 'utf8')
  const rows = text.split(/\n(?!\|)/).flatMap((block) => rowsIn(block.trim()))
  if (rows.length === 0) throw new Error('docs/architecture.md has no table whose last column is "may import".')
  return rows
}

function rowsIn(block) {
  const [head = '', , ...lines] = block.split('\n').filter((line) => line.startsWith('|'))
  if (!/\| may import \|$/.test(head)) return []
  return lines.map((line) => {
    const cells = line.split('|').slice(1, -1)
    const [folder] = pathsIn(cells[0])
    if (!folder) throw new Error(`docs/architecture.md: no folder in the row ${line}`)
    return { folder, may: pathsIn(cells.at(-1)) }
  })
}

const pathsIn = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => path)
