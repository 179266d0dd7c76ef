import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CLOSE, PROBLEMS } from './codes.ts'
import { TICKET_PROBLEMS } from './ticket.ts'

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8')

it('docs/protocol.md has every close code by its name, numbered from 4001 without gaps', () => {
  const told = [...page.matchAll(/^\| (\d{4}) \| `(\w+)`/gm)].map(([, code, name]) => [name, Number(code)])
  expect(Object.fromEntries(told)).toEqual(CLOSE)
  expect(Object.values(CLOSE).sort()).toEqual(Object.keys(CLOSE).map((_, at) => 4001 + at))
})

it.each([
  ['Codes of problems: ', PROBLEMS],
  ['Only for [tickets](#tickets): ', TICKET_PROBLEMS],
])('docs/protocol.md has every problem with its status: %s', (start, problems) => {
  const line = page.split('\n').find((each) => each.startsWith(start)) ?? ''
  const told = line.split('·').flatMap((group) => {
    const [, status] = /(\d{3})\.?\s*$/.exec(group) ?? []
    return [...group.matchAll(/`(\w+)`/g)].map(([, code]) => [code, Number(status)])
  })
  expect(Object.fromEntries(told)).toEqual(problems)
})
