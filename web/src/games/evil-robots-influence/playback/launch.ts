import { isShown } from '#lib/ui/isShown.ts'
import { selectorsOf, type Flight, type Spot } from './flights.ts'

const MS = 320
const EACH_MS = 60
const EASE = 'cubic-bezier(.2, .8, .2, 1)'

/** The middle of something, from the corner of the sky. */
export interface Place {
  x: number
  y: number
}

/** Where each of them begins; null: not on the screen. */
export const placesOf = (sky: HTMLElement | null, flights: readonly Flight[]): (Place | null)[] =>
  flights.map(({ from }) => placeOf(sky, from))

interface Taking {
  flights: readonly Flight[]
  from: readonly (Place | null)[]
  tempo: number
}

/** All is measured before anything moves, so that the page is laid out once. */
export function launch(sky: HTMLElement | null, { flights, from, tempo }: Taking): void {
  const to = flights.map((flight) => placeOf(sky, flight.to))
  flights.forEach((flight, at) => {
    const [start, end] = [from[at], to[at]]
    const model = sky?.querySelector<HTMLElement>(`[data-model="${flight.what}"]`)
    if (!sky || !model || !start || !end) return
    for (let nth = 0; nth < flight.count; nth++)
      send(sky, model, { start, end, delay: nth * EACH_MS * tempo, tempo, text: flight.text })
  })
}

interface Route {
  start: Place
  end: Place
  delay: number
  tempo: number
  text: string | undefined
}

function send(sky: HTMLElement, model: HTMLElement, { start, end, delay, tempo, text }: Route): void {
  const copy = model.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return
  copy.removeAttribute('data-model')
  if (text !== undefined) copy.textContent = text
  copy.classList.add('flying')
  sky.append(copy)
  const path = [
    { transform: `${shiftTo(start)} scale(0.8)`, opacity: 0.4 },
    { transform: `${shiftTo(middleOf(start, end))} scale(1.25)`, opacity: 1, offset: 0.5 },
    { transform: `${shiftTo(end)} scale(0.7)`, opacity: 0.9 },
  ]
  const flight = copy.animate(path, { duration: MS * tempo, delay, easing: EASE, fill: 'both' })
  flight.onfinish = () => copy.remove()
  flight.oncancel = () => copy.remove()
}

const shiftTo = ({ x, y }: Place): string => `translate(${x}px, ${y}px) translate(-50%, -50%)`
/** A little higher than halfway: it is thrown. */
const middleOf = (one: Place, other: Place): Place => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 - 18 })

function placeOf(sky: HTMLElement | null, spot: Spot): Place | null {
  const root = sky?.parentElement
  if (!sky || !root) return null
  const node = selectorsOf(spot)
    .flatMap((selector) => [...root.querySelectorAll<HTMLElement>(selector)])
    .find(isShown)
  if (!node) return null
  const [its, ours] = [node.getBoundingClientRect(), sky.getBoundingClientRect()]
  const zoom = sky.currentCSSZoom ?? 1
  return { x: (its.left + its.width / 2 - ours.left) / zoom, y: (its.top + its.height / 2 - ours.top) / zoom }
}
