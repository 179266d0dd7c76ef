import type { Seat } from '../../core/game.ts'
import type { BoldMove } from '../../core/lookingBack.ts'
import type { Event, RoundResult, SeenConversion } from './shapes.ts'

/** How bold it is to show everybody a coin that is a lie: as bold as converting somebody with this power. */
const LIE = 8

/**
 * A conversion works only with less power than its target has (ERC-504), so the more power somebody had who still got
 * away with one, the bolder; or a coin that was shown to all as what it wasn't. The earliest of the boldest.
 */
export function boldest(heard: readonly Event[]): BoldMove | null {
  const dared = heard.flatMap((event, at) => (event.kind === 'revealed' ? daredIn(heard, at, event.result) : []))
  const best = dared.reduce<Dared | null>((best, each) => (best && best.weight >= each.weight ? best : each), null)
  return best && best.move
}

interface Dared {
  weight: number
  move: BoldMove
}

/** In the round that lies open after the event at `end`. */
function daredIn(heard: readonly Event[], end: number, result: RoundResult): Dared[] {
  const begun = heard.slice(0, end).findLastIndex(({ kind }) => kind === 'revealed') + 1
  const conversions = heard.slice(begun, end).flatMap((event, at) => workedAt(heard, begun + at, event))
  const converted = conversions.flatMap(({ by, target, event }): Dared[] => {
    const [own, other] = [result.seats[by], result.seats[target]]
    const isDoubtful = result.diary.doubtful.some((each) => each.instigator === by && each.target === target)
    if (!own || !other || isDoubtful || own.level >= other.level) return []
    const move = { seat: by, kind: 'highPower', amount: own.level, against: other.level, event }
    return [{ weight: own.level, move }]
  })
  const lied = result.diary.lies.map(({ seat }): Dared => {
    const shown = heard.slice(begun, end).findLastIndex((event) => isShownBy(event, seat))
    return { weight: LIE, move: { seat, kind: 'falseCoin', amount: 1, event: shown < 0 ? end : begun + shown } }
  })
  return [...converted, ...lied]
}

interface Worked {
  by: Seat
  target: Seat
  event: number
}

/** What was declared and worked, of the chain that ends with this event. */
function workedAt(heard: readonly Event[], at: number, event: Event): Worked[] {
  if (event.kind !== 'conversionEnded') return []
  const before = heard.slice(0, at)
  const begun = before.findLastIndex(({ kind }) => kind === 'conversionEnded') + 1
  const chain = before.slice(begun).flatMap((each, place) => declaredBy(each, begun + place))
  return chain.flatMap(({ conversion: { via, instigator, target }, event: declared }, place) => {
    const ended = event.results[place]
    if (via !== 'convert' || !ended?.stands || ended.target !== target || target === 'npc') return []
    return [{ by: instigator, target, event: declared }]
  })
}

const declaredBy = (event: Event, at: number): { conversion: SeenConversion; event: number }[] =>
  event.kind === 'conversionDeclared' ? [{ conversion: event.conversion, event: at }] : []

const isShownBy = (event: Event, by: Seat): boolean =>
  event.kind === 'showed' && event.seat === by && event.to === null && event.showed.what === 'allegiance'
