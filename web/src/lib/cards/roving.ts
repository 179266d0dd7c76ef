import type { Attachment } from 'svelte/attachments'

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Arrow keys lead around among the buttons within; Tab comes to the one last used (at first the one at `start`), and leaves them together. */
export const roving =
  (buttons: string, start = 0): Attachment<HTMLElement> =>
  (box) => {
    const stops = () => [...box.querySelectorAll<HTMLElement>(buttons)]
    let last: Element | null = null
    const settle = (): void => {
      const all = stops()
      const home = all.find((stop) => stop === last) ?? all.find((stop) => stop.ariaPressed === 'true') ?? all.at(start)
      for (const stop of all) stop.tabIndex = stop === home ? 0 : -1
    }
    const arrive = ({ target }: FocusEvent): void => {
      last = stops().find((stop) => stop === target) ?? last
      settle()
    }
    const go = (event: KeyboardEvent): void => {
      const step = STEPS[event.key]
      const all = stops()
      const at = all.findIndex((stop) => stop === event.target)
      if (step === undefined || at === -1) return
      event.preventDefault()
      all[(at + step + all.length) % all.length]?.focus()
    }

    settle()
    const watch = new MutationObserver(settle)
    watch.observe(box, { childList: true, subtree: true })
    box.addEventListener('focusin', arrive)
    box.addEventListener('keydown', go)
    return () => {
      watch.disconnect()
      box.removeEventListener('focusin', arrive)
      box.removeEventListener('keydown', go)
    }
  }
