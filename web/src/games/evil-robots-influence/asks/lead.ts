import { tick } from 'svelte'
import { nextFocus } from '#lib/stage/focus.ts'
import { STOPS } from '../stops.ts'

/** Somebody at the keyboard is led to what has just opened, or stands there again. */
export async function leadOn(event: UIEvent, from: EventTarget | null = event.target): Promise<void> {
  const table = from instanceof Element ? from.closest('.influence') : null
  if (event.detail !== 0 || !table) return
  await tick()
  nextFocus(table, STOPS)?.focus()
}
