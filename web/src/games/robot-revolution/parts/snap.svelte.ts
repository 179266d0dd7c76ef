import type { Attachment } from 'svelte/attachments'

/** Scrolling has come to rest. */
const REST_MS = 120

/** A row of pages, one in sight: it is brought to the page wanted, and tells to which page it was swiped. */
export const snapping =
  (wanted: () => number, onpage: (page: number) => void): Attachment<HTMLElement> =>
  (box) => {
    let rest: ReturnType<typeof setTimeout> | undefined
    const middle = (page: Element) => {
      const [frame, shown] = [box.getBoundingClientRect(), page.getBoundingClientRect()]
      return shown.left + shown.width / 2 - frame.left - frame.width / 2
    }
    const inSight = (): number => {
      const off = [...box.children].map((page) => Math.abs(middle(page)))
      return off.indexOf(Math.min(...off))
    }
    const scrolled = (): void => {
      clearTimeout(rest)
      rest = setTimeout(() => inSight() !== wanted() && onpage(inSight()), REST_MS)
    }
    $effect(() => {
      const page = box.children[wanted()]
      if (page) box.scrollBy({ left: middle(page) })
    })
    box.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      clearTimeout(rest)
      box.removeEventListener('scroll', scrolled)
    }
  }
