import { isFocusLost } from '#lib/stage/focus.ts'
import { isShown } from '#lib/ui/isShown.ts'

interface Step {
  /** Where the last key was pressed. */
  wasAt: Element | null
  mayLay: boolean
  mayPick: boolean
}

const HAND = '.fan button'
const PLACES = '.target, .cell > button, .tabs button'
const ACTS = '.acts .brass, .acts button'

/** Where the focus of somebody at the keyboard goes next; null: it stays where it is. */
export function nextStop(table: Element, { wasAt, mayLay, mayPick }: Step): HTMLElement | null {
  const isLost = isFocusLost()
  if (mayLay && (isLost || wasAt?.closest(HAND))) return first(table, PLACES)
  if (!isLost) return null
  return (mayPick ? first(table, HAND) : null) ?? first(table, ACTS)
}

/** The one of them that Tab would come to, if it can be seen. */
function first(table: Element, wanted: string): HTMLElement | null {
  const seen = [...table.querySelectorAll<HTMLElement>(wanted)].filter(isShown)
  return seen.find((each) => each.tabIndex === 0) ?? seen[0] ?? null
}
