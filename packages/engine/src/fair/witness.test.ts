import { describe, expect, it } from 'vitest'
import type { Viewer } from '../core/game.ts'
import { TITLES, titleOf } from '../games/index.ts'
import { forgeryOf, matchFile, witnessOf } from './testing.ts'
import { verifyMatch, type Verdict } from './verify.ts'
import { witnessFrom, type Testimony, type Witness } from './witness.ts'

const game = titleOf('robot-revolution')!
const wished = { game, seats: 3, throwing: [0, 2] }
const record = matchFile(wished)
const forged = forgeryOf(wished, record)

function heard(
  file: unknown,
  witness: Witness | null,
  titles = TITLES,
): Pick<Verdict, 'verdict'> & { says: Testimony } {
  const { verdict, checks } = verifyMatch(file, titles, { witness })
  const about = checks.find(({ name }) => name === 'witness')?.about
  if (about?.kind !== 'witness') throw new Error('no testimony')
  return { verdict, says: about.says }
}

describe('a device that was there', () => {
  it.each([0, 1, 2, 'spectator'] as const)('vouches for what %s saw, without anybody’s signature', (viewer) => {
    expect(heard(record, witnessOf(record, viewer, { game }))).toEqual({ verdict: 'ok', says: { is: 'all' } })
  })

  it('that came late says from where on it can vouch, and one that left before the end up to where', () => {
    const whole = witnessOf(record, 'spectator', { game })
    const late = witnessOf(record, 'spectator', { game, from: 5 })
    const [from, of] = [5, whole.told]
    expect(heard(record, late)).toEqual({ verdict: 'unvouched', says: { is: 'part', from, to: of, of } })
    const left = witnessOf(record, 'spectator', { game, told: 7 })
    expect(heard(record, left)).toEqual({ verdict: 'unvouched', says: { is: 'part', from: 0, to: 7, of } })
  })

  it('that did not see the end vouches for what it was told, and not for the end', () => {
    const blind = { ...witnessOf(record, 1, { game }), seen: null }
    expect(heard(record, blind)).toMatchObject({ verdict: 'unvouched', says: { is: 'part', to: blind.told } })
  })

  it('that kept nothing says so, and so does one of another match or of no seat in it', () => {
    expect(heard(record, null)).toEqual({ verdict: 'unvouched', says: { is: 'none' } })
    const witness = witnessOf(record, 0, { game })
    expect(heard(record, { ...witness, match: 'another' }).says).toEqual({ is: 'other' })
    expect(heard(record, { ...witness, viewer: 5 }).says).toEqual({ is: 'other' })
  })
})

describe('an attack', () => {
  it.each(TITLES.map((title) => [title.id, title] as const))(
    '%s: six moves are kept, the others made up: everybody who was there finds it, and names the event',
    (_, title) => {
      const asked = { game: title, seats: title.seats.min, throwing: [0, 1] }
      const played = matchFile(asked)
      const other = forgeryOf(asked, played)
      const viewers: Viewer[] = [...played.seats.keys(), 'spectator']
      for (const viewer of viewers) {
        const { verdict, says } = heard(other, witnessOf(played, viewer, { game: title }))
        expect(verdict).toBe('wrong')
        expect(says).toMatchObject({ is: 'event', event: expect.any(Number) })
        expect(heard(played, witnessOf(played, viewer, { game: title })).verdict).toBe('ok')
      }
    },
  )

  it('the event that is named is the first that differs, and the move is that after which it was told', () => {
    const [was, is] = [record, forged].map((file) => witnessOf(file, 'spectator', { game }))
    const { says } = heard(forged, was!)
    if (says.is !== 'event') throw new Error('it is not named')
    expect(says.move).toBeGreaterThan(5)
    const upTo = (file: typeof record) => witnessOf(file, 'spectator', { game, told: says.event - 1 })
    expect(upTo(forged).chain).toBe(upTo(record).chain)
    expect(is!.marks.slice(0, says.event * 4)).not.toBe(was!.marks.slice(0, says.event * 4))
  })

  it('is found even by a device that left early, if the forged part had begun', () => {
    const witness = witnessOf(record, 'spectator', { game })
    const left = { ...witnessOf(record, 'spectator', { game, told: witness.told - 3 }), from: 2 }
    expect(heard(forged, left)).toMatchObject({ verdict: 'wrong', says: { is: 'event' } })
  })

  it('a match that was cut short is found by a device that was told more', () => {
    const short = matchFile({ ...wished, stoppedAfter: 5 })
    const witness = witnessOf(record, 'spectator', { game })
    const { verdict, says } = heard(short, witness)
    expect(verdict).toBe('wrong')
    expect(says).toMatchObject({ is: 'event', kind: null })
  })

  it('a room that told a device two different things is found', () => {
    const strayed = { ...witnessOf(record, 0, { game }), strayed: 4 }
    expect(heard(record, strayed)).toEqual({ verdict: 'wrong', says: { is: 'strayed', event: 4 } })
  })

  it('what was told is the same, but another end was seen', () => {
    const other = { ...witnessOf(record, 0, { game }), seen: '0'.repeat(64) }
    expect(heard(record, other)).toEqual({ verdict: 'wrong', says: { is: 'view' } })
  })
})

describe('a record that cannot be played again', () => {
  const short = { ...record, moves: null }
  const later = [{ ...game, version: 99 }]

  it('is held against the ends of the chains', () => {
    const witness = witnessOf(record, 1, { game })
    expect(heard(short, witness).says).toEqual({ is: 'all' })
    expect(heard(record, witness, later).says).toEqual({ is: 'all' })
    expect(heard({ ...forged, moves: null }, witness).says).toEqual({ is: 'somewhere' })
    expect(heard(short, witnessOf(record, 1, { game, told: 4 })).says).toEqual({ is: 'notReached' })
  })

  it('says nothing of that where it is from before there were chains', () => {
    const heardThen = record.seats.map(() => '0'.repeat(64))
    const before = { ...short, fair: { ...record.fair, form: 1, heard: heardThen } }
    expect(heard(before, witnessOf(record, 1, { game })).says).toEqual({ is: 'notReached' })
  })
})

it('what a device has kept is read from nothing else', () => {
  const witness = witnessOf(record, 1, { game })
  expect(witnessFrom(JSON.parse(JSON.stringify(witness)))).toEqual(witness)
  for (const odd of [null, 7, {}, { ...witness, more: 1 }, { ...witness, chain: 'x' }, { ...witness, told: -1 }])
    expect(witnessFrom(odd)).toBeNull()
})
