import { isShown } from '#lib/ui/isShown.ts'

const CARD = '.slot button[tabindex="0"]'
const STOPS = [`${CARD}:not([aria-disabled="true"])`, '.acts .brass', '.acts button', CARD] as const

/** Where the focus of somebody at the keyboard goes whose last step is gone. */
export function leadOn(table: Element | null): void {
  const isLost = document.activeElement === document.body || document.activeElement === null
  if (!table || !isLost) return
  const seen = STOPS.flatMap((stop) => [...table.querySelectorAll<HTMLElement>(stop)])
  seen.find(isShown)?.focus()
}
