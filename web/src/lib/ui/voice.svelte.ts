import { untrack } from 'svelte'
import type { How, Rank, Speech, Wish } from './speech.ts'

/** How long what was said stays in the page, ms: long enough to be read, short enough not to be found later. */
const STAY = 8000

interface Spoken {
  id: number
  how: How
  text: string
}

/** What screen readers are told. Regions that come into the page together with their words are not read, so these stand in it from the start. */
class Voice {
  list = $state.raw<readonly Spoken[]>([])
  #count = 0

  utter(how: How, text: string): void {
    const id = ++this.#count
    this.list = [...untrack(() => this.list), { id, how, text }]
    setTimeout(() => (this.list = this.list.filter((spoken) => spoken.id !== id)), STAY)
  }
}

/** Filled in the browser only. */
export const voice = new Voice()

/** Who decides what is said when comes once it is needed: pages are light without. */
let speech: Promise<Speech> | null = null

async function fetched(): Promise<Speech> {
  const { speechWith } = await import('./speech.ts')
  return speechWith((how, text) => voice.utter(how, text))
}

/** Has screen readers say something, when its turn has come. Several parts become sentences of their own. */
export function announce(rank: Rank, ...parts: readonly (string | undefined)[]): void {
  announceAs({ rank }, ...parts)
}
export function announceAs(wish: Omit<Wish, 'text'>, ...parts: readonly (string | undefined)[]): void {
  if (!parts.some(Boolean)) return
  withSpeech((each) => each.sayAll(wish, parts))
}

/** Before there is anything to say, so that what a page asks for tells nothing of what it says. */
export const readySpeech = (): void => withSpeech(() => undefined)

/** What was said in a dialog that is gone now may not have been heard to its end. */
export const announceAgain = (): void => withSpeech((each) => each.again())

function withSpeech(deed: (speech: Speech) => void): void {
  speech ??= fetched()
  // Without a line it can't come: the next one tries again.
  speech.then(deed, () => (speech = null))
}
