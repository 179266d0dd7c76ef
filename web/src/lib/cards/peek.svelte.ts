import type { Attachment } from 'svelte/attachments'

/** A tap is no look. */
const LOOK_MS = 150
/** A key that is held so long is let go of to cover again. */
const HELD_MS = 400

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

  /** By key as by hand: open while it is held. Pressed for a moment it stays open, for those who can't hold. */
  readonly holdByKey: Attachment<HTMLElement> = (button) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isDown = false
    let isLong = false
    const press = (event: KeyboardEvent): void => {
      if (!isPress(event) || !this.covers) return
      event.preventDefault()
      if (event.repeat || isDown) return
      isDown = true
      isLong = false
      this.#isHeld = true
      timer = setTimeout(() => (isLong = true), HELD_MS)
    }
    const lose = (): void => {
      clearTimeout(timer)
      if (isDown) this.#isHeld = false
      isDown = false
    }
    const release = (event: KeyboardEvent): void => {
      if (!isPress(event) || !isDown) return
      event.preventDefault()
      lose()
      if (!isLong || this.isOpened) this.toggle()
    }

    button.addEventListener('keydown', press)
    button.addEventListener('keyup', release)
    button.addEventListener('blur', lose)
    return () => {
      lose()
      button.removeEventListener('keydown', press)
      button.removeEventListener('keyup', release)
      button.removeEventListener('blur', lose)
    }
  }

  /** Whatever this is attached to shows the secrets while it is held. The click that ends a look does nothing else. */
  readonly hold: Attachment<HTMLElement> = (box) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isLooking = false
    let hasLooked = false
    const look = (): void => {
      isLooking = true
      this.#isHeld = true
      box.toggleAttribute('data-looking', true)
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
      box.toggleAttribute('data-looking', false)
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

const isPress = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' '
