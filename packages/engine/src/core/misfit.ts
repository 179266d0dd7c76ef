import { safeParse, type BaseIssue, type GenericSchema } from 'valibot'

/** Why a value is wrong: where the first problem is, and what was expected there. */
export interface Misfit {
  /** A missing field, an unknown one, or a value of the wrong kind. */
  problem: 'missing' | 'unknown' | 'wrong'
  /** Names and indices, joined by dots: `act.out.2`. Empty: the value as a whole. */
  field: string
  /** In the schema's words: `number`, `("day" | "week")`, `<=8`. Empty for an unknown field. */
  expected: string
}

/** Null: it fits. */
export function misfit(schema: GenericSchema, value: unknown): Misfit | null {
  const { issues } = safeParse(schema, value)
  if (!issues) return null
  const [issue] = issues
  const field = fieldOf(issue)
  if (isUnknownKey(issue)) return { problem: 'unknown', field, expected: '' }
  if (isMissingKey(issue)) return { problem: 'missing', field, expected: expectedAt(schema, value, issue) }
  return { problem: 'wrong', field, expected: saidOf(issue) }
}

type Issue = BaseIssue<unknown>
/** The schema's own message if it has one, otherwise Valibot's. */
const saidOf = ({ message, expected }: Issue): string => (message.startsWith('Invalid ') ? (expected ?? '') : message)
const keysTo = ({ path }: Issue): string[] => (path ?? []).map(({ key }) => String(key))
const fieldOf = (issue: Issue): string => keysTo(issue).join('.')

const ofObject = ({ type }: Issue): boolean => type === 'strict_object' || type === 'object' || type === 'variant'
const isUnknownKey = (issue: Issue): boolean => ofObject(issue) && issue.expected === 'never'
const isMissingKey = (issue: Issue): boolean => ofObject(issue) && issue.received === 'undefined'

/** For a missing key, an object's issue has only the key's name. What's expected there comes out by trying something. */
function expectedAt(schema: GenericSchema, value: unknown, issue: Issue): string {
  const { issues } = safeParse(schema, withUndefined(value, keysTo(issue)))
  const same = issues?.find((each) => fieldOf(each) === fieldOf(issue)) ?? issue
  return saidOf(same)
}

function withUndefined(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return undefined
  if (Array.isArray(value)) return value.map((each, at) => (String(at) === key ? withUndefined(each, rest) : each))
  const entries = Object.entries(value ?? {})
  const inside: unknown = entries.find(([name]) => name === key)?.[1]
  return { ...Object.fromEntries(entries), [key]: withUndefined(inside, rest) }
}
