/**
 * `<robot-night code="KRTBW">`: a table of Robot Night in any page, live. It is handed out as `/robot-night.js`, one file
 * that needs nothing else; what may be said to it stands in `static/robot-night.d.ts`.
 */
const HOME = new URL(import.meta.url).origin
/** Px, until the table has said how high it wants to be; and what it may want at most and at least. */
const FIRST = 560
const LOWEST = 200
const HIGHEST = 1000

class RobotNight extends HTMLElement {
  static observedAttributes = ['code', 'room', 'lang', 'theme', 'height', 'title']
  readonly #inside = this.attachShadow({ mode: 'open' })
  readonly #frame = document.createElement('iframe')

  constructor() {
    super()
    // No element of style: a page may forbid those to everybody.
    const style = new CSSStyleSheet()
    style.replaceSync(
      ':host{display:block}:host([hidden]){display:none}iframe{display:block;width:100%;border:0;border-radius:14px}',
    )
    this.#inside.adoptedStyleSheets = [style]
    this.#frame.loading = 'lazy'
    this.#frame.style.height = `${FIRST}px`
  }

  connectedCallback(): void {
    addEventListener('message', this.#hear)
    this.#show()
  }
  disconnectedCallback(): void {
    removeEventListener('message', this.#hear)
  }
  attributeChangedCallback(): void {
    if (this.isConnected) this.#show()
  }

  #show(): void {
    const src = this.#address()
    // Without a code there is what stands in the element, such as a link.
    if (src === null) return this.#inside.replaceChildren(document.createElement('slot'))
    this.#frame.title =
      this.title ||
      (/^de/i.test(this.lang || document.documentElement.lang) ? 'Ein Tisch bei Robot Night' : 'A table at Robot Night')
    const height = Number(this.getAttribute('height'))
    if (height > 0) this.#frame.style.height = `${height}px`
    if (this.#frame.src !== src) this.#frame.src = src
    if (!this.#frame.isConnected) this.#inside.replaceChildren(this.#frame)
  }

  #address(): string | null {
    const code = this.getAttribute('code')?.trim().toUpperCase() ?? ''
    if (!/^[A-Z]{5,6}$/.test(code)) return null
    const address = new URL(`/embed/${code}`, HOME)
    for (const name of ['room', 'lang', 'theme']) {
      const value = this.getAttribute(name)
      if (value) address.searchParams.set(name, value)
    }
    return address.href
  }

  readonly #hear = ({ data, origin, source }: MessageEvent): void => {
    if (origin !== HOME || source !== this.#frame.contentWindow || data?.robotNight !== 'height') return
    if (this.getAttribute('height')) return
    const height = Math.min(HIGHEST, Math.max(LOWEST, Number(data.height) || FIRST))
    this.#frame.style.height = `${height}px`
  }
}

if (!customElements.get('robot-night')) customElements.define('robot-night', RobotNight)
