import { tick } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { firstStop, hearEscape, nextFocus } from './focus.ts'

export interface KeyboardFocus {
  /** Who plays by keyboard is led on when this changes, and after each press, where that has taken the focus away. */
  when(): unknown
  /** Where to: the first of these that can be used. */
  stops(): readonly string[]
  /** What is to be pressed after this, although this is still there; null: the focus stays. */
  after?(pressed: Element): string | null
  /** Escape takes back what is half made; says whether there was anything. */
  undo?(): boolean
}

/**
 * Leads who plays by keyboard to the next step where theirs was the last one, or is gone; nobody else. For the element
 * that holds the table. Called while a component is made.
 */
export function leadKeyboard({ when, stops, after, undo }: KeyboardFocus): Attachment<HTMLElement> {
  let table: HTMLElement | null = null
  let isByKey = false

  $effect(() => {
    void when()
    void leadOn(null)
  })
  async function leadOn(pressed: Element | null): Promise<void> {
    if (!isByKey) return
    await tick()
    if (!table) return
    const further = pressed && after?.(pressed)
    const next = further ? firstStop(table, [further]) : nextFocus(table, stops())
    next?.focus()
  }
  /** A click that a key has made counts none. */
  function clicked({ detail, target }: MouseEvent): void {
    isByKey = detail === 0
    void leadOn(target instanceof Element ? target : null)
  }
  function takesBack(): boolean {
    if (!undo?.()) return false
    isByKey = true
    void leadOn(null)
    return true
  }

  return (element) => {
    table = element
    element.addEventListener('click', clicked)
    const leave = hearEscape(element, takesBack)
    return () => {
      table = null
      element.removeEventListener('click', clicked)
      leave()
    }
  }
}
