/** Puts something off; calling the result cancels it. */
type Later = (ms: number, deed: () => void) => () => void

export type How = 'polite' | 'assertive'

/** In the order in which they are said: what has happened, what comes of one's own key, what to do now, and all else. */
const RANKS = ['news', 'reply', 'prompt', 'aside'] as const
export type Rank = (typeof RANKS)[number]

export interface Wish {
  rank: Rank
  text: string
  /** Of those with the same key that still wait only the last is said. */
  key?: string
  /** It can't wait: what is being said is broken off, and said again afterwards. */
  isUrgent?: boolean
}

interface Given {
  utter(how: How, text: string): void
  later: Later
  /** ms */
  now(): number
}

/** What one thing leads to on a page comes within this time, ms, and is said in one breath. */
const GATHER = 120
/** So long an aside waits for a pause, ms; what people say to each other must not get lost in a lively match. */
const PATIENCE = 6000
/** The same is not said again so soon, ms. */
const REPEAT = 5000
const PER_CHARACTER = 60
const LONGEST = 8000

/** How long a screen reader takes for it at the most, ms. */
const lengthOf = (text: string): number => Math.min(LONGEST, text.length * PER_CHARACTER)

/** All that screen readers are told, through one mouth: what happened first, then what to do. */
export class Speech {
  readonly #given: Given
  #waiting: Wish[] = []
  /** What is being said until then, as far as one can tell. */
  #saying: { wishes: readonly Wish[]; until: number } = { wishes: [], until: 0 }
  /** Since when a wish waits. */
  readonly #since = new WeakMap<Wish, number>()
  /** What has been said twice because of that. */
  readonly #repeated = new WeakSet<Wish>()
  #said: { text: string; at: number }[] = []
  #cancel: (() => void) | null = null
  #dueAt = Infinity

  constructor(given: Given) {
    this.#given = given
  }

  /** Several parts become sentences of their own. */
  sayAll(wish: Omit<Wish, 'text'>, parts: readonly (string | undefined)[]): void {
    this.say({ ...wish, text: sentences(parts) })
  }

  say(wish: Wish): void {
    if (this.#isRepeat(wish)) return
    this.#waiting = [...this.#waiting.filter(({ key }) => key === undefined || key !== wish.key), wish]
    this.#since.set(wish, this.#given.now())
    this.#wake(wish.rank === 'aside' && !wish.isUrgent ? this.#untilTurn() : GATHER)
  }

  /** Where it was said is gone, such as a dialog, and with it what had not been heard to its end: that is said once more. */
  again(): void {
    const { wishes, until } = this.#saying
    this.#saying = { wishes: wishes.filter((wish) => !this.#repeated.has(wish)), until }
    for (const wish of wishes) this.#repeated.add(wish)
    this.#takeBack()
    if (this.#waiting.length > 0) this.#wake(GATHER)
  }

  /** Until it is quiet, or the patience of what has waited longest is over. */
  #untilTurn(): number {
    const now = this.#given.now()
    const since = this.#waiting.map((wish) => this.#since.get(wish) ?? now)
    return Math.max(GATHER, Math.min(this.#saying.until, ...since.map((at) => at + PATIENCE)) - now)
  }

  #wake(ms: number): void {
    const at = this.#given.now() + ms
    if (this.#cancel && this.#dueAt <= at) return
    this.#cancel?.()
    this.#dueAt = at
    this.#cancel = this.#given.later(ms, () => this.#speak())
  }

  #speak(): void {
    const now = this.#given.now()
    const isQuiet = now >= this.#saying.until
    const isUrgent = this.#waiting.some((wish) => wish.isUrgent)
    const isTurn = (wish: Wish) => !isUrgent && (isQuiet || now - (this.#since.get(wish) ?? now) >= PATIENCE)
    const due = this.#waiting.filter((wish) => wish.isUrgent || wish.rank !== 'aside' || isTurn(wish))
    this.#waiting = this.#waiting.filter((wish) => !due.includes(wish))
    this.#cancel = null
    if (due.length > 0) {
      if (isUrgent) this.#takeBack(due)
      this.#utter(due, isUrgent ? 'assertive' : 'polite')
    }
    if (this.#waiting.length > 0) this.#wake(this.#untilTurn())
  }

  #utter(wishes: readonly Wish[], how: How): void {
    const now = this.#given.now()
    const inOrder = RANKS.flatMap((rank) => wishes.filter((wish) => wish.rank === rank))
    const text = sentences(inOrder.map((wish) => wish.text))
    const from = how === 'assertive' ? now : Math.max(now, this.#saying.until)
    const before = from > now ? this.#saying.wishes : []
    this.#saying = { wishes: [...before, ...inOrder], until: Math.min(from + lengthOf(text), now + LONGEST) }
    this.#said = [
      ...this.#said.filter(({ at }) => now - at < REPEAT),
      ...inOrder.map((wish) => ({ text: wish.text, at: now })),
    ]
    this.#given.utter(how, text)
  }

  /** Puts what is being said before what waits, unless something newer of its kind does. */
  #takeBack(due: readonly Wish[] = []): void {
    const { wishes, until } = this.#saying
    this.#saying = { wishes: [], until: 0 }
    if (this.#given.now() >= until) return
    const newer = new Set([...due, ...this.#waiting].flatMap(({ key }) => key ?? []))
    // What came of a key is old by now.
    const cut = lastOfEach(
      wishes.filter(
        ({ rank, key, isUrgent }) => !isUrgent && rank !== 'reply' && !(key !== undefined && newer.has(key)),
      ),
    )
    this.#said = this.#said.filter(({ text }) => !cut.some((wish) => wish.text === text))
    this.#waiting = [...cut, ...this.#waiting]
  }

  /** A question and what comes of one's own key are said each time: who asks for them knows when they are new. */
  #isRepeat({ rank, text }: Wish): boolean {
    if (rank === 'reply' || rank === 'prompt') return false
    const now = this.#given.now()
    return (
      this.#said.some((said) => said.text === text && now - said.at < REPEAT) ||
      this.#waiting.some((wish) => wish.text === text && wish.rank === rank)
    )
  }
}

const lastOfEach = (wishes: readonly Wish[]): Wish[] =>
  wishes.filter(({ key }, at) => key === undefined || at === wishes.findLastIndex((other) => other.key === key))

/** On the clock of a browser. */
export const speechWith = (utter: Given['utter']): Speech =>
  new Speech({
    utter,
    later(ms, deed) {
      const timer = setTimeout(deed, ms)
      return () => clearTimeout(timer)
    },
    now: () => Date.now(),
  })

const sentences = (parts: readonly (string | undefined)[]): string =>
  parts.reduce<string>((said, part) => (part ? `${said}${pauseAfter(said)}${part}` : said), '')

function pauseAfter(said: string): string {
  if (!said) return ''
  return /[.!?:…]$/.test(said) ? ' ' : '. '
}
