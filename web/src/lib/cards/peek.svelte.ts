import type { Attachment } from 'svelte/attachments'

/** A tap is no look. */
const LOOK_MS = 150

/** Secrets that lie covered until somebody presses and holds them, or opens them by key. Letting go covers them again. */
export class Peek {
  readonly #covers: () => boolean
  readonly #deal: () => unknown
  #isHeld = $state(false)
  /** For which deal they were opened. */
  #opened = $state.raw<{ deal: unknown } | null>(null)

  /** `covers`: secrets are to lie face down at this table. `deal`: what is dealt next is not what was left open. */
  constructor(covers: () => boolean, deal: () => unknown = () => null) {
    this.#covers = covers
    this.#deal = deal
  }

  get covers(): boolean {
    return this.#covers()
  }
  get isCovered(): boolean {
    return this.covers && !this.#isHeld && !this.isOpened
  }
  /** Open without being held. */
  get isOpened(): boolean {
    return this.#opened !== null && this.#opened.deal === this.#deal()
  }

  /** For those who cannot hold: open until closed again. */
  toggle(): void {
    this.#opened = this.isOpened ? null : { deal: this.#deal() }
  }

  /** Whatever this is attached to shows the secrets while it is held. The click that ends a look does nothing else. */
  readonly hold: Attachment<HTMLElement> = (box) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isLooking = false
    let hasLooked = false
    const look = (): void => {
      isLooking = true
      this.#isHeld = true
    }
    const press = ({ isPrimary, button }: PointerEvent): void => {
      hasLooked = false
      if (!this.covers || !isPrimary || button !== 0) return
      timer = setTimeout(look, LOOK_MS)
    }
    const release = (): void => {
      clearTimeout(timer)
      if (!isLooking) return
      isLooking = false
      hasLooked = true
      this.#isHeld = false
    }
    const leave = (): void => {
      release()
      this.#opened = null
    }
    const swallow = (event: MouseEvent): void => {
      if (hasLooked && event.detail > 0) event.stopPropagation()
      hasLooked = false
    }
    const stayQuiet = (event: Event): void => {
      if (this.covers) event.preventDefault()
    }

    box.addEventListener('pointerdown', press)
    box.addEventListener('click', swallow, true)
    box.addEventListener('contextmenu', stayQuiet)
    window.addEventListener('pointerup', release)
    window.addEventListener('pointercancel', release)
    window.addEventListener('blur', leave)
    return () => {
      clearTimeout(timer)
      box.removeEventListener('pointerdown', press)
      box.removeEventListener('click', swallow, true)
      box.removeEventListener('contextmenu', stayQuiet)
      window.removeEventListener('pointerup', release)
      window.removeEventListener('pointercancel', release)
      window.removeEventListener('blur', leave)
    }
  }
}
