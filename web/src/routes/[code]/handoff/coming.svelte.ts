import type { TicketShown } from '@robot-night/protocol'
import { useTicket, type TicketAnswer } from './useTicket.ts'
import { deviceKind } from '$lib/net/deviceKind.ts'
import type { RoomLink } from '$lib/net/room.svelte.ts'

/** A device that has come with a ticket. To be made while a component is. */
export class Coming {
  shown: TicketShown | null = $state.raw(null)
  problem: Extract<TicketAnswer, { problem: unknown }>['problem'] | null = $state(null)
  isBusy = $state(false)
  /** This device has the seat. */
  readonly isIn: boolean
  readonly #link: RoomLink
  readonly #secret: string

  constructor(link: RoomLink, secret: string) {
    this.#link = link
    this.#secret = secret
    this.isIn = $derived(this.shown !== null && link.world.me.chair === this.shown.chair)
    void this.look()
    // What this device waits for has been answered, or has run out: the room says which.
    const isAsking = $derived(link.world.asking !== null)
    let wasAsking = false
    $effect(() => {
      if (wasAsking && !isAsking) void this.look()
      wasAsking = isAsking
    })
    $effect(() => {
      const { shown } = this
      if (!shown || this.problem || shown.state === 'seated') return
      const timer = setTimeout(() => void this.look(), Math.min(Math.max(0, shown.until - link.now()) + 300, 2 ** 30))
      return () => clearTimeout(timer)
    })
  }

  look(): Promise<void> {
    return this.#show({ take: false })
  }

  /** Asks for the seat; or, with a name, sits down where one is kept. */
  async take(name?: string): Promise<void> {
    await this.#show({ take: true, kind: deviceKind(), ...(name === undefined ? {} : { name }) })
    // The line comes back as whoever this browser is by now.
    if (!this.problem) this.#link.renew()
  }

  async #show(wish: { take: boolean; name?: string; kind?: ReturnType<typeof deviceKind> }): Promise<void> {
    this.isBusy = true
    const answer = await useTicket(this.#link.world.room.code, { ticket: this.#secret, ...wish })
    this.isBusy = false
    this.problem = 'problem' in answer ? answer.problem : null
    if ('done' in answer) this.shown = answer.done
    if ('done' in answer && answer.done.state === 'seated' && !wish.take && !this.isIn) this.#link.renew()
  }
}
