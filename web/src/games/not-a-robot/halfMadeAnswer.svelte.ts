import {
  refuseWord,
  type Decisions,
  type EntryNumber,
  type NotARobot,
  type Place,
} from '@robot-night/engine/games/not-a-robot'
import { createContext } from 'svelte'
import { Answering, type Given } from '#lib/stage/Answering.svelte.ts'
import type { AskOf } from '#lib/table/title.ts'
import { refusalIn } from '#lib/words/refusal.ts'
import { WORDS } from './words/words.ts'

export type Ask = AskOf<Decisions>
export const [getHalfMadeAnswer, setHalfMadeAnswer] = createContext<HalfMadeAnswer>()

/** The viewer's own answers in the making. None of it leaves the browser but by being sent. */
export class HalfMadeAnswer extends Answering<NotARobot> {
  readonly #word = this.kept<string>('word', 'open', () => '')
  readonly #objections = this.kept<readonly EntryNumber[]>('objections', 'open', () => [])
  readonly #place = this.kept<Place | null>('place', 'secret', () => null)
  readonly #text = this.kept<string>('text', 'open', () => '')
  readonly #vote = this.kept<EntryNumber | null>('vote', 'open', () => null)

  /** `isBusy`: the table is showing something, and questions wait. */
  constructor(given: () => Given<NotARobot>, isBusy: () => boolean) {
    super(given, isBusy, { question, why: (refusal, { language }) => refusalIn(WORDS.in(language), refusal) })
  }

  /** Why it was not taken; while a word is typed, why it would not be. */
  override get note(): string | null {
    return this.#early ?? super.note
  }
  override set note(note: string | null) {
    super.note = note
  }
  /** The word as typed cannot be sent. */
  get isRefused(): boolean {
    return this.#early !== null
  }
  get word(): string {
    return this.#word.value
  }
  set word(word: string) {
    this.#word.value = word
    this.note = null
  }
  get objections(): readonly EntryNumber[] {
    return this.#objections.value
  }
  toggle(entry: EntryNumber): void {
    const { objections } = this
    const others = objections.filter((each) => each !== entry)
    this.#objections.value = others.length < objections.length ? others : [...others, entry].sort((a, b) => a - b)
  }
  /** The picture that the Robot is about to name. */
  get place(): Place | null {
    return this.#place.value
  }
  set place(place: Place | null) {
    this.#place.value = place
  }
  /** An explanation. */
  get text(): string {
    return this.#text.value
  }
  set text(text: string) {
    this.#text.value = text
  }
  get vote(): EntryNumber | null {
    return this.#vote.value
  }
  set vote(vote: EntryNumber | null) {
    this.#vote.value = vote
  }

  async sayWord(): Promise<void> {
    const { word } = this
    if (!this.mayAnswer || this.isRefused || word.trim() === '') return
    await this.answer({ kind: 'associate', action: { word } })
  }

  /** What the server would say of the word in the field, by the same rules. */
  get #early(): string | null {
    const { asks, word } = this
    if (asks?.kind !== 'associate' || word.trim() === '') return null
    const refusal = refuseWord(word, asks.prompt)
    return refusal && refusalIn(WORDS.in(this.given().language), refusal)
  }
}

function question({ view: { round, phase, struck } }: Given<NotARobot>): string {
  return [round, phase.kind, struck.length, phase.kind === 'explain' ? phase.entry : 0].join()
}
