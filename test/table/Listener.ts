import type { Guest } from './Guest.ts'

export interface Said {
  /** `cut`: a dialog came or went, and broke off what was being said. */
  how: 'polite' | 'assertive' | 'cut'
  text: string
  /** ms since 1970 */
  at: number
}

/** What a screen reader says by itself: whatever changes in a live region that was there before. Alerts also as they come. */
export class Listener {
  readonly heard: Said[] = []

  private constructor() {}

  /** Listens on all pages from the next one on. */
  static async at({ page }: Guest): Promise<Listener> {
    const listener = new Listener()
    await page.exposeFunction(
      'sayAloud',
      (how: Said['how'], text: string) => void listener.heard.push({ how, text, at: Date.now() }),
    )
    await page.addInitScript(listen)
    return listener
  }

  heardSay(how: Said['how'], words: RegExp): boolean {
    return this.heard.some((said) => said.how === how && words.test(said.text))
  }
  /** At what moment of the match does not matter, nor whether it could wait. */
  heardOf(words: string): boolean {
    return this.heard.some(({ text }) => text.includes(words))
  }
}

/** Runs in the page. */
function listen(): void {
  const LIVE = '[aria-live], [role=status], [role=alert], [role=log]'
  const say = (window as unknown as { sayAloud(how: string, text: string): Promise<void> }).sayAloud

  const regionOf = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest(LIVE) ?? null
  const howOf = (region: Element) =>
    region.getAttribute('aria-live') ?? (region.getAttribute('role') === 'alert' ? 'assertive' : 'polite')
  const textOf = (node: Node) => {
    const copy = node.cloneNode(true)
    if (copy instanceof Element) for (const silent of copy.querySelectorAll('[aria-hidden=true]')) silent.remove()
    return (copy.textContent ?? '').replace(/\s+/g, ' ').trim()
  }
  const isSilent = (region: Element) =>
    region.closest('[aria-hidden=true], [inert]') !== null ||
    (document.querySelector('dialog:modal') !== null && region.closest('dialog:modal') === null)

  const isModal = () => document.querySelector('dialog:modal') !== null
  let wasModal = isModal()
  new MutationObserver((records) => {
    if (isModal() !== wasModal) {
      wasModal = !wasModal
      void say('cut', '')
    }
    const fresh = records.flatMap(({ addedNodes }) => [...addedNodes])
    const changed = new Map<Element, Node[]>()
    for (const { type, target, addedNodes } of records) {
      for (const node of type === 'childList' ? addedNodes : [target]) {
        const region = regionOf(node)
        if (region) changed.set(region, [...(changed.get(region) ?? []), node])
      }
    }
    for (const [region, nodes] of changed) {
      const isNew = fresh.some((node) => node.contains(region))
      if (isSilent(region) || (isNew && region.getAttribute('role') !== 'alert')) continue
      // What is added is read; a status or an alert as a whole.
      const whole = region.matches('[aria-atomic=true], [role=status], [role=alert]')
      const text = (whole ? [region] : nodes).map(textOf).join(' ').trim()
      if (text && howOf(region) !== 'off') void say(howOf(region), text)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
