import type { Named } from '@robot-night/protocol'
import { keepJson, keptJson } from '../kept/json.ts'
import { tabStore } from '../kept/store.ts'

const KEY = 'half-said'

/** What somebody is typing, and to whom: kept while the page around it changes, so that no word is lost at the deal. */
export class Draft {
  /** And to the others who watch. */
  toWatchers = $state('')
  /** Whose talk is open before those who may read both. */
  side = $state<'table' | 'watchers'>('table')
  to = $state.raw<'all' | Named>('all')
  #text = $state('')
  #room: string | null = null

  get text(): string {
    return this.#text
  }
  set text(text: string) {
    this.#text = text
    if (this.#room === null) return
    // Nobody who opens this page later finds a whisper.
    keepJson(tabStore, KEY, { room: this.#room, text: this.to === 'all' ? text : '' })
  }

  /** From now on it is kept over a reload too, and what was kept before is there again. */
  keptIn(room: string): void {
    this.#room = room
    const kept = keptJson(tabStore, KEY)
    if (isDraft(kept) && kept.room === room && this.#text === '') this.#text = kept.text
  }
}

const isDraft = (kept: unknown): kept is { room: string; text: string } =>
  typeof kept === 'object' && kept !== null && 'room' in kept && 'text' in kept && typeof kept.text === 'string'
