import { LIMITS } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import { dueJob } from '../match/archiveQueue.ts'
import { isStillShown } from '../state/shown.ts'
import type { Evening } from '../testing/evening.ts'
import type { Room } from '../state/room.ts'
import { SECOND, MINUTE, watched, said, says, passes, table } from '../testing/delayed.ts'

describe('a room that has lost its memory', () => {
  it('shows no table until what it has stored may be seen', () => {
    const evening = table()
    evening.manages({ do: 'deal' })
    says(evening, 'one')
    passes(evening, 20 * SECOND)
    evening.room = evening.woken()
    expect(watched(evening)).toMatchObject({
      table: null,
      talk: [],
      room: { stage: 'lobby', match: null, covered: true },
    })
    says(evening, 'two')
    passes(evening, 40 * SECOND)
    expect(said(evening)).toEqual(['one'])
    expect(watched(evening).table).not.toBeNull()
    passes(evening, 20 * SECOND)
    expect(said(evening)).toEqual(['one', 'two'])
    expect(evening.room.past).toEqual([])
  })

  it('shows it no later for what only a seat was shown', () => {
    const waking = (isDrafting: boolean) => {
      const evening = table()
      evening.joins('Ida')
      evening.manages({ do: 'deal' })
      passes(evening, 30 * SECOND)
      if (isDrafting) drafts(evening)
      evening.room = evening.woken()
      const seen = []
      for (let second = 0; second < 70; second++, passes(evening, SECOND)) seen.push(watched(evening))
      return seen
    }
    expect(JSON.stringify(waking(true))).toBe(JSON.stringify(waking(false)))
  })

  it('when all had been shown shows all', () => {
    const evening = table()
    says(evening, 'one')
    passes(evening, MINUTE)
    const room: Room = evening.woken()
    expect(room.past).toEqual([])
    expect(said(evening, room)).toEqual(['one'])
  })

  it('and wakes when all may be shown knows that nobody has been told', () => {
    const evening = table()
    says(evening, 'one')
    evening.now += MINUTE
    evening.room = evening.woken()
    expect(said(evening)).toEqual(['one'])
    expect(evening.room.past).toHaveLength(1)
    evening.takes({ kind: 'alarm', bots: 'think' })
    expect(evening.rows.isDelayed).toBe(false)
  })
})

/** Mara prepares her answer, which nobody else hears of. */
function drafts(evening: Evening): void {
  const { asks, beat } = evening.scene('mara')
  const { hand } = asks?.prompt as { hand: string[] }
  const match = evening.room.head?.id ?? ''
  const action = { card: hand[0], claim: 'ruby' }
  const drafted = evening.says('mara', { id: evening.id(), what: 'offer', match, beat, kind: 'draft', action })
  expect(drafted.refused).toBeNull()
}

describe('a match that has ended', () => {
  it('is over for those who watch when they have seen its end, and is not given away before', () => {
    const evening = table(60, { hasArchive: true })
    evening.manages({ do: 'deal' })
    const id = evening.room.head?.id ?? ''
    evening.manages({ do: 'stop' })
    passes(evening, MINUTE - 1)
    expect(isStillShown(evening.room, id, evening.moment())).toBe(true)
    expect(dueJob(evening.room, evening.now)).toBeNull()
    expect(watched(evening)).not.toHaveProperty('night')
    passes(evening, 1)
    expect(isStillShown(evening.room, id, evening.moment())).toBe(false)
    expect(dueJob(evening.room, evening.now)).toMatchObject({ match: id })
    expect(watched(evening)).toMatchObject({ room: { stage: 'over' }, night: [{ id }] })
  })

  it('is not given away before either where so many were stopped since that it is listed no more', () => {
    const evening = table(60)
    evening.manages({ do: 'deal' })
    const id = evening.room.head?.id ?? ''
    for (let match = 0; match <= LIMITS.nightKept; match++) {
      if (match > 0) evening.manages({ do: 'deal' })
      evening.manages({ do: 'stop' })
    }
    expect(evening.room.night.some((listed) => listed.id === id)).toBe(false)
    expect(isStillShown(evening.room, id, evening.moment())).toBe(true)
    passes(evening, MINUTE)
    expect(isStillShown(evening.room, id, evening.moment())).toBe(false)
  })

  it('goes to the archive as late as its end is seen, also where the delay is made longer meanwhile', () => {
    const evening = table(15, { hasArchive: true })
    evening.manages({ do: 'deal' })
    evening.manages({ do: 'stop' })
    evening.manages({ do: 'setDelay', delay: 180 })
    passes(evening, 3 * MINUTE - 1)
    expect(watched(evening)).not.toHaveProperty('night')
    expect(dueJob(evening.room, evening.now)).toBeNull()
    passes(evening, 1)
    expect(watched(evening)).toHaveProperty('night')
    expect(dueJob(evening.room, evening.now)).not.toBeNull()
  })

  it('goes to the archive at once when the delay is taken back', () => {
    const evening = table(180, { hasArchive: true })
    evening.manages({ do: 'deal' })
    evening.manages({ do: 'stop' })
    evening.manages({ do: 'setDelay', delay: 0 })
    expect(dueJob(evening.room, evening.now)).not.toBeNull()
  })
})

describe('what is remembered', () => {
  it('holds nothing that only a seat may know', () => {
    const evening = table(60, { title: 'robot-revolution' })
    for (const name of ['Ida', 'Ben', 'Eva']) evening.joins(name)
    evening.manages({ do: 'deal' })
    passes(evening, SECOND)
    const { match } = evening.room.past.at(-1)!.room
    const [ofAll] = match!.scenes.slice(-1)
    for (const scene of match!.scenes) expect(scene).toBe(ofAll)
    expect(ofAll).toEqual(evening.sceneOf('spectator'))
  })
})
