import { untrack } from 'svelte'

/** How long what was said stays in the page, ms: long enough to be read, short enough not to be found later. */
const STAY = 8000

export type How = 'polite' | 'assertive'

interface Spoken {
  id: number
  how: How
  text: string
}

/** What screen readers are told. Regions that come into the page together with their words are not read, so these stand in it from the start. */
class Voice {
  list = $state.raw<readonly Spoken[]>([])
  #count = 0

  say(how: How, text: string): void {
    const id = ++this.#count
    // An effect that speaks doesn't depend on what is said.
    this.list = [...untrack(() => this.list), { id, how, text }]
    setTimeout(() => (this.list = this.list.filter((spoken) => spoken.id !== id)), STAY)
  }
}

/** Filled in the browser only. */
export const voice = new Voice()

/** Has screen readers say something: at once, or when they have finished. Several parts become sentences of their own. */
export function announce(how: How, ...parts: readonly (string | undefined)[]): void {
  const text = parts.reduce<string>((said, part) => (part ? `${said}${pauseAfter(said)}${part}` : said), '')
  if (text) voice.say(how, text)
}

function pauseAfter(said: string): string {
  if (!said) return ''
  return /[.!?:…]$/.test(said) ? ' ' : '. '
}
