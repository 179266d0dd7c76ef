const KEYS = ['Escape', 'Enter', ' ']
const TAKES_KEYS = 'button, a, input, textarea, select, summary, [contenteditable]'

/** Escape skips what is shown from anywhere at the table; Enter and Space where no control has the focus. */
export function isSkipKey({ key, target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || !KEYS.includes(key) || document.querySelector('dialog[open]')) return false
  return key === 'Escape' || !(target instanceof Element && target.closest(TAKES_KEYS))
}
