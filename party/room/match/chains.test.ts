import { TITLES, type Viewer } from '@robot-night/engine'
import { canonical, chainFrom, linked, markOf } from '@robot-night/engine/fair'
import { type Down } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import { recordOf } from '../storage/archivedMatch.ts'
import { chainOf } from './chains.ts'
import { again, greeting, known, changesFor } from '../frames/frames.ts'
import { roomFacts } from '../frames/roomFacts.ts'
import type { Room } from '../state/room.ts'
import { Evening, playsOut, viewers } from '../testing/evening.ts'

/** A client that works the chain out by itself. `every`: as watchers, it gets several as one. */
class Counter {
  readonly viewer: Viewer
  readonly every: number
  chain: string | null = null
  events = 0
  marks = 0
  #had: Room | null = null
  #turn = 0

  constructor(viewer: Viewer, every = 1) {
    this.viewer = viewer
    this.every = every
  }

  hears(before: Room, evening: Evening, isLast = false): void {
    this.#had ??= before
    if (++this.#turn % this.every !== 0 && !isLast) return
    const [had, now] = [this.#had, evening.room]
    this.#had = null
    const facts = (room: Room) => roomFacts(room, evening.moment())
    const down = changesFor(now, this.viewer, {
      had: known(had, this.viewer, facts(had)),
      facts: facts(now),
    })
    this.#takes(down)
  }

  #takes(sent: Down): void {
    const { table, mark }: Down = JSON.parse(JSON.stringify(sent))
    const told = table?.told ?? []
    if (table && 'match' in table && table.since === 0) this.chain = chainFrom(this.viewer)
    expect(mark !== undefined).toBe(told.length > 0)
    for (const event of told) this.chain = linked(this.chain!, canonical(event))
    this.events += told.length
    if (mark === undefined) return
    this.marks += 1
    expect(mark).toBe(markOf(this.chain!))
  }
}

function dealt(title: string): { evening: Evening; counters: Counter[]; before: Room } {
  const evening = new Evening({ title, hasArchive: true })
  const { seats } = TITLES.find(({ id }) => id === title)!
  for (let chair = 1; chair < seats.min; chair++) evening.manages({ do: 'seatBot', chair })
  const before = evening.room
  evening.manages({ do: 'deal' })
  const counters = viewers(evening.room).map((viewer) => new Counter(viewer))
  return { evening, counters: [...counters, new Counter('spectator', 4)], before }
}

describe('the chain of what a viewer is told', () => {
  it.each(TITLES.map(({ id }) => id))('%s: is the same on both sides, in each frame that tells something', (title) => {
    const { evening, counters, before } = dealt(title)
    for (const each of counters) each.hears(before, evening)
    playsOut(evening, (had) => counters.forEach((each) => each.hears(had, evening)))
    for (const each of counters) each.hears(evening.room, evening, true)
    const { head, log, night } = evening.rows.stored()
    const { fair } = recordOf({ head: head!, log, night: night.at(-1)! }, (name) => name)
    const places = viewers(evening.room)
    for (const { viewer, chain, events, marks } of counters) {
      expect(fair?.heard[places.indexOf(viewer)]).toEqual({ events, chain })
      expect(marks).toBeGreaterThan(0)
    }
  })

  it('is worked out again by a room that has lost its memory', () => {
    const { evening } = dealt('evil-robots-classic')
    for (let moves = 0; moves < 30 && evening.room.facts.stage === 'playing'; moves++) {
      if (!evening.waits()) break
      const woken = evening.woken()
      for (const viewer of viewers(evening.room))
        expect(chainOf(woken.match!, viewer)).toBe(chainOf(evening.room.match!, viewer))
      if (moves % 3 === 0) evening.room = woken
    }
  })

  it('of those who are told nothing stays as it is', () => {
    const { evening } = dealt('robot-revolution')
    playsOut(evening, (before, after) => {
      for (const viewer of viewers(after)) {
        const told = after
          .match!.log.at(-1)!
          .told.filter(
            ({ to, ...each }) =>
              to === 'all' || to.some((seat) => seat === viewer) || ('rest' in each && each.rest !== null),
          )
        if (told.length > 0 || before.match!.log.length === after.match!.log.length) continue
        expect(chainOf(after.match!, viewer)).toBe(chainOf(before.match!, viewer))
      }
    })
  })

  it('comes with the whole table, with what somebody missed, and not where they have it all', () => {
    const { evening } = dealt('robot-revolution')
    const { match } = evening.room
    const mark = markOf(chainOf(match!, 'spectator'))
    const at = evening.moment()
    const n = match!.log.at(-1)!.ns.at(-1)!
    expect(again(evening.room, null, at).mark).toBe(mark)
    expect(greeting(evening.room, null, { kept: null, at }).mark).toBe(mark)
    expect(greeting(evening.room, null, { kept: { match: match!.head.id, n }, at })).not.toHaveProperty('mark')
  })
})
