/** Nothing scrolls for so long, ms: then the reader has arrived. */
const STILL = 120

/** Tabs over pages that lie side by side: a press brings the page, a swipe lights its tab. The reader's choice stays. */
export class Pages {
  /** Ids of the pages. */
  #chosen: string | null = null

  constructor() {
    let still: ReturnType<typeof setTimeout> | undefined
    document.addEventListener('click', ({ target }) => this.#press(target))
    const scrolled = ({ target }: Event) => {
      // A finger scrolls the table a little as well: that is no arrival.
      if (!(target instanceof Element && holdsPages(target))) return
      clearTimeout(still)
      still = setTimeout(() => this.#arrive(target), STILL)
    }
    document.addEventListener('scroll', scrolled, { capture: true, passive: true })
  }

  /** What the server draws next knows nothing of it. */
  keep(): void {
    if (this.#chosen) choose(this.#chosen)
  }

  #press(target: EventTarget | null): void {
    const id =
      target instanceof Element && target.closest('[aria-pressed][aria-controls]')?.getAttribute('aria-controls')
    if (!id) return
    this.#chosen = id
    this.keep()
    document.getElementById(id)?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }

  #arrive(box: Element): void {
    const { left, right } = box.getBoundingClientRect()
    const middle = (left + right) / 2
    const page = pagesIn(box).find((each) => each.getBoundingClientRect().right > middle)
    if (!page) return
    this.#chosen = page.id
    this.keep()
  }
}

const tabOf = (id: string): Element | null => document.querySelector(`[aria-pressed][aria-controls="${id}"]`)

const pagesIn = (box: Element): Element[] => [...box.children].filter(({ id }) => id && tabOf(id))
const holdsPages = (box: Element): boolean => pagesIn(box).length > 0

function choose(id: string): void {
  const [tab, page] = [tabOf(id), document.getElementById(id)]
  for (const each of tab?.parentElement?.children ?? []) each.setAttribute('aria-pressed', String(each === tab))
  for (const each of page?.parentElement?.children ?? []) each.toggleAttribute('data-shown', each === page)
}
