import { expect, test } from '../../fixtures.ts'
import { accessible } from '../../table/accessible.ts'
import { MOVING } from '../../table/Evening.ts'
import type { Guest } from '../../table/Guest.ts'
import { barSaying, joinByCode, watch } from '../../table/room.ts'
import { plantingFor, witness, type Witness } from '../../table/witness.ts'
import { leaks } from './leaks.ts'
import { plays } from './playing.ts'
import { dealWith, ended, logOf, makeTable, mine, said, uncover, viewOf } from './table.ts'

test('a whole match of five by clicking: host on a desktop, friend on a phone, three tin robots', async ({
  evening,
}) => {
  // Ties at the top make some matches long.
  test.setTimeout(420_000)
  const host = await evening.invite('Mara', 'desktop')
  const friend = await evening.invite('Ben', 'phone', MOVING)
  const watcher = await evening.invite('Ida', 'desktop')
  const all = [host, friend, watcher]
  const code = await makeTable(host)
  await joinByCode(friend, code)
  await watch(watcher, code)
  await dealWith(host, ['Trundle', 'Gyro', 'Boiler'])

  await test.step('a page is loaded again in the middle of a window', async () => {
    await untilWindow(host, friend)
    const { robot, power } = viewOf(host)?.own ?? {}
    await host.reload()
    await uncover(host)
    await expect(mine(host).getByRole('heading', { name: robot ?? '' })).toBeVisible()
    await expect(mine(host).getByLabel(said(host).cards.powerOf(power ?? 1), { exact: true })).toBeVisible()
  })

  await test.step('it is played to the end', async () => {
    await Promise.all([plays(host, { passes: true }), plays(friend, { aim: 'Mara', passes: true })])
    for (const guest of all) {
      await expect(ended(guest)).toBeVisible({ timeout: 30_000 })
      await expect(barSaying(guest, guest.words.over.title)).toBeVisible()
    }
    await accessible(friend, 'over')
    expect(logOf(host).filter(({ kind }) => kind === 'conversionEnded').length).toBeGreaterThan(1)
  })

  await test.step('nothing that was told told too much', async () => {
    expect(leaks(await Promise.all(all.map(witness)))).toEqual([])
    for (const [what, told] of planted(await witness(watcher))) expect(leaks([told]), what).not.toEqual([])
  })
})

/** They play until somebody is attacked. From then on neither of them does anything, however long the other takes to notice. */
function untilWindow(host: Guest, friend: Guest): Promise<void> {
  let wasOpen = false
  const isOpen = () => (wasOpen ||= ['answer', 'react'].includes(viewOf(host)?.phase.kind ?? ''))
  return Promise.race([plays(friend, { aim: 'Mara' }, isOpen), plays(host, { aim: 'Ben' }, isOpen)])
}

/** What a watcher might be told too much, right after the deal. */
function planted(watcher: Witness): [string, Witness][] {
  const { frame, page } = plantingFor(watcher)
  const own = { robot: 'PushBot', power: 7, allegiance: 'E' }
  const showed = { kind: 'showed', seat: 1, to: [0], showed: { what: 'power', value: 7 }, byRule: false }
  return [
    ['a robot in the view', frame({ patch: [['/view/hint', 'PushBot']] })],
    ['a power that nobody showed', frame({ patch: [['/view/seats/1/power', 7]] })],
    ['somebody’s own cards', frame({ patch: [['/view/own', own]] })],
    ['a private show', frame({ patch: [['/view/whispered', [showed]]] })],
    ['a private show, in the log', frame({ told: [showed] })],
    ['what another was dealt', frame({ told: [{ kind: 'dealt', round: 1, seat: 2, own }] })],
    ['that somebody missed their call', frame({ told: [{ kind: 'missed', seat: 1 }] })],
    ['a robot on a page', page('<i title="PushBot"></i>')],
  ]
}
