/** What has been found on a page so far. */
interface Directions {
  /** What stands among our words without being kept apart: where, and what. */
  stray: string[]
  /** What stands on the wrong side of a name. */
  swapped: string[]
  /** Names that were measured with something next to them. */
  measured: number
}
declare global {
  interface Window {
    strayDirections?: Set<string>
  }
}

/**
 * Looks from now on at all that a page shows, says aloud or carries in its head, each time that something changes.
 * `typed`: all that people have typed. Each of these has to be kept apart from what stands around it: by isolates in a
 * text, or by an element of its own that takes its direction from it.
 */
export function watchesDirection(typed: readonly string[]): void {
  const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u
  const ISOLATE = /\u2068[^\u2068\u2069]*\u2069/gu
  const SAID = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder', 'content']
  const stray = new Set<string>()
  window.strayDirections = stray

  const isStray = (text: string): boolean =>
    RIGHT_TO_LEFT.test(text.replaceAll(ISOLATE, '')) || text.includes('\u2068\u2068')
  const tagOf = (element: Element | null): string =>
    element ? `<${element.localName} class="${element.getAttribute('class') ?? ''}">` : ''
  const placeOf = (element: Element): string => `${tagOf(element)} in ${tagOf(element.parentElement)}`

  /** In an element that takes its direction from a text, and holds nothing else. */
  function standsApart(element: Element): boolean {
    const apart = element.closest('bdi, [dir="auto"]')
    return typed.includes(apart?.textContent.trim() ?? '')
  }
  function look(element: Element): void {
    for (const attribute of SAID) {
      const text = element.getAttribute(attribute) ?? ''
      if (isStray(text)) stray.add(`${attribute} of ${placeOf(element)}: ${text}`)
    }
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    if (isField && isStray(element.value) && element.dir !== 'auto') stray.add(`${placeOf(element)}: ${element.value}`)
    for (const node of element.childNodes)
      if (node instanceof Text && isStray(node.data) && !standsApart(element))
        stray.add(`${placeOf(element)}: ${node.data.trim()}`)
  }

  let isAsked = false
  function soon(): void {
    if (isAsked) return
    isAsked = true
    requestAnimationFrame(() => {
      isAsked = false
      for (const element of document.querySelectorAll('*:not(script, style, noscript)')) look(element)
    })
  }
  const all = { subtree: true, childList: true, characterData: true, attributes: true }
  new MutationObserver(soon).observe(document, all)
  soon()
}

/** What was found so far, and where the signs next to names stand just now: before them on the left, after them on the right. */
export function measuresDirections(typed: readonly string[]): Directions {
  interface Sign {
    node: Text
    at: number
  }
  const found: Directions = { stray: [...(window.strayDirections ?? [])], swapped: [], measured: 0 }

  /** Texts that follow each other on the lines of one element. */
  function flows(): Sign[][] {
    const all = new Map<Element, Sign[]>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      let around = node.parentElement
      if (!around || !(node instanceof Text) || around.closest('script, style, noscript, .unseen')) continue
      while (around?.parentElement && getComputedStyle(around).display === 'inline') around = around.parentElement
      const { data } = node
      const signs = Array.from(data, (_, at) => ({ node, at })).filter(({ at }) =>
        /[^\s\u200b\u2066-\u2069]/u.test(data.charAt(at)),
      )
      all.set(around, [...(all.get(around) ?? []), ...signs])
    }
    return [...all.values()]
  }
  function placeOf({ node, at }: Sign): DOMRect {
    const range = document.createRange()
    range.setStart(node, at)
    range.setEnd(node, at + 1)
    return range.getBoundingClientRect()
  }
  const isNextTo = (one: DOMRect, other: DOMRect): boolean => one.width > 0 && Math.abs(one.bottom - other.bottom) < 4

  function measure(signs: readonly Sign[], text: string, name: { at: number; length: number }): void {
    const places = signs.slice(name.at, name.at + name.length).map(placeOf)
    const [first] = places
    if (!first || places.some((place) => !isNextTo(place, first))) return
    const left = Math.min(...places.map((place) => place.left))
    const right = Math.max(...places.map((place) => place.right))
    const [before, after] = [signs[name.at - 1], signs[name.at + name.length]].map((sign) => sign && placeOf(sign))
    const isBefore = before && isNextTo(before, first)
    const isAfter = after && isNextTo(after, first)
    if (isBefore || isAfter) found.measured++
    if ((isBefore && before.right > left + 1) || (isAfter && after.left < right - 1))
      found.swapped.push(`${text.slice(name.at, name.at + name.length)} in ${text}`)
  }

  for (const signs of flows()) {
    const text = signs.map(({ node, at }) => node.data.charAt(at)).join('')
    for (const each of typed) {
      const bare = each.replaceAll(/\s/gu, '')
      for (let at = text.indexOf(bare); at >= 0; at = text.indexOf(bare, at + 1))
        measure(signs, text, { at, length: bare.length })
    }
  }
  return found
}
