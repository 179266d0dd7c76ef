import { isShown } from '../ui/isShown.ts'

/** Nothing has the focus: what had it is gone. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body

/** The first that can be used of what these selectors name, in their order, where the focus is lost; null: it stays. */
export function nextFocus(table: Element, stops: readonly string[]): HTMLElement | null {
  if (!isFocusLost()) return null
  const seen = stops.flatMap((stop) => [...table.querySelectorAll<HTMLElement>(stop)])
  return seen.find((each) => !each.matches(':disabled') && isShown(each)) ?? null
}
