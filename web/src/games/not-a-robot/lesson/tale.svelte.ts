import { cleanWord, refuseWord, shownWord, type Language, type Place } from '@robot-night/engine/games/not-a-robot'
import type { Refusal } from '#lib/table/scene.ts'
import { ENDINGS, SOUGHT, type Choice, type Ending } from './story.ts'

export const STEPS = ['card', 'word', 'call', 'talk', 'vote', 'points', 'robot'] as const
export type Step = (typeof STEPS)[number]

/** Somebody going through the story. */
export class Tale {
  #at = $state(0)
  #hasLooked = $state(false)
  #isTicked = $state(false)
  /** A Human has said to be the Robot. */
  isDenied = $state(false)
  /** As it is typed. */
  draft = $state('')
  #word: string | null = $state(null)
  #vote: Choice | null = $state(null)
  #guess: Place | null = $state(null)

  get hasLooked(): boolean {
    return this.#hasLooked
  }
  /** Not a robot. */
  get isTicked(): boolean {
    return this.#isTicked
  }
  get at(): number {
    return this.#at
  }
  get step(): Step {
    return STEPS[this.#at] ?? 'card'
  }
  get isLast(): boolean {
    return this.#at === STEPS.length - 1
  }
  /** As the table shows it. */
  get word(): string | null {
    return this.#word
  }
  get vote(): Choice | null {
    return this.#vote
  }
  get ending(): Ending | null {
    return this.#vote === null ? null : ENDINGS[this.#vote]
  }
  get guess(): Place | null {
    return this.#guess
  }
  get isFound(): boolean {
    return this.#guess === SOUGHT
  }

  /** What the table would refuse of the draft. An empty one is only unfinished. */
  refusal(used: readonly string[], language: Language): Refusal | null {
    return this.draft === '' ? null : refuseWord(this.draft, { used, language })
  }

  look(): void {
    this.#hasLooked = true
  }
  tick(): void {
    this.#isTicked = true
  }
  say(used: readonly string[], language: Language): boolean {
    if (refuseWord(this.draft, { used, language })) return false
    this.#word = shownWord(cleanWord(this.draft))
    return true
  }
  choose(vote: Choice): void {
    this.#vote = vote
  }
  point(place: Place): void {
    this.#guess = place
  }

  /** On as the story went in the rulebook. `word`: what was said in the reader's place. */
  skip(word: string): void {
    if (this.step === 'word') this.#word = word
    if (this.step === 'vote') this.choose(3)
    this.next()
  }
  next(): void {
    this.#at = Math.min(this.#at + 1, STEPS.length - 1)
  }
  /** To see what another vote would have come to. */
  voteAgain(): void {
    this.#vote = null
    this.#at = STEPS.indexOf('vote')
  }
  again(): void {
    this.#at = 0
    this.#hasLooked = false
    this.#isTicked = false
    this.isDenied = false
    this.draft = ''
    this.#word = null
    this.#vote = null
    this.#guess = null
  }
}
