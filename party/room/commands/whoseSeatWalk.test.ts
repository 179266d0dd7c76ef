import { rngOf, TITLES, type Game, type Rng, type Seat } from '@robot-night/engine'
import { probe } from '@robot-night/engine/testing'
import type { Chair, HostAct } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import { bytesFor, seatsIn } from '../testing/marked.ts'
import { chairOf } from '../state/seats.ts'
import { Evening } from '../testing/evening.ts'
import { Promises } from '../testing/Promises.ts'

const SEQUENCES = 5
const STEPS = 60
/** Mara makes the room, the others of the first row sit down; of the second row nobody has a chair. */
const PEOPLE = ['mara', 'tom', 'ida', 'ben', 'kim']
const OTHERS = ['otto', 'eva', 'uli', 'tablet', 'phone']
const DEVICES = [...PEOPLE, ...OTHERS]

class Walk {
  readonly evening: Evening
  readonly promises = new Promises()
  readonly #rng: Rng
  /** What was done, should it go wrong. */
  readonly done: string[] = []
  #said = 0
  /** How often a seat went back to its person, and to somebody else. */
  back = 0
  passed = 0

  constructor(game: Game, seed: string) {
    this.#rng = rngOf(`walk ${game.id} ${seed}`)
    this.evening = new Evening({ title: game.id, pace: this.#rng.pick(['off', 'fast', 'week']), seed })
    const seats = Math.min(PEOPLE.length, game.seats.max)
    for (const name of PEOPLE.slice(1, seats)) this.evening.joins(name)
    while (this.evening.room.facts.chairs.filter(({ kind }) => kind !== 'free').length < game.seats.min)
      this.evening.manages({ do: 'seatBot', chair: null })
    for (const device of OTHERS) this.evening.comes(device)
    if (this.#rng.int(3) > 0) this.evening.manages({ do: 'letTakeOver', on: true })
  }

  step(): void {
    const { stage } = this.evening.room.facts
    if (stage !== 'playing' && this.#rng.int(2) === 0) {
      this.#begins()
      this.promises.deals(this.evening)
    }
    const often = [() => this.#sits(), () => this.#sits(), () => this.#owns(), () => this.#lines(), () => this.#time()]
    const seldom = [() => this.#hosts(), () => this.#moves(), () => this.#whispers(), () => this.#tickets()]
    this.#rng.pick([...often, ...often, ...seldom, () => this.#hosts()])()
    this.promises.deals(this.evening)
    this.promises.looks(this.evening)
    this.#checks()
  }

  /** All who have none take a chair, and it is dealt. */
  #begins(): void {
    for (const device of PEOPLE) {
      this.evening.takes({ kind: 'sit', device, wish: { name: device } })
      this.evening.comes(device)
    }
    const { host } = this.evening.room.facts
    const device = this.evening.room.devices.find((each) => each.chair === host)?.hash ?? 'mara'
    this.#says(device, () => this.evening.manages({ do: 'letTakeOver', on: this.#rng.int(3) > 0 }, device), 'passing')
    this.#says(device, () => this.evening.manages({ do: 'deal' }, device), 'deals')
  }

  #any = (): string => this.#rng.pick(DEVICES)
  #chair = (): Chair => this.#rng.int(this.evening.room.facts.chairs.length)
  #seatAt(chair: Chair | null): Seat | null {
    const { head, facts } = this.evening.room
    const seat = chair === null || facts.stage !== 'playing' || !head ? -1 : head.chairs.indexOf(chair)
    return seat < 0 ? null : seat
  }

  #hosts(): void {
    const [chair, on] = [this.#chair(), this.#rng.int(2) === 0]
    const acts: HostAct[] = [
      { do: 'clearChair', chair },
      { do: 'ban', chair },
      { do: 'unban', number: 1 + this.#rng.int(3) },
      { do: 'setBot', chair, on },
      { do: 'setBot', chair, on: true },
      { do: 'passHost', chair },
      { do: 'letTakeOver', on },
      { do: 'letTakeOver', on: true },
      { do: 'setPace', pace: this.#rng.pick(['off', 'fast', 'week']) },
      { do: 'lock', on: this.#rng.int(4) === 0 },
      { do: 'setDelay', delay: this.#rng.pick([0, 0, 15]) },
      { do: 'setAbsence', absence: this.#rng.pick(['bot', 'clock', 'wait']) },
      { do: 'mute', chair, on },
      { do: 'seatBot', chair: on ? chair : null },
      { do: 'deal' },
      { do: 'toLobby' },
      { do: 'setBot', chair, on: true },
      { do: 'setBot', chair, on: true },
      { do: 'invite', chair, ticket: this.#ticket('i') },
      ...(this.#rng.int(20) === 0 ? [{ do: 'stop' } as const] : []),
    ]
    const act = this.#rng.pick(acts)
    const { host } = this.evening.room.facts
    const device = this.evening.room.devices.find((each) => each.chair === host)?.hash ?? 'mara'
    const seat = this.#seatAt(chair)
    const { refused } = this.#says(device, () => this.evening.manages(act, device), JSON.stringify(act))
    if (!refused && seat !== null && (act.do === 'clearChair' || act.do === 'ban')) this.promises.goes(seat, 'removed')
  }

  #owns(): void {
    const device = this.#any()
    const seat = this.#seatAt(chairOf(this.evening.room, device))
    if (this.#rng.int(3) === 0) {
      const name = this.#rng.pick(['Tom', 'Eva'])
      return void this.#says(device, () => this.evening.own({ do: 'rename', name }, device), `is called ${name}`)
    }
    if (this.#rng.int(3) === 0) {
      const chair = this.#chair()
      return void this.#says(device, () => this.evening.own({ do: 'move', chair }, device), `moves to ${chair}`)
    }
    const { refused } = this.#says(device, () => this.evening.own({ do: 'leave' }, device), 'leave')
    if (!refused && seat !== null) this.promises.goes(seat, 'left')
  }

  #sits(): void {
    const device = this.#any()
    const isSeated = chairOf(this.evening.room, device) !== null
    const wish = { name: this.#rng.pick(['Tom', 'Eva']), ...(this.#rng.int(2) === 0 ? {} : { chair: this.#chair() }) }
    const stranger = this.#rng.int(5) === 0 ? { isStranger: true as const } : {}
    const { refused } = this.#does(`${device} sits ${JSON.stringify(wish)}`, () =>
      this.evening.takes({ kind: 'sit', device, wish, ...stranger }),
    )
    this.#arrives(device, { isNew: !isSeated && !refused })
    this.evening.comes(device)
  }

  #arrives(device: string, { isNew }: { isNew: boolean }): void {
    const seat = this.#seatAt(chairOf(this.evening.room, device))
    if (!isNew || seat === null) return
    const wasTheirs = this.promises.left[seat]?.has(device) === true
    expect(this.promises.gets(device, seat, this.evening.now), `${this.#story}: ${device} got seat ${seat}`).toBe(true)
    if (wasTheirs) this.back += 1
    else this.passed += 1
  }

  #lines(): void {
    const device = this.#any()
    const socket = this.evening.room.sockets.find((each) => each.device === device)
    if (socket) this.#does(`${device} goes`, () => this.evening.goes(device, socket.id))
    else this.#does(`${device} comes`, () => this.evening.comes(device))
  }

  #whispers(): void {
    const [device, to] = [this.#any(), this.#chair()]
    const text = `whisper no. ${this.#said++}!`
    const { room } = this.evening
    const theirs = (chair: Chair | null) => room.devices.filter((each) => each.chair === chair).map(({ hash }) => hash)
    const knowing = new Set([...theirs(chairOf(room, device)), ...theirs(to)])
    const command = { id: this.evening.id(), what: 'whisper', to, text } as const
    const { refused } = this.#says(device, () => this.evening.says(device, command), `whispers to ${to}`)
    if (!refused) this.promises.whispers.set(text, knowing)
  }

  #time(): void {
    const ms = this.#rng.pick([500, 10_000, 60_000, 200_000, 700_000_000])
    this.#does(`${ms} ms`, () => {
      this.promises.looks(this.evening)
      this.evening.now += ms
      this.evening.takes({ kind: 'alarm', bots: 'think' })
      if (this.#rng.int(4) === 0) this.evening.room = this.evening.woken()
    })
  }

  #moves(): void {
    for (let moves = 0; moves < 3; moves++) {
      const { room } = this.evening
      const device = this.#any()
      const seat = this.promises.mayKnow(device)[0]
      const asks = seat === undefined || room.facts.stage !== 'playing' ? null : this.evening.sceneOf(seat).asks
      const rules = asks && room.match?.game.decisions[asks.kind]
      if (!asks || !rules || seat === undefined) continue
      const { beat } = this.evening.sceneOf(seat)
      const action = rules.sample(asks.prompt, this.#rng)
      const what = {
        id: this.evening.id(),
        what: 'answer',
        match: room.head!.id,
        beat,
        kind: asks.kind,
        action,
      } as const
      this.#says(device, () => this.evening.says(device, what), 'answers')
    }
  }

  /** A ticket for another device, shown by anybody, and answered or not. */
  #tickets(): void {
    const device = this.#any()
    const [ticket, use] = [this.#ticket('t'), this.#rng.pick(['move', 'mirror'] as const)]
    this.#says(device, () => this.evening.own({ do: 'handOff', ticket, use }, device), `hands off to ${use}`)
    const other = this.#any()
    const hash = this.#rng.pick([ticket, ...this.evening.room.tickets.map((each) => each.hash)])
    const isSeated = chairOf(this.evening.room, other) !== null
    const shown = { kind: 'ticket', device: other, hash, wish: { take: true, name: 'Eva' } } as const
    const { refused } = this.#does(`${other} shows ${hash}`, () => this.evening.takes(shown))
    this.#arrives(other, { isNew: !isSeated && !refused })
    this.#answersTicket()
  }

  #answersTicket(): void {
    const { room } = this.evening
    const asked = room.tickets.find((each) => each.asked !== null && each.end === null)
    if (!asked?.asked || this.#rng.int(3) === 0) return
    const device = this.#rng.int(4) === 0 ? this.#any() : asked.from
    const other = asked.asked.device
    const seat = this.#seatAt(chairOf(room, device))
    const before = chairOf(room, device)
    const act = { do: 'letIn', ticket: asked.hash.slice(0, 16), yes: true } as const
    const { refused } = this.#says(device, () => this.evening.own(act, device), `lets ${other} in`)
    if (refused || before === null) return
    for (const [text, knowing] of this.promises.whispers) {
      // A device more of somebody's: what they may know, it may know.
      if (knowing.has(device)) this.promises.whispers.set(text, new Set([...knowing, other]))
    }
    if (seat === null) return
    this.promises.holders[seat]!.add(other)
    this.promises.played.add(other)
    if (asked.use === 'move') this.promises.holders[seat]!.delete(asked.from)
  }

  #ticket = (kind: string): string => `${kind}${this.#said++}`.padEnd(20, '-')

  /** On the line that this device has open. */
  #says<T>(device: string, deed: () => T, what: string): T {
    if (!this.evening.room.sockets.some(({ id }) => id === `${device}'s phone`)) this.evening.comes(device)
    return this.#does(`${device}: ${what}`, deed)
  }
  #does<T>(what: string, deed: () => T): T {
    this.done.push(what)
    return deed()
  }
  get #story(): string {
    return this.done.slice(-12).join('\n')
  }

  #checks(): void {
    const { room } = this.evening
    // So the host sees their own seat, and nobody else's.
    const seatless = room.facts.chairs.flatMap(({ kind }, chair) =>
      kind === 'free' || room.facts.stage !== 'playing' || room.head?.chairs.includes(chair) ? [] : [chair],
    )
    expect(seatless, `${this.#story}: a chair without a seat`).toEqual([])
    const isOn = room.facts.stage === 'playing' && room.head?.id === this.promises.match
    for (const device of [...DEVICES, null]) {
      const bytes = bytesFor(room, device, this.evening.moment())
      const [seen, may] = [seatsIn(bytes, room), this.promises.mayKnow(device)]
      if (isOn)
        expect(
          seen.filter((seat) => !may.includes(seat)),
          `${this.#story}: ${device} sees it`,
        ).toEqual([])
      else expect(seen.length, `${this.#story}: ${device} sees two`).toBeLessThan(2)
      const heard = [...this.promises.whispers].flatMap(([text, knowing]) =>
        bytes.includes(text) && (device === null || !knowing.has(device)) ? [text] : [],
      )
      expect(heard, `${this.#story}: ${device} reads it`).toEqual([])
    }
  }
}

describe.each([...TITLES, probe])('whatever anybody does at a table of $id', (game) => {
  it('nobody is sent what is not theirs', () => {
    const walks = Array.from({ length: SEQUENCES }, (_, number) => new Walk(game, `${number}`))
    for (const walk of walks) for (let step = 0; step < STEPS; step++) walk.step()
    const count = (of: (walk: Walk) => number) => walks.reduce((sum, walk) => sum + of(walk), 0)
    expect(count(({ back }) => back)).toBeGreaterThan(0)
    expect(count(({ passed }) => passed)).toBeGreaterThan(0)
  })
})

it('a seat that goes to somebody by mistake is noticed', () => {
  const evening = new Evening()
  evening.joins('Tom')
  evening.manages({ do: 'deal' })
  const promises = new Promises()
  promises.deals(evening)
  expect(promises.gets('eva', 1, evening.now)).toBe(false)
  expect(seatsIn(bytesFor(evening.room, 'tom', evening.moment()), evening.room)).toEqual([1])
  expect(promises.mayKnow('eva')).toEqual([])
})
