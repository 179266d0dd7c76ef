import type { Attachment } from 'svelte/attachments'

/** From here on the styles show the wide table (in rem, so that large text takes the small one). */
const WIDE = { width: 42.5, height: 32.5 }

/** Which of the tables of three to six the styles show. Until it is measured both are there, so that the server need not know. */
export class Shape {
  #is: 'unknown' | 'wide' | 'narrow' = $state('unknown')

  get mayBeWide(): boolean {
    return this.#is !== 'narrow'
  }
  get mayBeNarrow(): boolean {
    return this.#is !== 'wide'
  }

  readonly measure: Attachment<HTMLElement> = (box) => {
    const watch = new ResizeObserver(() => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const isWide = box.clientWidth >= WIDE.width * rem && box.clientHeight >= WIDE.height * rem
      this.#is = isWide ? 'wide' : 'narrow'
    })
    watch.observe(box)
    return () => watch.disconnect()
  }
}
