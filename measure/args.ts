import { parseArgs } from 'node:util'

/** A measure's arguments. Null: the measure decides. */
export interface Args {
  what: string | null
  json: boolean
  title: string
  /** Null: all titles, if the measure can. */
  isAnyTitle: boolean
  seats: number | null
  matches: number | null
  kills: number | null
  inputs: number | null
  rooms: number | null
  /** Only this part of a measure that has several. */
  part: string | null
  /** How long a window of time is. */
  seconds: number | null
  /** Each is played separately; anything left out has its default. Empty: only defaults. */
  options: readonly object[]
  /** Same seed, same matches. */
  seed: string
}

export class BadArgs extends Error {}

export function readArgs(given: readonly string[]): Args {
  const { values, positionals } = parsed(given)
  if (positionals.length > 1) throw new BadArgs(`One measure at a time, not ${positionals.join(' and ')}.`)
  return {
    what: positionals[0] ?? null,
    json: values.json ?? false,
    title: values.title ?? 'robot-revolution',
    isAnyTitle: values.title === undefined,
    seats: count('seats', values.seats),
    matches: count('matches', values.matches),
    kills: count('kills', values.kills),
    inputs: count('inputs', values.inputs),
    rooms: count('rooms', values.rooms),
    part: values.part ?? null,
    seconds: count('seconds', values.seconds),
    options: (values.options ?? []).map(asObject),
    seed: values.seed ?? 'robot night',
  }
}

/** The parts to run: all, or the one that was named. */
export function partsOf<T>(parts: Readonly<Record<string, T>>, named: string | null): T[] {
  if (named === null) return Object.values(parts)
  const part = Object.hasOwn(parts, named) ? parts[named] : undefined
  if (part) return [part]
  throw new BadArgs(`--part takes one of ${Object.keys(parts).join(', ')}, not ${named}.`)
}

function parsed(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        title: { type: 'string' },
        seats: { type: 'string' },
        matches: { type: 'string' },
        kills: { type: 'string' },
        inputs: { type: 'string' },
        rooms: { type: 'string' },
        part: { type: 'string' },
        seconds: { type: 'string' },
        options: { type: 'string', multiple: true },
        seed: { type: 'string' },
      },
    })
  } catch (error) {
    throw new BadArgs(error instanceof Error ? error.message : String(error))
  }
}

function count(name: string, text: string | undefined): number | null {
  if (text === undefined) return null
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1) throw new BadArgs(`--${name} takes a whole number from 1, not ${text}.`)
  return number
}

function asObject(text: string): object {
  try {
    const given: unknown = JSON.parse(text)
    if (typeof given === 'object' && given !== null) return given
  } catch {
    // Reported below.
  }
  throw new BadArgs(`--options takes options as JSON, such as '{"board":"carousel"}', not ${text}.`)
}
