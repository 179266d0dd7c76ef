import { isStill } from './enter.ts'

/** Something on its way between two places, which are looked for on the screen before and after it has changed. */
export interface Passage<P> {
  from: P
  to: P
  /** What is seen of it: what lies there afterwards, what lay there before, a back, or what lay there turned by a quarter. */
  look: 'arrives' | 'leaves' | 'back' | 'turns'
  delay: number
  ms: number
}
export type Find<P> = (place: P) => HTMLElement | null

/** A passage with what only the screen before its change could tell. */
interface Departure<P> {
  passage: Passage<P>
  from: Place
  copy: HTMLElement | null
}
/** The middle of something and its width as laid out, whatever turns and scales it. */
interface Place {
  x: number
  y: number
  width: number
}

const EASE = 'cubic-bezier(.2, .8, .2, 1)'
const AWAY = 'cubic-bezier(.5, 0, .8, .5)'
const CROSS_FADE_MS = 160
const NEAR = 3

/** Before the screen changes: where things lie, and how those look that will be gone. */
export function departures<P>(passages: readonly Passage<P>[], find: Find<P>): Departures<P> {
  return passages.flatMap((passage) => {
    const node = find(passage.from)
    if (!node) return []
    const isGone = passage.look === 'leaves' || passage.look === 'turns'
    return [{ passage, from: placeOf(node), copy: isGone ? copyOf(node) : null }]
  })
}

export type Departures<P> = readonly Departure<P>[]

export interface Sky<P> {
  /** Lies over everything, takes no taps and is no reading matter. */
  layer: HTMLElement
  find: Find<P>
  /** A back to copy, for what nobody may see. */
  back: HTMLElement | null
  tempo: number
}

/** After the screen has changed: copies fly over it, and what has arrived shows itself when they are there. */
export function fly<P>(leaving: Departures<P>, sky: Sky<P>): void {
  const nodes = leaving.map(({ passage }) => sky.find(passage.to))
  if (isStill()) return nodes.forEach(fadeIn)
  const layer = placedLayer(sky.layer)
  // All is measured before anything moves, so that the page is laid out once.
  const arrivals = leaving.flatMap((departure, at) => arrivalOf(departure, nodes[at] ?? null, sky))
  for (const arrival of arrivals) launch(arrival, layer, sky.tempo)
}

function fadeIn(node: HTMLElement | null): void {
  node?.animate([{ opacity: 0 }, { opacity: 1 }], CROSS_FADE_MS)
}

interface Arrival {
  passage: Passage<unknown>
  node: HTMLElement
  from: Place
  to: Place
  /** What flies, and how large it was made. */
  copy: HTMLElement
  width: number
}

function arrivalOf<P>({ passage, from, copy }: Departure<P>, node: HTMLElement | null, sky: Sky<P>): Arrival[] {
  if (!node) return []
  const to = placeOf(node)
  const isNear = Math.hypot(to.x - from.x, to.y - from.y) < NEAR
  if (isNear && passage.look !== 'turns') return []
  const model = passage.look === 'back' ? (sky.back ?? node) : node
  return [{ passage, node, from, to, copy: copy ?? copyOf(model), width: copy ? from.width : placeOf(model).width }]
}

function launch({ passage, node, from, to, copy, width }: Arrival, layer: Layer, tempo: number): void {
  const times = { delay: passage.delay * tempo, duration: passage.ms * tempo }
  const at = pointsIn(layer, width)
  const isLeaving = passage.look === 'leaves' || passage.look === 'turns'
  layer.node.append(copy)
  const path = ROUTES[passage.look](at(from), at(to))
  const flight = copy.animate(path, { ...times, easing: isLeaving ? AWAY : EASE, fill: 'both' })
  flight.onfinish = () => copy.remove()
  flight.oncancel = () => copy.remove()
  if (passage.look === 'arrives' || passage.look === 'turns') hide(node, times)
}

/** Unseen until what flies to it is there. */
function hide(node: HTMLElement, { delay, duration }: { delay: number; duration: number }): void {
  node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + duration })
}

interface Point {
  shift: string
  scale: number
}
type Route = (from: Point, to: Point) => Keyframe[]

const ROUTES: Readonly<Record<Passage<unknown>['look'], Route>> = {
  arrives: (from, to) => [
    { transform: `${from.shift} scale(${from.scale}) rotate(-4deg)` },
    { transform: `${to.shift} scale(${to.scale})` },
  ],
  back: (from, to) => [
    { transform: `${from.shift} scale(${from.scale})`, opacity: 1 },
    { transform: `${to.shift} scale(${to.scale})`, opacity: 1, offset: 0.8 },
    { transform: `${to.shift} scale(${to.scale * 0.7})`, opacity: 0 },
  ],
  leaves: (from, to) => [
    { transform: `${from.shift} scale(${from.scale})`, opacity: 1 },
    { transform: `${to.shift} scale(${Math.max(0.35, to.scale)}) rotate(-14deg)`, opacity: 0 },
  ],
  turns: (from, to) => [
    { transform: `${from.shift} rotate(0)` },
    { transform: `${to.shift} rotate(-97deg)`, offset: 0.75 },
    { transform: `${to.shift} rotate(-90deg)` },
  ],
}

function placeOf(node: HTMLElement): Place {
  const { left, top, width, height } = node.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2, width: (node.offsetWidth || width / zoomOf(node)) * zoomOf(node) }
}

const zoomOf = (node: Element): number => node.currentCSSZoom ?? 1

function copyOf(node: HTMLElement): HTMLElement {
  const copy = document.createElement('div')
  copy.append(node.cloneNode(true))
  copy.style.setProperty('--w', `${Math.min(node.offsetWidth || Infinity, node.offsetHeight || Infinity)}px`)
  return copy
}

interface Layer {
  node: HTMLElement
  left: number
  top: number
  zoom: number
}

function placedLayer(node: HTMLElement): Layer {
  const { left, top } = node.getBoundingClientRect()
  return { node, left, top, zoom: zoomOf(node) }
}

/** How to get from the layer's corner to the middle of a place, for something so wide. */
function pointsIn({ left, top, zoom }: Layer, width: number): (place: Place) => Point {
  return (place) => ({
    shift: `translate(${(place.x - left) / zoom}px, ${(place.y - top) / zoom}px) translate(-50%, -50%)`,
    scale: Math.min(1.6, Math.max(0.3, place.width / width)),
  })
}
