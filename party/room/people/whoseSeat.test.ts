import { describe, expect, it } from 'vitest'
import { viewerOf } from '../state/seats.ts'
import { Evening } from '../testing/evening.ts'
import { TOM, LIMIT, atPlay, notes, sits, sight, replacedTom, goneTom } from '../testing/whoseSeat.ts'

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
      'makes somebody else the host, and that one sends them home',
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

  it('is sent nothing of the hand after the match either, on the chair where they had it', () => {
    const evening = atPlay()
    evening.manages({ do: 'clearChair', chair: TOM })
    evening.manages({ do: 'stop' })
    expect(sits(evening, 'tom', TOM)).toBeNull()
    expect(viewerOf(evening.room, 'tom')).toBe('spectator')
    expect(sight(evening, 'tom').table).toEqual(sight(evening, 'otto').table)
    evening.room = evening.woken()
    expect(viewerOf(evening.room, 'tom')).toBe('spectator')
    evening.manages({ do: 'deal' })
    expect(viewerOf(evening.room, 'tom')).toBe(1)
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
