import type { Battlefield, RobotRevolution } from '@robot-night/engine/games/robot-revolution'
import { Kept } from '#lib/table/kept.svelte.ts'
import type { AnswerOf, ScreenProps } from '#lib/table/title.ts'
import { awake } from '#lib/ui/awake.svelte.ts'
import { lay, newChoice, pick, questionOf, swap, undo, type Choice } from './choice.ts'
import { isComplete, type Ask } from './said.ts'

type Given = Pick<ScreenProps<RobotRevolution>, 'view' | 'asks' | 'answer' | 'drawer'>

/** The viewer's own move in the making: the question, the half-made answer, and what may be done next. */
export class Turn {
  readonly #given: () => Given
  readonly #isBusy: () => boolean
  readonly #made = new Kept<Choice | null>(
    () => null,
    () => this.#given().drawer?.slot('choice', 'secret') ?? null,
  )
  #isSending = $state(false)
  isRefused = $state(false)
  /** The battlefield that is looked at, where there is room for one only, and aimed at. */
  aim = $state<Battlefield>(1)

  /** `isBusy`: the table is showing something, questions wait. */
  constructor(given: () => Given, isBusy: () => boolean) {
    this.#given = given
    this.#isBusy = isBusy
  }

  get asks(): Ask | null {
    return this.#isBusy() ? null : this.#given().asks
  }
  get choice(): Choice {
    return this.#made.at(this.#question) ?? newChoice(this.#question)
  }
  get mayAct(): boolean {
    return awake.is && this.asks !== null && !this.#isSending
  }
  get mayPick(): boolean {
    return this.mayAct && this.asks !== null && !isComplete(this.asks, this.choice)
  }
  get mayLay(): boolean {
    return this.mayPick && this.choice.picked !== null
  }
  /** The answer is given, and not yet taken. */
  get isSending(): boolean {
    return this.#isSending
  }
  get mayUndo(): boolean {
    return this.mayAct && (this.choice.picked !== null || this.choice.plays.length > 0)
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

  /** Face up a card is played at once; face down the pair is laid first and sent together. */
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

  get #question(): string {
    const { view, asks } = this.#given()
    return questionOf(view.round, asks)
  }

  #change(choice: Choice): void {
    this.#made.set(choice.question, choice)
    this.isRefused = false
  }

  async #send(answer: AnswerOf<RobotRevolution['Decisions']>): Promise<void> {
    const question = this.#question
    this.#isSending = true
    const refusal = await this.#given().answer(answer)
    this.#isSending = false
    if (!refusal) return
    this.#made.set(question, null)
    this.isRefused = true
  }
}
