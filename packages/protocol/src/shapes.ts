import type { Heard } from './frame.ts'

/** The kinds of things that a viewer was told, with their keys, in the order in which they were first told. */
export type Shapes = readonly Shape[]
/** `[kind, ...keys]`, as JSON. */
type Shape = string

/** Something told as its values alone: its shape's number, then, in the order of its keys, all but the kind. */
export type Values = readonly unknown[]

/** What is known after this was told. The same list where it was nothing new. */
export function learned(shapes: Shapes, told: readonly Heard[]): Shapes {
  const known = [...shapes]
  for (const each of told) {
    const shape = shapeOf(each)
    if (!known.includes(shape)) known.push(shape)
  }
  return known.length === shapes.length ? shapes : known
}

/** Each thing as its values, but for the first of each shape. */
export function inValues(told: readonly Heard[], shapes: Shapes): (Heard | Values)[] {
  const known = [...shapes]
  return told.map((each) => {
    const shape = shapeOf(each)
    const number = known.indexOf(shape)
    if (number < 0) known.push(shape)
    return number < 0 ? each : [number, ...valuesOf(each)]
  })
}

export function inFull(told: readonly (Heard | Values)[], shapes: Shapes): Heard[] {
  const known = [...shapes]
  return told.map((each) => {
    if (isValues(each)) return named(each, known)
    known.splice(0, known.length, ...learned(known, [each]))
    return each
  })
}

function named([number, ...values]: Values, shapes: Shapes): Heard {
  const [kind, ...keys]: string[] = JSON.parse(shapes[Number(number)] ?? '[""]')
  if (!kind) throw new Error(`no shape ${String(number)}`)
  const rest = values.values()
  return { kind, ...Object.fromEntries(keys.map((key) => [key, key === 'kind' ? kind : rest.next().value])) }
}

const shapeOf = (each: Heard): Shape => JSON.stringify([each.kind, ...entriesOf(each).map(([key]) => key)])

function valuesOf(each: Heard): unknown[] {
  return entriesOf(each).flatMap(([key, value]) => (key === 'kind' ? [] : [value]))
}

/** As JSON has them. */
const entriesOf = (each: Heard): [string, unknown][] => Object.entries(each).filter(([, value]) => value !== undefined)

const isValues = (each: Heard | Values): each is Values => Array.isArray(each)
