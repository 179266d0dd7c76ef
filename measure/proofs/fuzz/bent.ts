import fc from 'fast-check'
import { patched, pointerTo } from '@robot-night/protocol'
import { EXTRAS } from './command.ts'
import { odd } from './odd.ts'
import { placesIn, recordOf } from './places.ts'

/** What is made wrong about something that was right. */
export interface Bend {
  how: 'none' | 'field' | 'drop' | 'extra' | 'copy'
  pick: number
  value: unknown
}

export const bend: fc.Arbitrary<Bend> = fc.record({
  how: fc.constantFrom(
    'none' as const,
    'none' as const,
    'field' as const,
    'drop' as const,
    'extra' as const,
    'copy' as const,
  ),
  pick: fc.nat(),
  value: odd,
})

export function bent(right: object, { how, pick, value }: Bend): unknown {
  const places = placesIn(right)
  const place = places[pick % places.length]
  if (!place) return how === 'none' ? right : value
  switch (how) {
    case 'none':
      return right
    case 'field':
      return patched(right, [[pointerTo(place), value]])
    case 'drop':
      return typeof place.at(-1) === 'string' ? patched(right, [[pointerTo(place)]]) : right
    case 'extra':
      return patched(right, [[pointerTo([...recordOf(place), EXTRAS[pick % EXTRAS.length] ?? '']), value]])
    case 'copy': {
      const other = places[(pick >>> 8) % places.length] ?? place
      return patched(right, [[pointerTo(place), other.reduce((inner: unknown, step) => Object(inner)[step], right)]])
    }
  }
}
