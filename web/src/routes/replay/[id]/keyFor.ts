export type Act = 'play' | 'on' | 'back' | 'markOn' | 'markBack' | 'first' | 'last'

const KEYS: Readonly<Record<string, Act>> = {
  ' ': 'play',
  ArrowRight: 'on',
  ArrowLeft: 'back',
  ArrowDown: 'markOn',
  ArrowUp: 'markBack',
  Home: 'first',
  End: 'last',
}

/** What takes all of these keys itself: it is typed in, or scrolls. */
const TAKES_ALL = 'input, select, textarea, dialog, [contenteditable], [role="region"]'
/** Space presses these; and what lies in a row is gone through by arrows. */
const PRESSABLE = 'button, a, summary'
const ROWS = 'main, ol'

/** What a key means to the player; null: it is meant for something else. */
export function keyFor(event: KeyboardEvent): Act | null {
  const { key, target, defaultPrevented, ctrlKey, metaKey, altKey } = event
  const act = KEYS[key]
  if (!act || defaultPrevented || ctrlKey || metaKey || altKey) return null
  if (!(target instanceof Element)) return act
  if (target.closest(TAKES_ALL)) return null
  const isOnButton = target.closest(PRESSABLE) !== null
  return isOnButton && (act === 'play' || target.closest(ROWS)) ? null : act
}
