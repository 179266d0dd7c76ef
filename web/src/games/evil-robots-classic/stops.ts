import { isShown } from '#lib/ui/isShown.ts'

const STOPS = ['.options .option > button', '.sort button', '.acts .brass', '.acts button']

/** Where the focus of somebody at the keyboard goes when what had it is gone; null: it stays where it is. */
export function nextStop(table: Element): HTMLElement | null {
  const { activeElement } = document
  if (activeElement !== null && activeElement !== document.body) return null
  for (const stop of STOPS) {
    const found = [...table.querySelectorAll<HTMLButtonElement>(stop)]
    const next = found.find((button) => !button.disabled && isShown(button))
    if (next) return next
  }
  return null
}
