import { untrack } from 'svelte'
import { isStill } from '#lib/motion/enter.ts'
import type { Order } from '../ordering.ts'

/** Cards glide to where they lie now. The places stand still, so each is found by what lies in it (`data-lies`). */
export function glide(registers: () => { box: HTMLElement | null; order: Order }): void {
  let places: Readonly<Record<string, DOMRect>> = {}
  const cards = () => [...(registers().box?.querySelectorAll<HTMLElement>('[data-lies]') ?? [])]
  const cardIn = (node: HTMLElement) => node.dataset['lies'] ?? ''
  $effect.pre(() => {
    void registers().order
    untrack(() => (places = Object.fromEntries(cards().map((node) => [cardIn(node), node.getBoundingClientRect()]))))
  })
  $effect(() => {
    const { box } = registers()
    if (isStill()) return
    const zoom = box?.currentCSSZoom ?? 1
    const now = cards().map((node) => ({ node, from: places[cardIn(node)], to: node.getBoundingClientRect() }))
    for (const { node, from, to } of now) {
      const [x, y] = from ? [(from.left - to.left) / zoom, (from.top - to.top) / zoom] : [0, 0]
      if (Math.abs(x) + Math.abs(y) < 1) continue
      node.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], { duration: 200, easing: 'ease-out' })
    }
  })
}
