import type { Battlefield, RobotRevolution } from '@robot-night/engine/games/robot-revolution'
import { Answering, type Given } from '#lib/stage/Answering.svelte.ts'
import type { AnswerOf } from '#lib/table/title.ts'
import { lay, newChoice, pick, questionOf, swap, undo, type Choice } from './choice.ts'
import { isComplete } from './said.ts'
import { WORDS } from './words/words.ts'

/** The viewer's own move in the making: the question, the half-made answer, and what may be done next. */
export class HalfMadeAnswer extends Answering<RobotRevolution> {
  readonly #made = this.kept<Choice | null>('choice', 'secret', () => null)
  /** The battlefield on which a card would be played; where there is room for one only, the one that is looked at. */
  aim = $state<Battlefield>(1)

  /** `isBusy`: the table is showing something, questions wait. */
  constructor(given: () => Given<RobotRevolution>, isBusy: () => boolean) {
    super(given, isBusy, {
      question: ({ view, asks }) => questionOf(view.round, asks),
      // A lesson says what it wants instead.
      why: ({ hint }, { language }) => (hint ? String(hint) : WORDS.in(language).ask.refused),
    })
  }

  get choice(): Choice {
    return this.#made.value ?? newChoice(this.question)
  }
  get mayPick(): boolean {
    return this.mayAnswer && this.asks !== null && !isComplete(this.asks, this.choice)
  }
  get mayLay(): boolean {
    return this.mayPick && this.choice.picked !== null
  }
  get mayUndo(): boolean {
    return this.mayAnswer && (this.choice.picked !== null || this.choice.plays.length > 0)
  }
  get isComplete(): boolean {
    return this.asks?.kind === 'faceDown' && isComplete(this.asks, this.choice)
  }

  pick(card: string): void {
    this.#change(pick(this.choice, card))
  }
  undo(): void {
    this.#change(undo(this.choice))
  }
  swap(): void {
    this.#change(swap(this.choice))
  }

  /** A tap sends nothing: face down it lays a card, which can be taken back; what is played face up is sent by a button. */
  aimAt(battlefield: Battlefield): void {
    this.aim = battlefield
    if (this.asks?.kind === 'faceDown') this.lay(battlefield)
  }
  /** By the button this sends a card face up. Face down a tap lays it, and the pair is sent together. */
  lay(battlefield: Battlefield): void {
    const { asks } = this
    const laid = lay(this.choice, battlefield)
    const [play] = laid.plays
    this.#change(laid)
    if (play && asks?.kind === 'faceUp') void this.#send({ kind: 'faceUp', action: play })
    if (play && asks?.kind === 'noble') void this.#send({ kind: 'noble', action: play })
  }
  layDown(): void {
    void this.#send({ kind: 'faceDown', action: { plays: [...this.choice.plays] } })
  }
  pass(): void {
    void this.#send({ kind: 'noble', action: { pass: true } })
  }
  mulligan(take: 'take' | 'keep'): void {
    void this.#send({ kind: 'mulligan', action: { take: take === 'take' } })
  }

  #change(choice: Choice): void {
    this.#made.value = choice
    this.note = null
  }

  async #send(answer: AnswerOf<RobotRevolution['Decisions']>): Promise<void> {
    const { question } = this
    const isTaken = await this.answer(answer)
    if (!isTaken && question === this.question) this.#made.value = null
  }
}
