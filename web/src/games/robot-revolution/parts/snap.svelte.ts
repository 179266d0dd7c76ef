import type { Attachment } from 'svelte/attachments'
import { beforePaint } from '#lib/motion/frame.ts'

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
    /** On its way to the page wanted, which on a slow machine may take rests. */
    let isLed = false
    const settle = (): void => {
      const page = inSight()
      if (page === wanted()) isLed = false
      else if (!isLed) onpage(page)
    }
    const scrolled = (): void => {
      clearTimeout(rest)
      rest = setTimeout(settle, REST_MS)
    }
    const touched = (): void => {
      isLed = false
    }
    /** Where the page is there already nothing scrolls, and nothing would tell that it has come. */
    const leadTo = (at: number): void => {
      const page = box.children[at]
      const off = page ? middle(page) : 0
      isLed = Math.abs(off) >= 1
      if (isLed) box.scrollBy({ left: off })
    }
    $effect(() => {
      const page = wanted()
      isLed = true
      beforePaint(() => leadTo(page))
    })
    box.addEventListener('scroll', scrolled, { passive: true })
    box.addEventListener('pointerdown', touched)
    box.addEventListener('wheel', touched, { passive: true })
    return () => {
      clearTimeout(rest)
      box.removeEventListener('pointerdown', touched)
      box.removeEventListener('wheel', touched)
      box.removeEventListener('scroll', scrolled)
    }
  }
