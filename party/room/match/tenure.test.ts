import { describe, expect, it } from 'vitest'
import { firstSight, greeting, roomFacts } from '../watching/frames.ts'
import { chairOf, viewerOf } from '../state/seats.ts'
import { Evening } from '../testing/evening.ts'

const TOM = 1
const LIMIT = 120_000

/** Mara, who has the lamp, Tom and Ida at play; `passes`: seats may pass on. */
function atPlay({ passes = false } = {}): Evening {
  const evening = new Evening()
  for (const name of ['Tom', 'Ida']) evening.joins(name)
  if (passes) evening.manages({ do: 'letTakeOver', on: true })
  evening.manages({ do: 'deal' })
  return evening
}
const notes = (evening: Evening) =>
  evening.room.talk.flatMap((line) => (line.kind === 'noted' ? [`${line.note} ${line.name}`.trim()] : []))
const sits = (evening: Evening, device: string, chair?: number) =>
  evening.takes({ kind: 'sit', device, wish: { name: 'Eva', ...(chair === undefined ? {} : { chair }) } }).refused
const sight = (evening: Evening, device: string) => firstSight(evening.room, device, evening.moment())
const whispers = (evening: Evening, to: number, more: { name?: string; guest?: number } = {}) =>
  evening.says('mara', { id: evening.id(), what: 'whisper', to, text: 'only for Tom', ...more }).refused
/** Tom goes, and a tin robot plays for him from then on. */
function replacedTom(evening: Evening): void {
  evening.goes('tom')
  evening.manages({ do: 'setBot', chair: TOM, on: true })
}
/** Until Tom has been away for longer than the table waits. */
function goneTom(evening: Evening): void {
  replacedTom(evening)
  evening.now += LIMIT
}

describe('a host who wants somebody’s cards for a friend', () => {
  const ATTACKS: [string, (evening: Evening) => void][] = [
    ['sends them home', (e) => e.manages({ do: 'clearChair', chair: TOM })],
    ['bans them', (e) => e.manages({ do: 'ban', chair: TOM })],
    [
      'bans them and takes it back',
      (e) => {
        e.manages({ do: 'ban', chair: TOM })
        e.manages({ do: 'unban', number: 1 })
      },
    ],
    ['cuts their line and has a tin robot play', replacedTom],
    ['does so and waits', goneTom],
    [
      'does so and has the tin robot stop',
      (e) => {
        replacedTom(e)
        e.manages({ do: 'setBot', chair: TOM, on: false })
      },
    ],
    [
      'passes the lamp, and the next one sends them home',
      (e) => {
        e.manages({ do: 'passHost', chair: 2 })
        e.manages({ do: 'clearChair', chair: TOM }, 'ida')
      },
    ],
  ]
  it.each(ATTACKS)('%s, with seats that do not pass on: the friend gets no seat', (_, attack) => {
    const evening = atPlay()
    evening.manages({ do: 'letTakeOver', on: true })
    attack(evening)
    evening.manages({ do: 'letTakeOver', on: true })
    expect(sits(evening, 'eva', TOM)).toEqual({ code: 'match_running' })
    expect(sits(evening, 'eva')).toEqual({ code: 'match_running' })
    expect(viewerOf(evening.room, 'eva')).toBe('spectator')
  })
  it.each(ATTACKS.filter(([name]) => name !== 'does so and waits'))(
    '%s, with seats that may pass on: the friend gets no seat either',
    (_, attack) => {
      const evening = atPlay({ passes: true })
      attack(evening)
      expect(sits(evening, 'eva', TOM)).toEqual({ code: 'chair_taken' })
      expect(sits(evening, 'eva')).toEqual({ code: 'room_full' })
    },
  )

  it('makes the table’s limit shorter in the middle of the match: it stays as it was dealt', () => {
    const evening = new Evening({ pace: 'week' })
    evening.joins('Tom')
    evening.manages({ do: 'letTakeOver', on: true })
    evening.manages({ do: 'deal' })
    replacedTom(evening)
    evening.now += 3_600_000
    evening.manages({ do: 'setPace', pace: 'fast' })
    expect(sits(evening, 'eva', TOM)).toEqual({ code: 'chair_taken' })
  })

  it('cannot change whether seats pass on once a match is being shuffled', () => {
    const evening = new Evening()
    evening.joins('Tom')
    evening.comesToThrow('tom')
    evening.manages({ do: 'deal' })
    expect(evening.room.facts.shuffle).not.toBeNull()
    expect(evening.manages({ do: 'letTakeOver', on: true }).refused).toEqual({ code: 'wrong_stage' })
  })

  it('puts somebody else’s device on the chair by a way that nobody thought of: it shows them nothing', () => {
    const evening = atPlay()
    const eva = { ...evening.room.devices[0]!, hash: 'eva', chair: TOM }
    const chairs = evening.room.facts.chairs.with(TOM, {
      ...{ kind: 'person', name: 'Eva', guest: 9, botSince: null, awayFrom: null, votes: [], isMuted: false },
    })
    const facts = { ...evening.room.facts, chairs }
    evening.room = { ...evening.room, facts, devices: [...evening.room.devices, eva] }
    expect(viewerOf(evening.room, 'eva')).toBe('spectator')
    expect(sight(evening, 'eva').hello.me).toEqual({ chair: TOM, seat: null })
    expect(sight(evening, 'eva').table).toEqual(sight(evening, 'otto').table)
    evening.comes('eva')
    expect(evening.answers('eva', {}).refused).toEqual({ code: 'not_seated' })
  })
})

describe('somebody who is removed in the middle of a match', () => {
  it('sees the seat no more, nor does anybody: a tin robot plays it to the end', () => {
    const evening = atPlay({ passes: true })
    evening.manages({ do: 'clearChair', chair: TOM })
    evening.now += 10 * LIMIT
    expect([sits(evening, 'tom', TOM), sits(evening, 'eva', TOM)]).toEqual([
      { code: 'match_running' },
      { code: 'chair_taken' },
    ])
    expect(evening.chair(TOM)).not.toHaveProperty('opensAt')
    expect(evening.room.talk.at(-1)).toMatchObject({
      note: 'sentHome',
      name: 'Tom',
      about: evening.room.facts.chairs[TOM]?.kind === 'bot' ? evening.room.facts.chairs[TOM].name : '',
    })
    evening.manages({ do: 'stop' })
    expect(sits(evening, 'tom', 4)).toBeNull()
  })

  it('lets nobody in by an invitation or a ticket from before', () => {
    const evening = atPlay()
    evening.manages({ do: 'passHost', chair: TOM })
    evening.manages({ do: 'invite', chair: 4, ticket: 'i'.repeat(43) }, 'tom')
    evening.own({ do: 'handOff', use: 'mirror', ticket: 't'.repeat(43) }, 'tom')
    evening.manages({ do: 'passHost', chair: 0 }, 'tom')
    evening.manages({ do: 'ban', chair: TOM })
    expect(evening.room.tickets.map(({ end }) => end)).toEqual(['revoked', 'revoked'])
  })
})

describe('somebody who leaves in the middle of a match', () => {
  it('is played by a tin robot, all are told, and they get their own seat again, locked or not', () => {
    const evening = atPlay()
    const view = evening.scene('tom')
    evening.own({ do: 'leave' }, 'tom')
    expect(evening.last.closing).toEqual([{ socket: "tom's phone", reason: 'seatChanged' }])
    expect(viewerOf(evening.room, 'tom')).toBe('spectator')
    expect(evening.chair(TOM)).toMatchObject({ kind: 'bot' })
    evening.manages({ do: 'lock', on: true })
    evening.room = evening.woken()
    expect(sits(evening, 'tom', 4)).toBeNull()
    expect(evening.chair(TOM)).toMatchObject({ kind: 'person', name: 'Tom', guest: 2 })
    expect(evening.scene('tom')).toEqual(view)
    expect(notes(evening).slice(-3)).toEqual(['left Tom', 'locked', 'returned Tom'])
  })

  it('is nobody whom the list of public tables brings back without asking', () => {
    const evening = atPlay()
    evening.manages({ do: 'setPublic', on: true })
    evening.own({ do: 'leave' }, 'tom')
    const wish = { name: 'Tom' }
    expect(evening.takes({ kind: 'sit', device: 'tom', wish, isStranger: true }).refused).toEqual({
      code: 'match_running',
    })
  })

  it('leaves a muted seat as a muted person', () => {
    const evening = atPlay()
    evening.manages({ do: 'mute', chair: TOM, on: true })
    evening.own({ do: 'leave' }, 'tom')
    sits(evening, 'tom')
    expect(evening.chair(TOM)).toMatchObject({ muted: true })
  })

  it('has the match wait where nobody is left, until one of them is back', () => {
    const evening = new Evening()
    evening.manages({ do: 'seatBot', chair: null })
    evening.manages({ do: 'deal' })
    evening.own({ do: 'leave' }, 'mara')
    expect(evening.waits()).toBe(false)
    sits(evening, 'mara')
    evening.comes('mara')
    expect(evening.room.facts).toMatchObject({ host: 0, stage: 'playing' })
    expect(evening.scene('mara').asks).not.toBeNull()
  })

  it('has nothing more to do with that chair in the next match, in which a tin robot is dealt to there', () => {
    const evening = atPlay({ passes: true })
    evening.own({ do: 'leave' }, 'tom')
    evening.manages({ do: 'stop' })
    evening.manages({ do: 'deal' })
    expect(evening.chair(TOM)).toEqual({ kind: 'bot', name: expect.any(String) })
    expect(sight(evening, 'tom').hello.me).not.toHaveProperty('left')
    expect([sits(evening, 'tom', TOM), sits(evening, 'eva', TOM)]).toEqual([
      { code: 'chair_taken' },
      { code: 'chair_taken' },
    ])
  })

  it('is told so when they look, as long as the seat is theirs', () => {
    const evening = atPlay({ passes: true })
    evening.own({ do: 'leave' }, 'tom')
    expect(sight(evening, 'tom').hello.me).toEqual({ chair: null, seat: null, left: TOM })
    sits(evening, 'eva', TOM)
    expect(sight(evening, 'tom').hello.me).toEqual({ chair: null, seat: null })
  })

  it('gets no other seat of this match, which they have seen with other eyes', () => {
    const evening = atPlay({ passes: true })
    evening.own({ do: 'leave' }, 'tom')
    expect(sits(evening, 'eva', TOM)).toBeNull()
    evening.own({ do: 'leave' }, 'ida')
    expect(sits(evening, 'tom', 2)).toEqual({ code: 'match_running' })
    evening.room = evening.woken()
    expect(sits(evening, 'tom')).toEqual({ code: 'match_running' })
    expect(sits(evening, 'uli', 2)).toBeNull()
  })
})

describe('where seats may pass on', () => {
  it('all see so before the deal and after it, and from when on a seat is free for somebody new', () => {
    const evening = atPlay({ passes: true })
    expect(notes(evening)).toContain('takeOver')
    expect(roomFacts(evening.room, evening.moment())).toMatchObject({ takeOver: true })
    replacedTom(evening)
    expect(evening.chair(TOM)).toMatchObject({ botPlays: true, opensAt: evening.now + LIMIT })
    evening.own({ do: 'leave' }, 'ida')
    expect(evening.chair(2)).toMatchObject({ kind: 'bot', opensAt: evening.now })
  })

  it('one whose person has been away past the limit goes to who asks: with its view, without its person’s whispers', () => {
    const evening = atPlay({ passes: true })
    whispers(evening, TOM)
    const view = evening.scene('tom')
    goneTom(evening)
    expect(sits(evening, 'eva')).toBeNull()
    evening.comes('eva')
    expect(evening.chair(TOM)).toMatchObject({
      kind: 'person',
      name: 'Eva',
      presence: 'here',
      botPlays: false,
      guest: 4,
    })
    expect(evening.room.talk.at(-1)).toMatchObject({ note: 'tookOver', name: 'Eva', about: 'Tom' })
    expect(evening.scene('eva').view).toEqual(view.view)
    expect(sight(evening, 'eva').whispers).toBeUndefined()
    evening.comes('tom')
    expect(viewerOf(evening.room, 'tom')).toBe('spectator')
    expect(sits(evening, 'tom')).toEqual({ code: 'match_running' })
    expect(evening.woken()).toMatchObject({ facts: evening.room.facts, head: evening.room.head })
  })

  it('nobody gets one whose person is back in time, or one that is not played by a tin robot', () => {
    const evening = atPlay({ passes: true })
    evening.goes('tom')
    evening.now += 10 * LIMIT
    expect(sits(evening, 'eva', TOM)).toEqual({ code: 'chair_taken' })
    evening.manages({ do: 'setBot', chair: TOM, on: true })
    evening.comes('tom')
    expect(sits(evening, 'eva', TOM)).toEqual({ code: 'chair_taken' })
    expect(chairOf(evening.room, 'tom')).toBe(TOM)
  })

  it('nobody gets one that was dealt to a tin robot', () => {
    const evening = new Evening()
    evening.manages({ do: 'seatBot', chair: 1 })
    evening.manages({ do: 'letTakeOver', on: true })
    evening.manages({ do: 'deal' })
    expect(sits(evening, 'eva', 1)).toEqual({ code: 'chair_taken' })
  })

  it('a pause does not count as being away', () => {
    const evening = atPlay({ passes: true })
    replacedTom(evening)
    evening.manages({ do: 'pause', on: true })
    evening.now += 10 * LIMIT
    expect(sits(evening, 'eva', TOM)).toEqual({ code: 'chair_taken' })
    evening.manages({ do: 'pause', on: false })
    expect(sits(evening, 'eva', TOM)).toEqual({ code: 'chair_taken' })
  })

  it('words for who sat there do not reach who sits there now, whatever they call themselves', () => {
    const evening = atPlay({ passes: true })
    goneTom(evening)
    evening.takes({ kind: 'sit', device: 'eva', wish: { name: 'Tom', chair: TOM } })
    expect(evening.chair(TOM)).toMatchObject({ name: 'Tom 2' })
    evening.comes('eva')
    evening.own({ do: 'rename', name: 'Tom' }, 'eva')
    expect(evening.chair(TOM)).toMatchObject({ name: 'Tom 2' })
    expect(whispers(evening, TOM, { name: 'Tom' })).toEqual({ code: 'no_such_chair' })
    expect(whispers(evening, TOM, { guest: 2 })).toEqual({ code: 'no_such_chair' })
    expect(whispers(evening, TOM, { guest: 4 })).toBeNull()
  })

  it('holds from the next deal on if it is said between matches', () => {
    const evening = atPlay()
    evening.manages({ do: 'stop' })
    evening.manages({ do: 'letTakeOver', on: true })
    evening.manages({ do: 'deal' })
    goneTom(evening)
    expect(sits(evening, 'eva', TOM)).toBeNull()
  })
})

describe('who comes back as somebody else', () => {
  /** What is sent to a device that says to have as many frames as it would have now. */
  function comesBack(evening: Evening, device: string) {
    const { room } = evening
    const [match, viewer] = [room.head?.id ?? '', viewerOf(room, device)]
    const n = room.match?.log.at(-1)?.ns.at(viewer === 'spectator' ? -1 : viewer) ?? 0
    return greeting(room, device, { kept: { match, n }, at: evening.moment() })
  }

  it('is shown the table whole, also if the number of frames happens to be the same', () => {
    const evening = atPlay()
    evening.manages({ do: 'clearChair', chair: TOM })
    expect(comesBack(evening, 'tom').table).toMatchObject({ since: 0, scene: evening.sceneOf('spectator') })
    evening.own({ do: 'leave' }, 'ida')
    expect(comesBack(evening, 'ida').table).toMatchObject({ scene: evening.sceneOf('spectator') })
    sits(evening, 'ida')
    expect(comesBack(evening, 'ida').table).toMatchObject({ scene: evening.sceneOf(2) })
  })

  it('is sent nothing again as who they were', () => {
    const evening = atPlay()
    for (const device of ['tom', 'otto']) expect(comesBack(evening, device)).not.toHaveProperty('table')
  })
})

it('a banned device gives itself no name among the watchers', () => {
  const evening = atPlay()
  evening.manages({ do: 'ban', chair: TOM })
  expect(evening.names('tom', 'Tomtom').refused).toEqual({ code: 'banned' })
  expect(evening.room.devices.some(({ watcher }) => watcher !== undefined)).toBe(false)
})
