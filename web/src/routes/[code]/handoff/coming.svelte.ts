import type { TicketShown } from '@robot-night/protocol'
import { useTicket, type TicketAnswer } from './useTicket.ts'
import { deviceKind } from '#lib/net/deviceKind.ts'
import type { Ground } from './ground.ts'

/** As long as timers can be. */
const LONGEST = 2 ** 30

/** A device that has come with a ticket. To be made while a component is. */
export class Coming {
  shown: TicketShown | null = $state.raw(null)
  problem: Extract<TicketAnswer, { problem: unknown }>['problem'] | null = $state(null)
  isBusy = $state(false)
  /** This device has the seat. */
  readonly isIn: boolean
  readonly #ground: Ground
  readonly #secret: string

  constructor(ground: Ground, secret: string) {
    this.#ground = ground
    this.#secret = secret
    this.isIn = $derived(this.shown !== null && ground.chair === this.shown.chair)
    void this.look()
    // What this device waits for has been answered, or has run out: the room says which.
    const isAsking = $derived(ground.isAsking)
    let wasAsking = false
    $effect(() => {
      if (wasAsking && !isAsking) void this.look()
      wasAsking = isAsking
    })
    $effect(() => {
      const { shown } = this
      if (!shown || this.problem || shown.state === 'seated') return
      const wait = Math.min(Math.max(0, shown.until - ground.now()) + 300, ground.looksAgain(shown.state), LONGEST)
      const timer = setTimeout(() => void this.look(), wait)
      return () => clearTimeout(timer)
    })
  }

  async look(): Promise<void> {
    await Promise.all([this.#ground.look(), this.#show({ take: false })])
  }

  /** Asks for the seat; or, with a name, sits down where one is kept. */
  async take(name?: string): Promise<void> {
    await this.#show({ take: true, kind: deviceKind(), ...(name === undefined ? {} : { name }) })
    // The connection comes back as the person that this browser is by now.
    if (!this.problem && this.shown) this.#ground.renew(this.shown.state)
  }

  async #show(wish: { take: boolean; name?: string; kind?: ReturnType<typeof deviceKind> }): Promise<void> {
    this.isBusy = true
    const answer = await useTicket(this.#ground.code, { ticket: this.#secret, ...wish })
    this.isBusy = false
    this.problem = 'problem' in answer ? answer.problem : null
    if ('done' in answer) this.shown = answer.done
    if ('done' in answer && answer.done.state === 'seated' && !wish.take && !this.isIn) this.#ground.renew('seated')
  }
}
