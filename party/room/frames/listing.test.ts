import { describe, expect, it } from 'vitest'
import { listing, tellingDue, type Told } from './listing.ts'
import { firstSight } from './frames.ts'
import { step } from '../commands/step.ts'
import { Evening } from '../testing/evening.ts'
import { titleIn } from '../match/play.ts'

function publicEvening(given: ConstructorParameters<typeof Evening>[0] = {}): Evening {
  const evening = new Evening(given)
  evening.manages({ do: 'setPublic', on: true })
  return evening
}
const shown = (evening: Evening) => listing(evening.room, evening.moment())
const told = (evening: Evening): Told => {
  const table = shown(evening)
  return { text: table && JSON.stringify(table), at: evening.now }
}
const PUBLIC_FACTS = ['code', 'title', 'stage', 'pace', 'chairs', 'watchers']
const due = (evening: Evening, last: Told | null) => tellingDue(evening.room, last, evening.moment())

describe('what a room tells of itself', () => {
  it('is nothing, unless its host has made it public, or made it so', () => {
    const evening = new Evening()
    expect(shown(evening)).toBeNull()
    expect(due(evening, null)).toBeNull()
    evening.manages({ do: 'setPublic', on: true })
    expect(shown(evening)).toMatchObject({ code: 'BCDFG', stage: 'lobby' })
    evening.manages({ do: 'setPublic', on: false })
    expect(shown(evening)).toBeNull()
  })

  it('is said to all: as a note, and among the facts of the room', () => {
    const evening = publicEvening()
    expect(evening.room.talk.at(-1)).toMatchObject({ kind: 'noted', note: 'madePublic', name: 'Mara' })
    const before = evening.room
    evening.manages({ do: 'setPublic', on: true })
    expect(evening.room.talk).toEqual(before.talk)
    evening.manages({ do: 'setPublic', on: false })
    expect(evening.room.talk.at(-1)).toMatchObject({ note: 'madePrivate' })
  })

  it('is the host’s to choose', () => {
    const evening = new Evening()
    evening.joins('Tom')
    expect(evening.manages({ do: 'setPublic', on: true }, 'tom').refused).toEqual({ code: 'not_host' })
  })

  it('holds no name and no word that anybody typed', () => {
    const evening = publicEvening()
    evening.joins('Tom')
    evening.manages({ do: 'seatBot', chair: 2 })
    const text = JSON.stringify(shown(evening))
    for (const chair of evening.room.facts.chairs) if (chair.kind !== 'free') expect(text).not.toContain(chair.name)
    expect(Object.keys(shown(evening)!).sort()).toEqual(
      [...PUBLIC_FACTS, 'seatsFree', 'needed', 'language', 'beginners', 'round', 'since'].sort(),
    )
  })

  it('says in which language the table talks, whether beginners are welcome, and how many are still missing', () => {
    const evening = publicEvening()
    expect(shown(evening)).toMatchObject({ language: null, beginners: false })
    evening.manages({ do: 'setWelcome', language: 'de', beginners: true })
    const { min } = titleIn(evening.moment(), 'probe').seats
    expect(shown(evening)).toMatchObject({ language: 'de', beginners: true, needed: Math.max(0, min - 1) })
    evening.manages({ do: 'setWelcome', beginners: false })
    evening.manages({ do: 'seatBot', chair: null })
    expect(shown(evening)).toMatchObject({ language: 'de', beginners: false, needed: 0 })
    evening.manages({ do: 'setWelcome', language: null })
    expect(firstSight(evening.room, null, evening.moment()).room).not.toHaveProperty('language')
  })

  it('counts the free seats of its title; none while a match is played', () => {
    const evening = publicEvening()
    const { max } = titleIn(evening.moment(), 'probe').seats
    expect(shown(evening)?.seatsFree).toBe(max - 1)
    evening.joins('Tom')
    expect(shown(evening)?.seatsFree).toBe(max - 2)
    // It gets up for a person.
    evening.manages({ do: 'seatBot', chair: 2 })
    expect(shown(evening)?.seatsFree).toBe(max - 2)
    evening.now += 5000
    evening.manages({ do: 'deal' })
    expect(shown(evening)).toMatchObject({ stage: 'playing', seatsFree: 0, since: evening.now })
  })

  it('says which round is played, where everybody sees it', () => {
    const evening = publicEvening({ title: 'cardbot-derby' })
    expect(shown(evening)?.round).toBeNull()
    evening.joins('Tom')
    evening.manages({ do: 'deal' })
    expect(shown(evening)?.round).toBe(1)
  })

  it('counts watchers by steps', () => {
    const evening = publicEvening()
    const counts = Array.from({ length: 24 }, (_, at) => {
      evening.watches(`watcher ${at}`)
      return shown(evening)?.watchers
    })
    expect([...new Set(counts)]).toEqual([1, 2, 3, 4, 5, 10, 20])
  })
})

it('a locked room has no free seat, and one that is closed to watchers is not shown', () => {
  const evening = publicEvening()
  evening.manages({ do: 'lock', on: true })
  expect(shown(evening)?.seatsFree).toBe(0)
  evening.manages({ do: 'shut', on: true })
  expect(shown(evening)).toBeNull()
})

describe('when it is told', () => {
  it('at once, then once a second at most, and only what is new to everybody', () => {
    const evening = publicEvening()
    expect(due(evening, null)).toBeLessThanOrEqual(evening.now)
    const last = told(evening)
    evening.says('mara', { id: evening.id(), what: 'say', text: 'hello?' })
    evening.manages({ do: 'setPeek', peek: 'always' })
    expect(due(evening, last)).toBe(last.at + 300_000)
    evening.joins('Tom')
    expect(due(evening, last)).toBe(last.at + 1000)
  })

  it('again and again while it stands, so that a room that dies is missed', () => {
    const evening = publicEvening()
    const last = told(evening)
    expect(due(evening, last)).toBe(last.at + 300_000)
  })

  it.each([
    { do: 'setPublic', on: false },
    { do: 'shut', on: true },
  ] as const)('a room that is closed by $do is taken off at once, and then there is silence', (act) => {
    const evening = publicEvening()
    const last = told(evening)
    evening.manages(act)
    expect(due(evening, last)).toBeLessThanOrEqual(evening.now)
    expect(due(evening, told(evening))).toBeNull()
  })

  it('a table that everybody has left has half a minute', () => {
    const evening = publicEvening()
    const last = told(evening)
    evening.now += 10_000
    evening.goes('mara')
    expect(shown(evening)).toBeNull()
    expect(due(evening, last)).toBe(evening.now + 30_000)
    evening.now += 10_000
    evening.comes('mara')
    expect(due(evening, last)).toBe(last.at + 300_000)
  })
})

describe('where those who watch see the room a minute later', () => {
  /** What the list shows, and what a stranger sees. */
  const both = (evening: Evening) => {
    const { room } = firstSight(evening.room, null, evening.moment())
    const listed = shown(evening)
    const seen = [room.stage, room.watchers, room.chairs.map(({ kind }) => kind)]
    expect(listed && [listed.stage, listed.watchers, listed.chairs]).toEqual(seen)
    return listed
  }
  const later = (evening: Evening, seconds: number) => {
    evening.now += seconds * 1000
    evening.takes({ kind: 'alarm', bots: 'any' })
  }
  const table = () => {
    const evening = publicEvening()
    evening.joins('Tom')
    evening.manages({ do: 'setDelay', delay: 60 })
    later(evening, 100)
    return evening
  }

  it('the list shows no sooner that a match has begun and ended', () => {
    const evening = table()
    evening.manages({ do: 'deal' })
    later(evening, 20)
    evening.manages({ do: 'stop' })
    expect(both(evening)).toMatchObject({ stage: 'lobby' })
    later(evening, 45)
    expect(both(evening)).toMatchObject({ stage: 'playing', seatsFree: 0 })
    later(evening, 20)
    expect(both(evening)).toMatchObject({ stage: 'over' })
  })

  it('nor who watches, who sits down, or that the host is back in the lobby', () => {
    const evening = table()
    evening.manages({ do: 'deal' })
    evening.manages({ do: 'stop' })
    later(evening, 61)
    for (let at = 0; at < 4; at++) evening.watches(`watcher ${at}`)
    evening.manages({ do: 'toLobby' })
    evening.joins('Ida')
    expect(both(evening)).toMatchObject({ stage: 'over', watchers: 0 })
    later(evening, 61)
    expect(both(evening)).toMatchObject({ stage: 'lobby', watchers: 4 })
  })

  it('it stays there, or away, as long after all have gone or come', () => {
    const evening = table()
    for (const who of ['mara', 'tom']) evening.goes(who)
    expect(shown(evening)).not.toBeNull()
    later(evening, 61)
    expect(shown(evening)).toBeNull()
    evening.comes('mara')
    expect(shown(evening)).toBeNull()
    later(evening, 61)
    expect(shown(evening)).not.toBeNull()
  })

  it('a room that has forgotten how it was is not on it', () => {
    const evening = table()
    evening.manages({ do: 'deal' })
    evening.manages({ do: 'stop' })
    const woken = evening.woken()
    expect(woken.past).not.toEqual([])
    const { room } = firstSight(woken, null, evening.moment())
    expect([room.covered, room.watchers, new Set(room.chairs.map(({ kind }) => kind))]).toEqual([
      true,
      0,
      new Set(['free']),
    ])
    expect(listing(woken, evening.moment())).toBeNull()
  })

  it('who would sit down is told what they see: nothing of a beginning, and of no end before they have seen it', () => {
    const evening = table()
    const sits = (chair?: number) => {
      const wish = { name: 'Otto', ...(chair === undefined ? {} : { chair }) }
      return step(evening.room, { kind: 'sit', device: 'otto', wish }, evening.moment()).refused?.code ?? null
    }
    evening.manages({ do: 'deal' })
    expect([sits(), sits(3)]).toEqual(['room_full', 'chair_taken'])
    later(evening, 61)
    expect([sits(), sits(3)]).toEqual(['match_running', 'match_running'])
    evening.manages({ do: 'stop' })
    expect(sits()).toBe('match_running')
    later(evening, 61)
    expect(sits()).toBeNull()
  })
})

it('someone who comes from the list can sit down only while the room is public', () => {
  const evening = publicEvening()
  evening.manages({ do: 'setPublic', on: false })
  const wish = { name: 'Stranger' }
  const led = step(evening.room, { kind: 'sit', device: 'stranger', wish, isStranger: true }, evening.moment())
  expect(led.refused).toEqual({ code: 'not_public' })
  expect(evening.takes({ kind: 'sit', device: 'friend', wish }).refused).toBeNull()
})

it('a room made public at once stands so in storage', () => {
  const evening = publicEvening()
  expect(evening.woken().facts.publicFrom).toBe(evening.now)
})

describe('a table that everybody has left', () => {
  const push = { endpoint: 'https://fcm.googleapis.com/x', p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) }
  function left(who: 'mara' | 'tom'): Evening {
    const evening = publicEvening()
    evening.joins('Tom')
    evening.own({ do: 'wake', push: { ...push, language: 'de' } }, who)
    for (const one of ['tom', 'mara']) evening.takes({ kind: 'disconnected', socket: `${one}'s phone`, isClean: true })
    return evening
  }

  it('stays for a quarter of an hour if its host gets notifications, and goes then', () => {
    const evening = left('mara')
    const until = evening.now + 15 * 60_000
    evening.now = until - 60_000
    expect(shown(evening)).toMatchObject({ stage: 'lobby' })
    expect(tellingDue(evening.room, told(evening), evening.moment())).toBe(until)
    evening.now = until
    expect(shown(evening)).toBeNull()
  })

  it('goes at once if only somebody else gets them', () => {
    expect(shown(left('tom'))).toBeNull()
  })
})
