import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A rule is `RR-12`, one of a single card `EI-L01`, a scenario is `S8`. */
const ID = /\b(?:[A-Z]{2,}-[A-Z]?\d+|S\d+)\b/g
/** The name of a test or of a group of tests. */
const NAME =
  /\b(?:it|test|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`)/g

/** The ids of a title's RULES.md, and those of them that no test of its folder names. */
export function citations(folder: string): { ids: string[]; uncited: string[] } {
  const ids = idsIn(readFileSync(join(folder, 'RULES.md'), 'utf8'))
  const cited = new Set(
    globSync('**/*.test.ts', { cwd: folder }).flatMap((file) => idsNamed(readFileSync(join(folder, file), 'utf8'))),
  )
  return { ids, uncited: ids.filter((id) => !cited.has(id)) }
}

/** The ids in the names of the tests of a source text. */
export function idsNamed(source: string): string[] {
  return [...source.matchAll(NAME)].flatMap(([, ...quoted]) => idsIn(quoted.join('')))
}

export function idsIn(text: string): string[] {
  return [...new Set(text.match(ID) ?? [])]
}
