import { describe, expect, it } from 'vitest'
import { Evening, playsOut } from '../testing/evening.ts'
import { MINUTE, passes, table, watched } from '../testing/delayed.ts'

const title = 'not-a-robot'
const SAYS = { typed: true, filtered: false, bots: false } as const

const claims = (evening: Evening) =>
  evening.says('mara', { id: evening.id(), what: 'claim', title, kind: 'role', value: 'robot' })

/** In each round Mara claims to be the Robot; what she really was, by round. */
function pretends(evening: Evening): string[] {
  evening.manages({ do: 'setTalk', ...SAYS })
  evening.manages({ do: 'deal' })
  const said = new Set<unknown>()
  const claimsOnce = () => {
    const { round } = Object(evening.scene('mara').view)
    if (said.has(round) || evening.room.facts.stage !== 'playing') return
    said.add(round)
    expect(claims(evening).refused).toBeNull()
  }
  claimsOnce()
  playsOut(evening, claimsOnce)
  const heard = (evening.room.match?.log ?? []).flatMap(({ told }) => told.map(({ event }): object => event))
  return heard.flatMap((event) => ('roles' in event && Array.isArray(event.roles) ? [String(event.roles[0])] : []))
}

function withBots(evening: Evening): Evening {
  for (let bots = 0; bots < 3; bots++) evening.manages({ do: 'seatBot', chair: null })
  return evening
}

describe('what a match is remembered for', () => {
  it('is the best of the lies that were told to all', () => {
    const evening = withBots(new Evening({ title }))
    const roles = pretends(evening)
    expect(roles).toContain('human')
    const [match] = evening.room.night
    expect(match?.highlights?.lie).toMatchObject({ seat: 0, kind: 'role', value: 'robot', truth: 'human' })
    const { round = 0, moment = 0 } = match?.highlights?.lie ?? {}
    expect(roles[round - 1]).toBe('human')
    const moves = (evening.room.match?.log ?? []).filter(({ move }) => move)
    expect(moment).toBeGreaterThan(0)
    expect(moment).toBeLessThanOrEqual(moves.length)
    expect(evening.woken().night).toEqual(evening.room.night)
  })

  it('is the boldest move, as the title measures it', () => {
    const evening = withBots(new Evening({ title: 'robot-revolution' }))
    evening.manages({ do: 'deal' })
    playsOut(evening, () => undefined)
    const { bold } = evening.room.night[0]?.highlights ?? {}
    const told = (evening.room.match?.log ?? []).filter(({ move }) => move)[(bold?.moment ?? 0) - 1]?.told ?? []
    expect(bold).toMatchObject({ kind: 'breakthrough' })
    expect(told.map(({ event }) => event)).toContainEqual(
      expect.objectContaining({ kind: 'battle', outcome: 'breakthrough', winner: bold?.seat }),
    )
  })

  it.each([
    ['a claim that was made to everyone, if it was a lie', {}, 1],
    ['nothing that was whispered', { to: 1 }, 0],
  ])('is %s', (_, to, lies) => {
    const classic = 'evil-robots-classic'
    const evening = new Evening({ title: classic, options: { winPoints: 1 } })
    evening.joins('Tom')
    withBots(evening)
    evening.manages({ do: 'setTalk', ...SAYS })
    evening.manages({ do: 'deal' })
    const { own } = Object(evening.scene('mara').view)
    const claim = { title: classic, kind: 'power', value: own.power === 7 ? '8' : '7' }
    expect(evening.says('mara', { id: evening.id(), what: 'claim', ...claim, ...to }).refused).toBeNull()
    evening.own({ do: 'leave' }, 'tom')
    playsOut(evening, () => undefined)
    expect(evening.room.night).toMatchObject([{ ended: null }])
    expect(evening.room.night.flatMap(({ highlights }) => highlights?.lie ?? [])).toHaveLength(lies)
  })

  it('is nothing at all where the match was stopped', () => {
    const evening = withBots(new Evening({ title }))
    evening.manages({ do: 'deal' })
    evening.manages({ do: 'stop' })
    expect(evening.room.night[0]).not.toHaveProperty('highlights')
  })

  it('comes no sooner to those who watch a minute behind than the end of the match', () => {
    const evening = withBots(table(60, { title }))
    evening.own({ do: 'leave' }, 'tom')
    passes(evening, 2 * MINUTE)
    pretends(evening)
    expect(evening.room.night[0]).toHaveProperty('highlights.lie')
    passes(evening, MINUTE - 1)
    expect(JSON.stringify(watched(evening))).not.toContain('highlights')
    passes(evening, 1)
    expect(watched(evening).night).toEqual(evening.room.night)
  })

  it('stays covered where the room no longer knows what they have seen', () => {
    const evening = withBots(table(60, { title }))
    evening.own({ do: 'leave' }, 'tom')
    pretends(evening)
    evening.room = evening.woken()
    expect(watched(evening)).toMatchObject({ room: { covered: true } })
    expect(watched(evening)).not.toHaveProperty('night')
    passes(evening, MINUTE)
    expect(watched(evening).night).toEqual(evening.room.night)
  })
})
