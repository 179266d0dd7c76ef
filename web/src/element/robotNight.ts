/**
 * `<robot-night code="KRTBW">`: a table of Robot Night in any page, live. It is handed out as `/robot-night.js`, one file
 * that needs nothing else; what may be said to it stands in `static/robot-night.d.ts`.
 */
const HOME = new URL(import.meta.url).origin
/** Px, until the table has said how high it wants to be; and what it may want at most and at least. */
const FIRST = 560
const LOWEST = 200
const HIGHEST = 1000
/** A frame that loaded says how high it is at once. One that doesn't was blocked, ms. */
const PATIENCE = 4000

class RobotNight extends HTMLElement {
  static observedAttributes = ['code', 'room', 'lang', 'theme', 'height', 'title']
  readonly #inside = this.attachShadow({ mode: 'open' })
  readonly #frame = document.createElement('iframe')
  /** What stands in the element is shown instead: a link, as a rule. */
  readonly #instead = document.createElement('slot')
  readonly #link = document.createElement('a')
  /** The frame that is there now has said how high it is. */
  #isHeard = false
  #waiting: ReturnType<typeof setTimeout> | undefined

  constructor() {
    super()
    // No element of style: a page may forbid those to everybody.
    const style = new CSSStyleSheet()
    style.replaceSync(
      ':host{display:block}:host([hidden]){display:none}iframe{display:block;width:100%;border:0;border-radius:14px;color-scheme:light}',
    )
    this.#inside.adoptedStyleSheets = [style]
    this.#frame.loading = 'lazy'
    this.#frame.style.height = `${FIRST}px`
    this.#frame.addEventListener('load', () => {
      if (!this.#isHeard) this.#waiting = setTimeout(this.#giveUp, PATIENCE)
    })
    this.#instead.append(this.#link)
  }

  connectedCallback(): void {
    addEventListener('message', this.#hear)
    document.addEventListener('securitypolicyviolation', this.#blocked)
    this.#show()
  }
  disconnectedCallback(): void {
    removeEventListener('message', this.#hear)
    document.removeEventListener('securitypolicyviolation', this.#blocked)
    clearTimeout(this.#waiting)
  }
  attributeChangedCallback(): void {
    if (this.isConnected) this.#show()
  }

  #show(): void {
    const src = this.#address()
    // Without a code there is what stands in the element, such as a link.
    if (src === null) return this.#inside.replaceChildren(this.#instead)
    this.#link.href = src.replace('/embed/', '/')
    this.#link.textContent = this.#frame.title =
      this.title ||
      (/^de/i.test(this.lang || document.documentElement.lang) ? 'Ein Tisch bei Robot Night' : 'A table at Robot Night')
    const height = Number(this.getAttribute('height'))
    if (height > 0) this.#frame.style.height = `${height}px`
    if (this.#frame.src !== src) {
      this.#isHeard = false
      this.#frame.src = src
    }
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
    clearTimeout(this.#waiting)
    this.#isHeard = true
    if (this.getAttribute('height')) return
    const height = Math.min(HIGHEST, Math.max(LOWEST, Number(data.height) || FIRST))
    this.#frame.style.height = `${height}px`
  }

  readonly #blocked = ({ disposition, effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void => {
    // What a policy only reports is shown all the same.
    if (disposition !== 'enforce') return
    if (/^(?:frame|child)-src$/.test(effectiveDirective) && blockedURI.startsWith(HOME)) this.#giveUp()
  }

  /** A policy of the page forbids our frames, say: rather a link than a browser's grey box. */
  readonly #giveUp = (): void => this.#inside.replaceChildren(this.#instead)
}

if (!customElements.get('robot-night')) customElements.define('robot-night', RobotNight)
