import { untrack } from 'svelte'
import { isStill } from './enter.ts'

const MS = 240
const EASE = 'cubic-bezier(.2, .8, .2, 1)'

/** Lets a box's children glide to their new places whenever `when` gives something else. Called while a component is made. */
export function gliding(box: () => HTMLElement | null, when: () => unknown): void {
  let places: Places = []
  $effect.pre(() => {
    void when()
    untrack(() => (places = placesIn(box())))
  })
  $effect(() => {
    void when()
    // At once and not before the next picture: until then browsers would take it for a shift of the layout.
    if (!isStill()) glide(places, placesIn(box()), box()?.currentCSSZoom ?? 1)
  })
}

export type Places = readonly { node: Element; place: DOMRect }[]

const placesIn = (box: HTMLElement | null): Places => placesOf([...(box?.children ?? [])])

export const placesOf = (nodes: readonly Element[]): Places =>
  nodes.map((node) => ({ node, place: node.getBoundingClientRect() }))

/** What has moved slides there from where its first corner was. */
export function slide(from: Places, zoom: number): void {
  if (isStill()) return
  const to = placesOf(from.map(({ node }) => node))
  from.forEach(({ node, place }, at) => {
    const now = to[at]?.place ?? place
    const [x, y] = [(place.left - now.left) / zoom, (place.top - now.top) / zoom]
    if (node.isConnected && now.width > 0 && Math.abs(x) + Math.abs(y) >= 1)
      node.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], { duration: MS, easing: EASE })
  })
}

/** All is measured before anything moves, so that the page is laid out once. */
function glide(from: Places, to: Places, zoom: number): void {
  for (const { node, place } of to) {
    const before = from.find((each) => each.node === node)?.place ?? place
    const path = pathOf(before, place, zoom)
    if (path) node.animate([{ transform: path }, { transform: 'none' }], { duration: MS, easing: EASE })
  }
}

function pathOf(from: DOMRect, to: DOMRect, zoom: number): string | null {
  const x = (from.left + from.width / 2 - to.left - to.width / 2) / zoom
  const y = (from.top + from.height / 2 - to.top - to.height / 2) / zoom
  const grown = Math.min(1, Math.max(0.8, from.width / to.width, from.height / to.height))
  return Math.abs(x) + Math.abs(y) < 1 && grown === 1 ? null : `translate(${x}px, ${y}px) scale(${grown})`
}
