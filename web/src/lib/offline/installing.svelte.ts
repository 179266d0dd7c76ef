/** What Chromium's browsers offer a page that can be put on the home screen. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}
const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event

/** Whether this site can be put among the device's own apps. */
class Installing {
  #offered: InstallPrompt | null = $state.raw(null)

  get isOffered(): boolean {
    return this.#offered !== null
  }

  /** The browser's own offer waits for the menu, instead of lying over the page. */
  watch(): void {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault()
      if (isPrompt(event)) this.#offered = event
    })
    addEventListener('appinstalled', () => (this.#offered = null))
  }

  /** It can be asked once. */
  async ask(): Promise<void> {
    const offered = this.#offered
    this.#offered = null
    await offered?.prompt()
  }
}

export const installing = new Installing()

/** Does this page run as an app of its own? */
export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches
}

/** There a page can be put on the home screen by hand only. iPads say that they are Macs. */
export function isApple(): boolean {
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  )
}
