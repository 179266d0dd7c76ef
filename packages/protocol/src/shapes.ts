import type { Heard } from './frame.ts'

/** The kinds of things that a viewer was told, with their keys, in the order in which they were first told. */
export type Shapes = readonly Shape[]
/** `[kind, ...keys]`, as JSON. */
type Shape = string

/** Something told as its values alone: its shape's number, then, in the order of its keys, all but the kind. */
export type Values = readonly unknown[]

/** What is known after this was told. The same list where it was nothing new. */
export function learned(shapes: Shapes, told: readonly Heard[]): Shapes {
  let known = shapes
  for (const each of told) {
    const shape = shapeOf(each)
    if (!known.includes(shape)) known = [...known, shape]
  }
  return known
}

/** Each thing as its values, but for the first of each shape. */
export function inValues(told: readonly Heard[], shapes: Shapes): (Heard | Values)[] {
  let known = shapes
  return told.map((each) => {
    const number = known.indexOf(shapeOf(each))
    if (number < 0) known = learned(known, [each])
    return number < 0 ? each : [number, ...valuesOf(each)]
  })
}

export function inFull(told: readonly (Heard | Values)[], shapes: Shapes): Heard[] {
  let known = shapes
  return told.map((each) => {
    if (isValues(each)) return named(each, known)
    known = learned(known, [each])
    return each
  })
}

function named([number, ...values]: Values, shapes: Shapes): Heard {
  const [kind, ...keys]: string[] = JSON.parse(shapes[Number(number)] ?? '[""]')
  if (!kind) throw new Error(`no shape ${String(number)}`)
  const rest = values.values()
  return { kind, ...Object.fromEntries(keys.map((key) => [key, key === 'kind' ? kind : rest.next().value])) }
}

/** What is told to many has one shape, which is asked for more than once for each of them. */
const shapesKnown = new WeakMap<Heard, Shape>()

function shapeOf(each: Heard): Shape {
  const known = shapesKnown.get(each)
  if (known !== undefined) return known
  const shape = JSON.stringify([each.kind, ...entriesOf(each).map(([key]) => key)])
  shapesKnown.set(each, shape)
  return shape
}

function valuesOf(each: Heard): unknown[] {
  return entriesOf(each).flatMap(([key, value]) => (key === 'kind' ? [] : [value]))
}

/** As JSON has them. */
const entriesOf = (each: Heard): [string, unknown][] => Object.entries(each).filter(([, value]) => value !== undefined)

const isValues = (each: Heard | Values): each is Values => Array.isArray(each)
