import { tick } from 'svelte'
import type { Attachment } from 'svelte/attachments'

export interface KeyboardFocus {
  /** Who plays by keyboard is led on when this changes. */
  when(): unknown
  /** Where to; null: the focus stays where it is. `wasAt`: where the last key was pressed. */
  next(table: HTMLElement, wasAt: Element | null): HTMLElement | null
  /** And after each press of a button, not only at a new question. */
  followsPresses?: boolean
  /** Escape takes back what is half made; says whether there was anything. */
  undo?(): boolean
}

/**
 * Leads who plays by keyboard to the next step where theirs was the last one, or is gone; nobody else. For the element
 * that holds the table. Called while a component is made.
 */
export function leadKeyboard({ when, next, followsPresses, undo }: KeyboardFocus): Attachment<HTMLElement> {
  let table: HTMLElement | null = null
  let isByKey = false

  $effect(() => {
    void when()
    void leadOn(null)
  })
  async function leadOn(wasAt: Element | null): Promise<void> {
    if (!isByKey) return
    await tick()
    if (table) next(table, wasAt)?.focus()
  }
  /** A click that a key has made counts none. */
  function clicked({ detail, target }: MouseEvent): void {
    isByKey = detail === 0
    if (followsPresses) void leadOn(target instanceof Element ? target : null)
  }
  function pressed({ key }: KeyboardEvent): void {
    if (key !== 'Escape' || !undo?.()) return
    isByKey = true
    void leadOn(null)
  }

  return (element) => {
    table = element
    element.addEventListener('click', clicked)
    element.addEventListener('keydown', pressed)
    return () => {
      table = null
      element.removeEventListener('click', clicked)
      element.removeEventListener('keydown', pressed)
    }
  }
}
