import { isShown } from '#lib/ui/isShown.ts'

const STOPS = [
  '.acts input',
  '.acts textarea',
  '.ballot input',
  '.words button',
  '.acts [role=checkbox]',
  '.acts button',
  '.tile',
]

/** Where the focus of somebody at the keyboard goes when what had it is gone; null: it stays where it is. */
export function nextStop(table: Element): HTMLElement | null {
  const { activeElement } = document
  if (activeElement !== null && activeElement !== document.body) return null
  for (const stop of STOPS) {
    const found = [...table.querySelectorAll<HTMLElement>(stop)]
    const next = found.find((each) => !each.matches(':disabled') && isShown(each))
    if (next) return next
  }
  return null
}
