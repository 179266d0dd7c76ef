import { isShown } from '../ui/isShown.ts'

/** Nothing has the focus: what had it is gone. */
const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body

/** Where the focus of somebody at the keyboard goes, where it is lost: to the first stop that can be used. Null: it stays. */
export const nextFocus = (table: Element, stops: readonly string[]): HTMLElement | null =>
  isFocusLost() ? firstStop(table, stops) : null

/** The first that can be used of what these selectors name, in their order: of a group, the one that Tab would come to. */
export function firstStop(table: Element, stops: readonly string[]): HTMLElement | null {
  for (const stop of stops) {
    const usable = [...table.querySelectorAll<HTMLElement>(stop)].filter(
      (each) => !each.matches(':disabled') && isShown(each),
    )
    const first = usable.find(({ tabIndex }) => tabIndex >= 0) ?? usable[0]
    if (first) return first
  }
  return null
}

/**
 * Escape takes back what is half made within, also where the button that was pressed last is gone and nothing has the
 * focus; not under a dialog, which it closes, nor in a field elsewhere. `undo` says whether there was anything.
 */
export function hearEscape(within: Element, undo: () => boolean): () => void {
  function pressed(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return
    const isMeant = isFocusLost() || (event.target instanceof Node && within.contains(event.target))
    if (isMeant && undo()) event.preventDefault()
  }
  window.addEventListener('keydown', pressed)
  return () => window.removeEventListener('keydown', pressed)
}
