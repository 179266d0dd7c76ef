import {
  PROGRAM_LENGTH,
  type CardbotDerby,
  type OwnRobot,
  type Rank,
  type RobotIndex,
} from '@robot-night/engine/games/cardbot-derby'
import type { Refusal } from '#lib/table/scene.ts'
import type { AnswerOf, ScreenProps } from '#lib/table/title.ts'
import { hydrated } from '#lib/ui/hydrated.svelte.ts'
import { laidAs, type Order } from './ordering.ts'
import { Sending } from './sending.ts'

type Given = Pick<ScreenProps<CardbotDerby>, 'view' | 'asks' | 'offers' | 'answer' | 'offer'>

/** A robot's cards as its seat has laid them here, which may be ahead of what the room has heard. */
interface Laid {
  robot: RobotIndex
  /** For which cards of which round. */
  question: string
  order: Order
}

/** The viewer's own cards in the making: which robot's lie open, how they lie, and what was handed over. */
export class HalfMadeAnswer {
  readonly #given: () => Given
  readonly #isBusy: () => boolean
  /** By robot. */
  readonly #sendings: Sending<Order>[] = []
  #laid = $state.raw<readonly Laid[]>([])
  #looked = $state.raw<{ round: number; robot: RobotIndex } | null>(null)
  #isSending = $state(false)
  #refusal = $state.raw<{ question: string; refusal: Refusal } | null>(null)
  #picked = $state.raw<{ question: string; card: Rank } | null>(null)

  /** `isBusy`: something is shown, questions wait. */
  constructor(given: () => Given, isBusy: () => boolean) {
    this.#given = given
    this.#isBusy = isBusy
  }

  /** The room asks for programs, and nothing else has the screen. */
  get isAsked(): boolean {
    return !this.#isBusy() && this.#given().asks?.kind === 'program'
  }
  get isSending(): boolean {
    return this.#isSending
  }
  get mayAnswer(): boolean {
    return this.isAsked && hydrated.is && !this.#isSending && this.#isOpen(this.open)
  }
  get own(): readonly OwnRobot[] {
    return this.#given().view.own
  }
  /** Whose cards lie open: the one that was chosen in this round, else the first that is not yet handed over. */
  get open(): OwnRobot | null {
    const { round } = this.#given().view
    const looked = this.#looked?.round === round ? this.#looked.robot : null
    const chosen = this.own.find(({ robot }) => robot === looked)
    return chosen ?? this.own.find(({ program }) => program === null) ?? this.own[0] ?? null
  }
  /** How the cards of a robot lie; what was handed over comes first. */
  orderOf(own: OwnRobot): Order {
    const { robot, drawn, draft, program } = own
    if (program) return [...program, ...drawn.filter((card) => !program.includes(card))]
    const question = this.#questionOf(own)
    const laid = this.#laid.find((each) => each.robot === robot && each.question === question)
    return laid?.order ?? laidAs(drawn, draft)
  }
  /** The card that is lifted; nobody holds it any more when other cards are asked for. */
  get picked(): Rank | null {
    const { open } = this
    return this.mayAnswer && open && this.#picked?.question === this.#questionOf(open) ? this.#picked.card : null
  }
  set picked(card: Rank | null) {
    const { open } = this
    this.#picked = card === null || !open ? null : { question: this.#questionOf(open), card }
  }
  /** Why the last program was not taken. */
  get refusal(): Refusal | null {
    const { open } = this
    return open && this.#refusal?.question === this.#questionOf(open) ? this.#refusal.refusal : null
  }

  look(robot: RobotIndex): void {
    this.#looked = { round: this.#given().view.round, robot }
    this.picked = null
  }

  lay(order: Order): void {
    const { open } = this
    if (!open || !this.mayAnswer) return
    const { robot } = open
    const others = this.#laid.filter((each) => each.robot !== robot)
    this.#laid = [...others, { robot, question: this.#questionOf(open), order }]
    this.#refusal = null
    this.#sendingFor(robot).change(order)
  }

  async handOver(): Promise<void> {
    const { open } = this
    if (!open || !this.mayAnswer) return
    const order = this.orderOf(open).slice(0, PROGRAM_LENGTH)
    this.picked = null
    this.#isSending = true
    this.#sendings[open.robot]?.drop()
    const refusal = await this.#given().answer({ kind: 'program', action: { robot: open.robot, order } })
    this.#isSending = false
    if (refusal) this.#refusal = { question: this.#questionOf(open), refusal }
    else this.#looked = null
  }

  /** What the room has heard by now need not be kept here. */
  settle(): void {
    const left = this.#laid.filter(({ robot, question, order }) => {
      const own = this.own.find((each) => each.robot === robot)
      if (!own || question !== this.#questionOf(own) || own.program) return false
      return this.#sendings[robot]?.isOpen || order.join() !== own.draft.join()
    })
    if (left.length < this.#laid.length) this.#laid = left
  }

  stop(): void {
    for (const sending of this.#sendings) sending?.drop()
  }

  #isOpen(own: OwnRobot | null): boolean {
    return own !== null && own.program === null && own.drawn.length > 0
  }

  #questionOf({ robot, drawn }: OwnRobot): string {
    return `${this.#given().view.round} ${robot} ${drawn.join(' ')}`
  }

  #sendingFor(robot: RobotIndex): Sending<Order> {
    const known = this.#sendings[robot]
    if (known) return known
    const sending = new Sending<Order>(
      (order) => this.#send({ kind: 'arrange', action: { robot, order: [...order] } }),
      (ms, deed) => {
        const timer = setTimeout(deed, ms)
        return () => clearTimeout(timer)
      },
    )
    this.#sendings[robot] = sending
    return sending
  }

  /** Nothing is sent of cards that nobody asks for any more. */
  async #send(draft: AnswerOf<CardbotDerby['Offers']>): Promise<boolean> {
    const { offers, offer } = this.#given()
    const isOpen = offers.some(({ prompt }) => prompt.robots.some(({ robot }) => robot === draft.action.robot))
    const isTaken = !isOpen || (await offer(draft)) === null
    if (isTaken) queueMicrotask(() => this.settle())
    return isTaken
  }
}
