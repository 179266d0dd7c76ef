import { beforeAll, expect, it } from 'vitest'
import { KINDS } from '../../measure/proofs/attacks/attack.ts'
import { attacked, type Outcome } from '../../measure/proofs/attacks/run.ts'
import { withSite } from '../../measure/proofs/attacks/site.ts'

/** Once each, against one Worker with all its pages and the door of `npm start`. `npm run measure -- attacks` tries more. */
let outcomes: readonly Outcome[] = []

beforeAll(async () => {
  outcomes = await withSite([], (site) => attacked(site, { kinds: KINDS, isQuick: true }))
}, 600_000)

it.each(KINDS)('who attacks the %s of a running site gets nothing that the rules do not give them', (kind) => {
  const tried = outcomes.filter((outcome) => outcome.kind === kind)
  expect(tried.length).toBeGreaterThan(0)
  expect(tried.filter(({ got }) => got.length > 0).map(({ name, got }) => ({ name, got }))).toEqual([])
  // Each has found what it looked for where it may be found.
  expect(tried.filter((each) => each.unproven.length > 0).map(({ name, unproven }) => ({ name, unproven }))).toEqual([])
})
