import { xOf, type Board, type RaceEvent, type Square } from '@robot-night/engine/games/cardbot-derby'
import type { CaptionWords } from './words/asking.ts'

/** What a command comes to, in a few words. */
export interface Caption {
  text: string
  /** A target is touched. */
  isTarget: boolean
}

/** One thing worth telling; of several in a step the two weightiest are told. */
interface Bit {
  weight: number
  text: string
}

/** What happens to a robot in one step if nobody interferes. */
export function captionOf(events: readonly RaceEvent[], board: Pick<Board, 'features'>, words: CaptionWords): Caption {
  const bits = [...events.flatMap((event) => bitsOf(event, words)), ...endOf(events, board, words)]
  const told = bits.length > 1 ? bits.filter(({ weight }) => weight > 0) : bits
  const [, second] = told.toSorted((a, b) => b.weight - a.weight)
  const chosen = told.filter(({ weight }) => weight >= (second?.weight ?? 0)).slice(0, 2)
  const texts = [...new Set(chosen.map(({ text }) => text))]
  return { text: texts.join(', '), isTarget: events.some(({ kind }) => kind === 'touched') }
}

function bitsOf(event: RaceEvent, words: CaptionWords): Bit[] {
  switch (event.kind) {
    case 'turned':
      return [{ weight: 1, text: event.quarter === 0 ? words.spin : words.face[event.facing] }]
    case 'stuck':
      return [{ weight: 4, text: words.stuck }]
    case 'blocked':
      return [{ weight: 4, text: event.reason === 'wall' ? words.wall : words.edge }]
    case 'touched':
      return [{ weight: 5, text: words.target(event.target) }]
    case 'spun':
      return event.robots.map(({ facing }) => ({ weight: 3, text: `${words.turntable}, ${words.face[facing]}` }))
    case 'teleported':
      return [{ weight: 3, text: words.portal }]
    case 'moved':
      return movedBits(event, words)
    case 'revealed':
      return []
  }
}

function movedBits({ cause, from, to }: Extract<RaceEvent, { kind: 'moved' }>, words: CaptionWords): Bit[] {
  const seam = Math.abs(xOf(from) - xOf(to)) > 1 ? [{ weight: 2, text: words.seam }] : []
  if (cause === 'belt') return [{ weight: 3, text: words.belt }, ...seam]
  if (cause === 'slide') return [{ weight: 3, text: words.slide }, ...seam]
  return seam.length > 0 ? seam : [{ weight: 0, text: words.step }]
}

/** Where it ends is told where it matters. */
function endOf(events: readonly RaceEvent[], { features }: Pick<Board, 'features'>, words: CaptionWords): Bit[] {
  const last = events.findLast((event) => event.kind === 'moved' || event.kind === 'teleported')
  const kind = features[endOfWay(last) ?? -1]?.kind
  if (kind === 'sticky') return [{ weight: 3, text: words.tar }]
  return kind === 'slippery' ? [{ weight: 3, text: words.ice }] : []
}

function endOfWay(event: RaceEvent | undefined): Square | null {
  return event?.kind === 'moved' ? event.to : null
}
