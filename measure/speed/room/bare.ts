import type { Rng } from '@robot-night/engine'
import { anyCommandId } from '../../wire/rooms.ts'
import { crowd, Ear } from './Ear.ts'
import type { Script } from './bare/script.ts'
import type { Table, Turn } from './table.ts'

/** A room of the bare object, which receives and sends what a real room did. */
export class BareTable implements Table {
  readonly seats: readonly Ear[]
  readonly watchers: readonly Ear[]
  readonly #script: Script
  readonly #rng: Rng
  #at = 0
  #turn: Turn | null = null

  static async open(
    url: string,
    about: {
      name: string
      seats: number
      watchers: number
      stores: boolean
      yields?: boolean
      script: Script
      rng: Rng
    },
  ): Promise<BareTable> {
    const { name, seats, watchers, stores, yields = false, script, rng } = about
    const room = `${url}/${name}?stores=${stores ? 'yes' : 'no'}&yields=${yields ? 'yes' : 'no'}`
    const sitting: Ear[] = []
    for (let seat = 0; seat < seats; seat++) sitting.push(await Ear.open(`${room}&seat=${seat}`))
    const watching = await crowd(watchers, () => Ear.open(room))
    return new BareTable({ sitting, watching }, script, rng)
  }

  private constructor(ears: { sitting: readonly Ear[]; watching: readonly Ear[] }, script: Script, rng: Rng) {
    this.seats = ears.sitting
    this.watchers = ears.watching
    this.#script = script
    this.#rng = rng
  }

  ready(): Promise<void> {
    return Promise.resolve()
  }

  next(): Turn {
    this.#turn ??= this.#read()
    return this.#turn
  }

  heard(): void {
    this.#turn = null
    this.#at += 1
  }

  #read(): Turn {
    const turn = this.#script[this.#at % this.#script.length]
    if (!turn) throw new Error('there is nothing to be played')
    const id = anyCommandId(this.#rng)
    return { seat: turn.seat, id, text: JSON.stringify({ ...turn.up, id }) }
  }
}

/** What all its rooms play. */
export async function giveScript(url: string, script: Script): Promise<void> {
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(script) })
  if (!answer.ok) throw new Error(`the bare object takes no script: ${answer.status}`)
}
