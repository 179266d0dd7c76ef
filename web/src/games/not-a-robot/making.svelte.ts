import {
  refuseWord,
  type Decisions,
  type EntryNumber,
  type NotARobot,
  type Place,
} from '@robot-night/engine/games/not-a-robot'
import { createContext } from 'svelte'
import type { Slot } from '#lib/table/drawer.ts'
import { Kept } from '#lib/table/kept.svelte.ts'
import type { AnswerOf, AskOf, ScreenProps } from '#lib/table/title.ts'
import { awake } from '#lib/ui/awake.svelte.ts'
import { refusalIn, WORDS } from './words/words.ts'

export type Ask = AskOf<Decisions>
type Given = Pick<ScreenProps<NotARobot>, 'view' | 'asks' | 'answer' | 'language' | 'drawer'>

export const [getMaking, setMaking] = createContext<Making>()

/** The viewer's own answers in the making: the question, the half-made answer, and what came of the last one. None of it leaves the browser but by being sent. */
export class Making {
  readonly #given: () => Given
  readonly #isBusy: () => boolean
  readonly #word = new Kept<string>(
    () => '',
    () => this.#slot('word', 'open'),
  )
  readonly #objections = new Kept<readonly EntryNumber[]>(
    () => [],
    () => this.#slot('objections', 'open'),
  )
  readonly #place = new Kept<Place | null>(
    () => null,
    () => this.#slot('place', 'secret'),
  )
  readonly #text = new Kept<string>(
    () => '',
    () => this.#slot('text', 'open'),
  )
  readonly #vote = new Kept<EntryNumber | null>(
    () => null,
    () => this.#slot('vote', 'open'),
  )
  readonly #note = new Kept<string | null>(() => null)
  #isSending = $state(false)

  /** `isBusy`: the table is showing something, and questions wait. */
  constructor(given: () => Given, isBusy: () => boolean) {
    this.#given = given
    this.#isBusy = isBusy
  }

  get asks(): Ask | null {
    return this.#isBusy() ? null : this.#given().asks
  }
  get isSending(): boolean {
    return this.#isSending
  }
  /** Something may be sent. */
  get may(): boolean {
    return awake.is && !this.#isSending
  }
  get mayAnswer(): boolean {
    return this.may && this.asks !== null
  }

  /** Why it was not taken; while a word is typed, why it would not be. */
  get note(): string | null {
    return this.#early ?? this.#note.at(this.#question)
  }
  /** The word as typed cannot be sent. */
  get isRefused(): boolean {
    return this.#early !== null
  }
  get word(): string {
    return this.#word.at(this.#question)
  }
  set word(word: string) {
    this.#word.set(this.#question, word)
    this.#note.set(this.#question, null)
  }
  get objections(): readonly EntryNumber[] {
    return this.#objections.at(this.#question)
  }
  toggle(entry: EntryNumber): void {
    const { objections } = this
    const others = objections.filter((each) => each !== entry)
    const next = others.length < objections.length ? others : [...others, entry].sort((a, b) => a - b)
    this.#objections.set(this.#question, next)
  }
  /** The picture that the Robot is about to name. */
  get place(): Place | null {
    return this.#place.at(this.#question)
  }
  set place(place: Place | null) {
    this.#place.set(this.#question, place)
  }
  /** An explanation. */
  get text(): string {
    return this.#text.at(this.#question)
  }
  set text(text: string) {
    this.#text.set(this.#question, text)
  }
  get vote(): EntryNumber | null {
    return this.#vote.at(this.#question)
  }
  set vote(vote: EntryNumber | null) {
    this.#vote.set(this.#question, vote)
  }

  async sayWord(): Promise<void> {
    const { word } = this
    if (!this.mayAnswer || this.isRefused || word.trim() === '') return
    await this.answer({ kind: 'associate', action: { word } })
  }
  async answer(answer: AnswerOf<Decisions>): Promise<boolean> {
    const question = this.#question
    this.#isSending = true
    this.#note.set(question, null)
    const refusal = await this.#given().answer(answer)
    this.#isSending = false
    if (refusal) this.#note.set(question, refusalIn(WORDS.in(this.#given().language), refusal))
    return refusal === null
  }

  #slot(name: string, sort: 'open' | 'secret'): Slot | null {
    return this.#given().drawer?.slot(name, sort) ?? null
  }

  /** What the server would say of the word in the field, by the same rules. */
  get #early(): string | null {
    const { asks, word } = this
    if (asks?.kind !== 'associate' || word.trim() === '') return null
    const refusal = refuseWord(word, asks.prompt)
    return refusal && refusalIn(WORDS.in(this.#given().language), refusal)
  }

  /** What a question is known by, so that an answer in the making outlives a lost line but not its question. */
  get #question(): string {
    const { round, phase, struck } = this.#given().view
    return [round, phase.kind, struck.length, phase.kind === 'explain' ? phase.entry : 0].join()
  }
}
