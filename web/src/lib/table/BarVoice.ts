import type { Wish } from '../ui/speech.ts'

/** What the bar says just now, and to whom. */
export interface BarSaid {
  /** The table asks me, it waits for others, or it shows what has happened, which is told apart. */
  kind: 'asked' | 'waiting' | 'shown'
  title: string
  detail: string
  /** The detail says why an answer wasn't taken. */
  isBad?: boolean
  /** I may answer, but the table waits for others too: the detail counts them. */
  isCount?: boolean
  /** One question from the next that has the same words. */
  question?: unknown
}

/** What of it is said aloud; `isTimed`: with the time that is left. */
export interface BarSpoken extends Omit<Wish, 'text'> {
  parts: readonly string[]
  isTimed: boolean
}

/** Hears the bar change, and says aloud what is new: a question once, of an answer in the making the last step, whom the table waits for, but not how many. */
export class BarVoice {
  #before: BarSaid | null = null

  /** Null: nothing. */
  heard(now: BarSaid): BarSpoken | null {
    const before = this.#before
    // Once something has been shown, what is asked is asked again.
    if (now.kind === 'shown') {
      if (before?.kind === 'asked') this.#before = null
      return null
    }
    this.#before = now
    const isSame = before?.title === now.title && (before.question === now.question || now.kind === 'waiting')
    if (isSame && before.kind !== 'asked') return now.kind === 'asked' ? this.#whole(now) : null
    if (isSame && (before.detail === now.detail || (now.kind === 'asked' && now.isCount))) return null
    if (isSame) return { ...this.#reply([now.detail]), isUrgent: now.isBad ?? false }
    const isStep = before?.kind === 'asked' && now.question !== undefined && before.question === now.question
    return isStep ? this.#reply([now.title, now.detail]) : this.#whole(now)
  }

  /** What becomes of my own answer: how far it is, that it was taken, or why not. */
  #reply(parts: readonly string[]): BarSpoken {
    return { rank: 'reply', key: 'detail', parts, isTimed: false }
  }

  #whole({ kind, title, detail }: BarSaid): BarSpoken {
    const isAsked = kind === 'asked'
    return { rank: isAsked ? 'prompt' : 'aside', key: 'bar', parts: [title, detail], isTimed: isAsked }
  }
}
