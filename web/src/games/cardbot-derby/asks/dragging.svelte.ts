import type { Attachment } from 'svelte/attachments'

/** A tap is no drag. */
const START_PX = 7
/** So far above or below the row a card is still meant for it. */
const REACH_PX = 110

interface Press {
  at: number
  x: number
  y: number
  pointer: number
  /** The middles of all places, as they lay before anything was moved. */
  middles: readonly number[]
}

interface Ways {
  /** The places, each with what is pressed in it. */
  places: string
  mayDrag(): boolean
  drop(from: number, to: number): void
}

/** Things in a row that are dragged to other places by finger, pen or mouse. Which one is on its way, and where it would go. */
export class Dragging {
  readonly #ways: Ways
  #press: Press | null = null
  /** The place it was taken from; null: nothing is dragged. */
  from = $state<number | null>(null)
  over = $state<number | null>(null)
  x = $state(0)
  y = $state(0)
  #middles: readonly number[] = []

  constructor(ways: Ways) {
    this.#ways = ways
  }

  /** How far the thing at one place has to go to lie at another. */
  shift(from: number, to: number): number {
    return (this.#middles[to] ?? 0) - (this.#middles[from] ?? 0)
  }

  readonly handle: Attachment<HTMLElement> = (box) => {
    let hasDragged = false
    const down = (event: PointerEvent): void => {
      hasDragged = false
      const { target, isPrimary, button, clientX: x, clientY: y, pointerId: pointer } = event
      if (!isPrimary || button !== 0 || !this.#ways.mayDrag()) return
      const places = [...box.querySelectorAll(this.#ways.places)]
      const at = places.findIndex((place) => target instanceof Node && place.contains(target))
      if (at < 0) return
      const zoom = box.currentCSSZoom ?? 1
      const middles = places.map((place) => middleOf(place) / zoom)
      this.#press = { at, x, y, pointer, middles }
    }
    const move = (event: PointerEvent): void => {
      hasDragged = this.#move(event, box.currentCSSZoom ?? 1) || hasDragged
    }
    const up = (event: PointerEvent): void => {
      if (event.pointerId !== this.#press?.pointer) return
      const { from, over } = this
      this.#end()
      if (from !== null && over !== null && this.#ways.mayDrag()) this.#ways.drop(from, over)
    }
    const cancel = (): void => this.#end()
    const swallow = (event: MouseEvent): void => {
      if (hasDragged && event.detail > 0) event.stopPropagation()
      hasDragged = false
    }
    box.addEventListener('pointerdown', down)
    box.addEventListener('click', swallow, true)
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', cancel)
    return () => {
      this.#end()
      box.removeEventListener('pointerdown', down)
      box.removeEventListener('click', swallow, true)
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', cancel)
    }
  }

  /** Whether something is on its way. */
  #move({ pointerId, clientX, clientY }: PointerEvent, zoom: number): boolean {
    const press = this.#press
    if (!press || pointerId !== press.pointer) return false
    const [x, y] = [(clientX - press.x) / zoom, (clientY - press.y) / zoom]
    if (this.from === null && Math.hypot(x, y) < START_PX) return false
    this.#middles = press.middles
    this.from = press.at
    this.x = x
    this.y = y
    this.over = Math.abs(y) > REACH_PX ? press.at : nearest(press.middles, clientX / zoom)
    return true
  }

  #end(): void {
    this.#press = null
    this.from = null
    this.over = null
    this.x = 0
    this.y = 0
  }
}

function middleOf(place: Element): number {
  const { left, width } = place.getBoundingClientRect()
  return left + width / 2
}

function nearest(middles: readonly number[], x: number): number {
  const far = middles.map((middle) => Math.abs(middle - x))
  return far.indexOf(Math.min(...far))
}
