import { computeAccessibleName, getRole } from 'dom-accessibility-api'
import type { Spot } from '../Keys.ts'

declare global {
  interface Window {
    /** What has the focus; null if it is nowhere. */
    focused?: () => Spot | null
  }
}

/** Runs in the page. A snapshot of the tree would say the same, and take ten times as long. */
window.focused = () => {
  const focus = document.activeElement
  if (!focus || focus === document.body || !focus.matches(':focus')) return null
  const name = computeAccessibleName(focus).replace(/\s+/g, ' ').trim()
  return { role: getRole(focus) ?? '', name, says: statesOf(focus).join(' ') }
}

function statesOf(element: Element): string[] {
  const isChecked = element instanceof HTMLInputElement ? element.checked : element.ariaChecked === 'true'
  return [
    ...(isChecked ? ['checked'] : []),
    ...(element.ariaPressed === 'true' ? ['pressed'] : []),
    ...(element.ariaExpanded === 'true' ? ['expanded'] : []),
  ]
}
