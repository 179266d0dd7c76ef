import type { Named } from '@robot-night/protocol'

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
    try {
      // Nobody who opens this page later finds a whisper.
      sessionStorage.setItem(KEY, JSON.stringify({ room: this.#room, text: this.to === 'all' ? text : '' }))
    } catch {
      // A browser that keeps nothing keeps it as long as the page.
    }
  }

  /** From now on it is kept over a reload too, and what was kept before is there again. */
  keptIn(room: string): void {
    this.#room = room
    try {
      const kept: { room: string; text: string } | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
      if (kept?.room === room && this.#text === '') this.#text = kept.text
    } catch {
      // Nothing was kept.
    }
  }
}
