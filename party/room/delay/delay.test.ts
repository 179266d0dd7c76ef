import { rngOf } from '@robot-night/engine'
import { REACTIONS } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import { dueJob } from '../match/archiveQueue.ts'
import { publicFacts, sightFor } from '../frames/looking.ts'
import { firstSight } from '../frames/frames.ts'
import { shown } from '../people/handOff.ts'
import { shownToAll } from '../state/shown.ts'
import { listing } from '../frames/listing.ts'
import { roomFacts } from '../frames/roomFacts.ts'
import { type Evening } from '../testing/evening.ts'
import { SECOND, MINUTE, watched, said, says, passes, table } from '../testing/delayed.ts'

describe('who watches a minute behind', () => {
  it('sees nothing sooner than that, and then everything, by every way', () => {
    const evening = table()
    says(evening, 'one')
    passes(evening, MINUTE - 1)
    expect(said(evening)).toEqual([])
    expect(sightFor(evening.room, 'tom', evening.moment())).toMatchObject({
      talk: expect.arrayContaining([expect.objectContaining({ text: 'one' })]),
    })
    passes(evening, 1)
    expect(said(evening)).toEqual(['one'])
    expect(evening.room.past).toEqual([])
  })

  it('follows a match move by move', () => {
    const evening = table()
    evening.manages({ do: 'deal' })
    passes(evening, 20 * SECOND)
    expect(watched(evening)).toMatchObject({ table: null, room: { stage: 'lobby', match: null, delay: 60 } })
    const dealt = evening.sceneOf('spectator')
    playsOne(evening)
    const moved = evening.sceneOf('spectator')
    expect(moved).not.toEqual(dealt)
    passes(evening, 40 * SECOND)
    expect(watched(evening).table).toMatchObject({ scene: dealt })
    passes(evening, 20 * SECOND)
    expect(watched(evening).table).toMatchObject({ scene: moved })
  })

  it('goes by the clock of what is shown', () => {
    const evening = table()
    expect(watched(evening).hello.now).toBe(evening.now - MINUTE)
    const toTom = sightFor(evening.room, 'tom', evening.moment())
    expect(toTom).toMatchObject({ hello: { now: evening.now } })
  })

  it('reads at once what others say who watch', () => {
    const evening = table()
    evening.names('otto', 'Otto')
    evening.comes('otto')
    evening.says('otto', { id: evening.id(), what: 'watcherSay', text: 'go on' })
    const sight = sightFor(evening.room, 'otto', evening.moment())
    expect(sight).toMatchObject({ hello: { me: { watcher: 'Otto' } }, watcherChat: [{ text: 'go on' }] })
  })

  it('and has just stood up is shown no more than the others', () => {
    const evening = table()
    says(evening, 'one')
    evening.own({ do: 'leave' }, 'tom')
    const sight = sightFor(evening.room, 'tom', evening.moment())
    expect(sight).toMatchObject({ hello: { me: { chair: null, seat: null } } })
    expect(JSON.stringify(sight)).not.toContain('"one"')
  })

  it('and has left a match hears as late as the others that their seat no longer waits for them', () => {
    const evening = table()
    evening.manages({ do: 'deal' })
    passes(evening, MINUTE)
    evening.own({ do: 'leave' }, 'tom')
    const left = () => firstSight(evening.room, 'tom', evening.moment()).hello.me.left
    expect(left()).toBe(1)
    passes(evening, MINUTE)
    evening.manages({ do: 'stop' })
    expect(left()).toBe(1)
    passes(evening, MINUTE - 1)
    expect(left()).toBe(1)
    passes(evening, 1)
    expect(left()).toBeUndefined()
  })

  it('and holds an invitation learns as late whether a match runs, and whether the chair is taken', () => {
    const evening = table()
    const hash = 'a'.repeat(64)
    evening.manages({ do: 'invite', chair: 2, ticket: hash })
    const stands = () => shown(evening.room, { device: 'otto', hash }, evening.moment())
    const open = { state: 'open', chair: 2 }
    evening.manages({ do: 'deal' })
    expect(stands()).toMatchObject(open)
    expect(stands()).not.toHaveProperty('waits')
    const takes = () =>
      evening.takes({ kind: 'ticket', device: 'otto', hash, wish: { take: true, name: 'Otto' } }).refused
    expect(takes()).toEqual({ code: 'chair_taken' })
    passes(evening, MINUTE)
    expect(stands()).toMatchObject({ ...open, waits: true })
    evening.manages({ do: 'stop' })
    expect(takes()).toEqual({ code: 'match_running' })
    passes(evening, MINUTE)
    evening.takes({ kind: 'sit', device: 'ida', wish: { name: 'Ida', chair: 2 } })
    expect(stands()).toMatchObject(open)
    passes(evening, MINUTE)
    expect(stands()).toEqual({ refused: 'chair_taken' })
  })

  it('and holds an invitation learns nothing sooner by a name that can’t be, nor of its end', () => {
    const evening = table()
    const hash = 'a'.repeat(64)
    evening.manages({ do: 'invite', chair: 2, ticket: hash })
    passes(evening, MINUTE)
    const tries = () => evening.takes({ kind: 'ticket', device: 'otto', hash, wish: { take: true } }).refused
    const looks = () => shown(evening.room, { device: 'otto', hash }, evening.moment())
    const [tried, looked] = [tries(), looks()]
    expect(tried).toEqual({ code: 'bad_name' })
    evening.takes({ kind: 'ticket', device: 'ida', hash, wish: { take: true, name: 'Ida' } })
    expect(looks()).toEqual(looked)
    evening.own({ do: 'leave' }, 'ida')
    evening.takes({ kind: 'sit', device: 'eva', wish: { name: 'Eva', chair: 2 } })
    expect([looks()]).toEqual([looked])
    passes(evening, MINUTE)
    expect(looks()).toEqual({ refused: 'ticket_used' })
    const next = 'b'.repeat(64)
    evening.manages({ do: 'invite', chair: 3, ticket: next })
    const nextTry = () => evening.takes({ kind: 'ticket', device: 'otto', hash: next, wish: { take: true } }).refused
    evening.takes({ kind: 'sit', device: 'uli', wish: { name: 'Uli', chair: 3 } })
    expect(nextTry()).toEqual({ code: 'bad_name' })
  })

  it('learns as late, by their own name, what somebody at the table is called', () => {
    const evening = table()
    evening.joins('Otto')
    const named = (device: string) => {
      evening.names(device, 'Otto')
      return firstSight(evening.room, device, evening.moment()).hello.me.watcher
    }
    expect(named('early')).toBe('Otto')
    evening.comes('early')
    evening.says('early', { id: evening.id(), what: 'watcherSay', text: 'hello' })
    expect(evening.room.watcherChat).toMatchObject([{ name: 'Otto' }])
    passes(evening, MINUTE)
    expect(named('late')).toBe('Otto 2')
    evening.says('early', { id: evening.id(), what: 'watcherSay', text: 'hello' })
    expect(evening.room.watcherChat).toMatchObject([{ name: 'Otto' }, { name: 'Otto 3' }])
  })

  it('is told of the facts as late', () => {
    const evening = table()
    evening.manages({ do: 'deal' })
    const at = evening.moment()
    expect(publicFacts(shownToAll(evening.room, at), at).stage).toBe('lobby')
    expect(publicFacts(evening.room, at).stage).toBe('playing')
  })

  it('finds the match on the list of public tables as late, and its end, and which seats are free', () => {
    const evening = table(60, { title: 'robot-revolution' })
    const listed = () => listing(evening.room, evening.moment())
    evening.manages({ do: 'setPublic', on: true })
    evening.manages({ do: 'seatBot', chair: 2 })
    expect(listed()?.chairs.slice(0, 4)).toEqual(['person', 'person', 'free', 'free'])
    passes(evening, MINUTE)
    expect(listed()?.chairs.slice(0, 4)).toEqual(['person', 'person', 'bot', 'free'])
    evening.manages({ do: 'deal' })
    passes(evening, MINUTE - 1)
    expect(listed()).toMatchObject({ stage: 'lobby' })
    passes(evening, 1)
    expect(listed()).toMatchObject({ stage: 'playing' })
    evening.manages({ do: 'stop' })
    passes(evening, MINUTE - 1)
    expect(listed()).toMatchObject({ stage: 'playing', seatsFree: 0 })
    passes(evening, 1)
    expect(listed()).toMatchObject({ stage: 'over' })
  })

  it('is shown the last of what comes too fast to be remembered one by one, and that no sooner', () => {
    const evening = table(15)
    for (let count = 0; count < 200; count++) {
      evening.manages({ do: 'lock', on: count % 2 === 0 })
      evening.now += 20
    }
    expect(evening.room.past.length).toBeLessThan(15)
    const last = evening.room.talk.at(-1)
    passes(evening, 15 * SECOND - 21)
    expect(watched(evening).talk).not.toContainEqual(last)
    passes(evening, 1)
    expect(watched(evening).talk).toContainEqual(last)
  })
})

function playsOne(evening: Evening): void {
  const seat = evening.sceneOf('spectator').awaits[0]?.seat ?? 0
  const device = seat === 0 ? 'mara' : 'tom'
  const { asks } = evening.scene(device)
  const rules = asks && evening.room.match?.game.decisions[asks.kind]
  if (!asks || !rules) throw new Error('nobody is asked')
  evening.answers(device, rules.sample(asks.prompt, rngOf('any')))
}

describe('two tables at which it went differently only just now', () => {
  /** What happens at each while nobody may see it, and what those who watch are given all that time. */
  function secondsOf(happens: (evening: Evening) => void) {
    const evening = table(60, { title: 'robot-revolution', hasArchive: true })
    evening.manages({ do: 'setPublic', on: true })
    evening.manages({ do: 'deal' })
    passes(evening, 2 * MINUTE)
    const seen: string[] = []
    happens(evening)
    for (let second = 0; second < 60; second++) {
      const at = evening.moment()
      const listed = listing(evening.room, at)
      const facts = publicFacts(shownToAll(evening.room, at), at)
      const posted = dueJob(evening.room, evening.now)
      seen.push(JSON.stringify([watched(evening), listed, facts, posted]))
      if (second < 59) passes(evening, SECOND)
    }
    return seen
  }
  const nothing = secondsOf(() => undefined)

  it.each([
    ['moves', playsOne],
    ['talk', (evening: Evening) => says(evening, 'I have the crown')],
    [
      'a reaction',
      (evening: Evening) => evening.says('tom', { id: evening.id(), what: 'react', reaction: REACTIONS[0] }),
    ],
    ['somebody who stands up', (evening: Evening) => evening.own({ do: 'leave' }, 'tom')],
    ['a pause', (evening: Evening) => evening.manages({ do: 'pause', on: true })],
    ['another pace', (evening: Evening) => evening.manages({ do: 'setPace', pace: 'fast' })],
    ['the end', (evening: Evening) => evening.manages({ do: 'stop' })],
    ['a new match', (evening: Evening) => (evening.manages({ do: 'stop' }), evening.manages({ do: 'deal' }))],
    ['the lobby', (evening: Evening) => (evening.manages({ do: 'stop' }), evening.manages({ do: 'toLobby' }))],
  ])('look the same to those who watch a minute behind: %s', (_, happens) => {
    expect(secondsOf(happens)).toEqual(nothing)
  })
})

describe('the host', () => {
  it('turns it on: who watches stays where they are until it has caught up with them', () => {
    const evening = table(0)
    says(evening, 'before')
    evening.manages({ do: 'setDelay', delay: 60 })
    says(evening, 'after')
    expect(watched(evening)).toMatchObject({ room: { delay: 60 } })
    expect(said(evening)).toEqual(['before'])
    passes(evening, MINUTE - 1)
    expect(said(evening)).toEqual(['before'])
    passes(evening, 1)
    expect(said(evening)).toEqual(['before', 'after'])
  })

  it('makes it longer or shorter: nothing that was shown is taken back, and nothing comes too soon', () => {
    const evening = table(15)
    says(evening, 'one')
    passes(evening, 15 * SECOND)
    says(evening, 'two')
    evening.manages({ do: 'setDelay', delay: 180 })
    expect(said(evening)).toEqual(['one'])
    passes(evening, 3 * MINUTE - 1)
    expect(said(evening)).toEqual(['one'])
    evening.manages({ do: 'setDelay', delay: 60 })
    expect(said(evening)).toEqual(['one', 'two'])
  })

  it('turns it off: everything is shown at once, and everybody is told', () => {
    const evening = table()
    says(evening, 'one')
    evening.manages({ do: 'setDelay', delay: 0 })
    expect(said(evening)).toEqual(['one'])
    expect(evening.room.past).toEqual([])
    const notes = watched(evening).talk.flatMap((line) =>
      line.kind === 'noted' && line.note === 'delay' ? [line.about] : [],
    )
    expect(notes).toEqual(['60', '0'])
    expect(roomFacts(evening.room, evening.moment())).not.toHaveProperty('delay')
  })
})
