import { describe, expect, it } from 'vitest'
import { titleOf } from '@robot-night/engine'
import { playByAlarms } from '../../measure/proofs/faults/alarms/run.ts'
import { wrongsOf as wrongsByAlarms } from '../../measure/proofs/faults/alarms/figures.ts'
import { faultsBy } from '../../measure/proofs/faults/machine/faults.ts'
import { FORMER, NEXT, OF_OTHER_RULES } from '../../measure/proofs/faults/builds/builds.ts'
import { endedUnkindly } from '../../measure/proofs/faults/builds/otherRules.ts'
import { leastEvictions, wrongsOf } from '../../measure/proofs/faults/evictions/figures.ts'
import { playForgetfully } from '../../measure/proofs/faults/evictions/run.ts'
import { besiege, wrongs } from '../../measure/proofs/faults/run.ts'
import { MANY_LOOKS } from '../../measure/wire/rooms.ts'

const game = titleOf('robot-revolution')!
/** One with windows, in which several are asked at once. */
const derby = titleOf('cardbot-derby')!
const about = { game, seed: 'mishaps' }

it.concurrent('a room that loses its memory after every message plays the same match', async () => {
  const forgotten = await playForgetfully({ ...about, tables: [{ people: 3, bots: 1 }] })
  expect(wrongsOf(forgotten)).toEqual([])
  expect(forgotten.messages).toBeGreaterThan(30)
  expect(forgotten.evictions).toBeGreaterThanOrEqual(leastEvictions(forgotten))
})

it.concurrent('nor does it where several are asked at once', async () => {
  const forgotten = await playForgetfully({ game: derby, seed: 'mishaps', tables: [{ people: 3, bots: 0 }] })
  expect(wrongsOf(forgotten)).toEqual([])
  expect(forgotten.messages).toBeGreaterThan(8)
  expect(forgotten.evictions).toBeGreaterThanOrEqual(leastEvictions(forgotten))
})

it.concurrent.each([game, derby])(
  'alarms of $id that come doubled, early, minutes late or after the end do nothing twice, and take nobody’s time',
  async (game) => {
    const heard = await playByAlarms({ game, seed: 'mishaps', matches: 1 })
    expect(wrongsByAlarms(heard)).toEqual([])
    expect(heard.rung).toBeGreaterThan(40)
  },
)

it.concurrent.each(faultsBy('mishaps').filter(({ isCounted }) => isCounted))(
  '$name loses nothing, and nothing is done twice',
  async ({ plants }) => {
    const companies = [{ people: 3, bots: 1, isMirrored: false }]
    const siege = { ...about, companies, plants, kills: 1, looks: MANY_LOOKS, until: 'all' } as const
    const damage = await besiege({ ...siege, progress: () => undefined })
    expect(wrongs(damage)).toEqual([])
    expect(damage.strikes).toBeGreaterThan(0)
  },
)

describe('another build in the middle of a match', () => {
  it.concurrent('goes on with it, though it knows nothing of the old snapshots and says more', async () => {
    const builds = [FORMER, NEXT]
    const companies = [{ people: 4, bots: 2, isMirrored: true }]
    const damage = await besiege({ ...about, companies, kills: 4, builds, until: 'all', progress: () => undefined })
    expect(wrongs(damage)).toEqual([])
    expect(damage.compared).toBeGreaterThan(10)
  })

  it.concurrent('ends the match kindly where the rules are others, and deals again', async () => {
    const company = { people: 2, bots: 0, isMirrored: false }
    expect(await endedUnkindly({ ...about, company, build: OF_OTHER_RULES })).toEqual([])
  })
})
