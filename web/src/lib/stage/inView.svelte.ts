import { tick } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { firstStop } from './focus.ts'

export interface InView {
  /** Something else is asked when this changes. */
  when(): unknown
  /** What is asked about: the first of these that can be used, and is not in the bar. */
  about(): readonly string[]
}

/**
 * On a screen on which not all of the table has room, and it scrolls, what is asked about comes into view when it is
 * asked, and stays there when the screen is turned. For the element that holds the table. Called while a component is
 * made.
 */
export function keepInView({ when, about }: InView): Attachment<HTMLElement> {
  let table: HTMLElement | null = null
  const show = (): void => void (table && bringIntoView(table, about()))

  $effect(() => {
    void when()
    void tick().then(show)
  })
  return (element) => {
    table = element
    window.addEventListener('resize', show)
    return () => {
      table = null
      window.removeEventListener('resize', show)
    }
  }
}

function bringIntoView(table: HTMLElement, stops: readonly string[]): void {
  const asked = firstStop(table, stops)
  if (!asked || asked.closest('.bar') || !scrolls(asked, table)) return
  const { scrollX: left, scrollY: top } = window
  asked.scrollIntoView({ block: 'nearest' })
  // A page with a table on it stays where its reader is.
  window.scrollTo({ left, top, behavior: 'instant' })
}

/** Whether something round it does, so that nothing else is moved. */
function scrolls(element: Element, table: Element): boolean {
  for (let at = element.parentElement; at && at !== table; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight + 1 && getComputedStyle(at).overflowY === 'auto') return true
  }
  return false
}
