import type { Attachment } from 'svelte/attachments'
import { isShown } from '../ui/isShown.ts'

const PIECE = '[data-piece]'
/** A tap does something else there already; being held or a key for the menu asks all the same. */
const PRESSED = 'button:not([aria-disabled="true"]), a, input, label, select, textarea, summary'
const HOLD_MS = 500
/** A finger never lies quite still. */
const STILL_PX = 10

const pieceOf = (element: Element): string => element.getAttribute('data-piece') ?? ''

/** An element’s piece, then what that is a part of: a card, then the battlefield on which it lies. */
function piecesAround(element: Element | null | undefined): string[] {
  const found: string[] = []
  for (let at = element?.closest(PIECE); at; at = at.parentElement?.closest(PIECE)) found.push(pieceOf(at))
  return [...new Set(found)]
}

/** All that can be seen within, each once. */
export const piecesOn = (within: ParentNode): string[] => [
  ...new Set([...within.querySelectorAll(PIECE)].filter(isShown).map(pieceOf)),
]

/** What lies at a point, also below something that is only there to be pressed. */
function under({ clientX, clientY, target }: MouseEvent, within: Element): string[] {
  const hit = document.elementsFromPoint(clientX, clientY).find((each) => within.contains(each) && each.closest(PIECE))
  return piecesAround(hit ?? (target instanceof Element ? target : null))
}

/** Something is held to look at it, as `Peek` says: then it isn’t asked. */
const isLooking = (within: Element): boolean => within.querySelector('[data-looking]') !== null

/**
 * Pieces within can be asked what they are: by a tap where it does nothing else, held, by the other mouse button and by the
 * key for menus. `onask` says whether anything is shown.
 */
export const askPieces =
  (onask: (pieces: string[]) => boolean): Attachment<HTMLElement> =>
  (within) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let start = { x: 0, y: 0 }
    let hasAsked = false
    const ask = (pieces: string[]): boolean => pieces.length > 0 && onask(pieces)
    const press = (event: PointerEvent): void => {
      hasAsked = false
      clearTimeout(timer)
      const isHere = event.target instanceof Node && within.contains(event.target)
      if (!isHere || !event.isPrimary || event.button !== 0) return
      start = { x: event.clientX, y: event.clientY }
      timer = setTimeout(() => (hasAsked = !isLooking(within) && ask(under(event, within))), HOLD_MS)
    }
    const move = ({ clientX, clientY }: PointerEvent): void => {
      if (Math.hypot(clientX - start.x, clientY - start.y) > STILL_PX) clearTimeout(timer)
    }
    const end = (): void => clearTimeout(timer)
    /** The click that ends a hold does nothing else. */
    const swallow = (event: MouseEvent): void => {
      if (hasAsked && event.detail > 0) event.stopPropagation()
      hasAsked = false
    }
    const tap = (event: MouseEvent): void => {
      const { target, defaultPrevented, detail } = event
      if (detail === 0 || defaultPrevented || !(target instanceof Element) || target.closest(PRESSED)) return
      ask(target instanceof SVGElement ? under(event, within) : piecesAround(target))
    }
    const menu = (event: MouseEvent): void => {
      const isHere = event.target instanceof Node && within.contains(event.target)
      if (hasAsked || (isHere && !event.defaultPrevented && !isLooking(within) && ask(under(event, within))))
        event.preventDefault()
    }

    const leave = new AbortController()
    const { signal } = leave
    within.addEventListener('click', tap, { signal })
    window.addEventListener('pointerdown', press, { signal, capture: true })
    window.addEventListener('pointermove', move, { signal })
    window.addEventListener('pointerup', end, { signal })
    window.addEventListener('pointercancel', end, { signal })
    window.addEventListener('contextmenu', menu, { signal })
    window.addEventListener('click', swallow, { signal, capture: true })
    return () => {
      end()
      leave.abort()
    }
  }
