import type { Attachment } from 'svelte/attachments'

/** From here on the styles show the wide table (in rem, so that large text takes the small one). */
const WIDE = { width: 42.5, height: 32.5 }

const isWide = (width: number, height: number): boolean => {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return width >= WIDE.width * rem && height >= WIDE.height * rem
}

/**
 * Which of the tables of three to six the styles show. The server cannot know, and draws both; a browser begins with
 * what its window says, and has measured before anything is seen.
 */
export class Shape {
  #isWide: boolean | null = $state(import.meta.env.SSR ? null : isWide(innerWidth, innerHeight))

  get mayBeWide(): boolean {
    return this.#isWide !== false
  }
  get mayBeNarrow(): boolean {
    return this.#isWide !== true
  }

  readonly measure: Attachment<HTMLElement> = (box) => {
    const watch = new ResizeObserver(() => (this.#isWide = isWide(box.clientWidth, box.clientHeight)))
    watch.observe(box)
    return () => watch.disconnect()
  }
}
