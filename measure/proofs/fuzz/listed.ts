import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TITLES } from '@robot-night/engine'
import { PROBLEMS, TICKET_PROBLEMS } from '@robot-night/protocol'
import { root } from '../../wire/bundle.ts'

/** What may be the answer to a command: a code of the protocol page or of a title's rules. `broken` is a crash. */
export function listedRefusals(): ReadonlySet<string> {
  const own = TITLES.flatMap(({ id }) => codesOf(id))
  return new Set([...paragraph('Codes of refusals:'), ...own, ...PROBE].filter((code) => code !== 'broken'))
}

/** The test-only title's own. Its rules have no table of them. */
const PROBE = ['already_led', 'no_such_card', 'no_such_hand', 'not_in_hand', 'other_colour', 'too_few_cards']

/** The problem of an HTTP answer as it should be: listed on the page and in the package, with this status. */
export function isListedProblem(code: string, status: number): boolean {
  const meant = Object.entries({ ...PROBLEMS, ...TICKET_PROBLEMS }).find(([name]) => name === code)
  return meant?.[1] === status && status < 500 && PROBLEM_CODES.has(code)
}

const PROBLEM_CODES: ReadonlySet<string> = new Set([
  ...paragraph('Codes of problems:'),
  ...paragraph('Only for [tickets](#tickets):'),
])

function paragraph(start: string): string[] {
  const lines = readFileSync(join(root, 'docs/protocol.md'), 'utf8').split('\n')
  const line = lines.find((each) => each.startsWith(start))
  if (!line) throw new Error(`docs/protocol.md has no line that starts with ${start}`)
  return codesIn(line)
}

/** The first column of the table in the section on refusals. */
function codesOf(title: string): string[] {
  const text = readFileSync(join(root, 'packages/engine/src/games', title, 'RULES.md'), 'utf8')
  const [, section = ''] = text.split(/^## \d+\. Refusals\n/m)
  const [table = ''] = section.split(/^## /m)
  return table.split('\n').flatMap((line) => codesIn(line.split('|')[1] ?? ''))
}

function codesIn(text: string): string[] {
  return [...text.matchAll(/`([a-z_]+)`/g)].map(([, code]) => code ?? '')
}
