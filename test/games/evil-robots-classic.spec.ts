import type { Patch } from '@robot-night/protocol'
import { expect, test } from '../fixtures.ts'
import { accessible } from '../table/accessible.ts'
import type { Guest } from '../table/Guest.ts'
import { nothingKnown, told, type KnownTable, type Telling } from '../table/reading.ts'
import { barSaying, joinByCode, watch } from '../table/room.ts'
import { leaks, type Witness } from './evil-robots-classic/leaks.ts'
import { plays } from './evil-robots-classic/playing.ts'
import { dealWith, ended, logOf, makeTable, mine, said, uncover, viewOf } from './evil-robots-classic/table.ts'

test('a whole match of five by clicking: host on a desktop, friend on a phone, three tin robots', async ({
  evening,
}) => {
  // Ties at the top make some matches long.
  test.setTimeout(420_000)
  const host = await evening.invite('Mara', 'desktop')
  const friend = await evening.invite('Ben', 'phone')
  const watcher = await evening.invite('Ida', 'desktop')
  const all = [host, friend, watcher]
  const code = await makeTable(host)
  await joinByCode(friend, code)
  await watch(watcher, code)
  await dealWith(host, ['Trundle', 'Gyro', 'Boiler'])

  await test.step('a page is loaded again in the middle of a window', async () => {
    const inWindow = () => ['answer', 'react'].includes(viewOf(host)?.phase.kind ?? '')
    await Promise.race([plays(friend, { aim: 'Mara' }, inWindow), plays(host, { aim: 'Ben' }, inWindow)])
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
      await accessible(guest)
    }
    expect(logOf(host).filter(({ kind }) => kind === 'conversionEnded').length).toBeGreaterThan(1)
  })

  await test.step('nothing that was told told too much', async () => {
    expect(leaks(await Promise.all(all.map(witness)))).toEqual([])
    for (const [what, told] of planted(await witness(watcher))) expect(leaks([told]), what).not.toEqual([])
  })
})

const witness = async ({ name, ear }: Guest): Promise<Witness> => ({ name, tellings: await ear.all() })

/** What a watcher might be told too much, right after the deal. */
function planted(watcher: Witness): [string, Witness][] {
  const { tellings, table } = untilDealt(watcher)
  const after = (said: { patch?: Patch; told?: object[] }): Witness => {
    const { match, n } = table
    const frame = { table: { match, n: n + 1, since: n, patch: [], told: [], ...said } }
    return { name: 'planted', tellings: [...tellings, { from: 'frame', text: JSON.stringify(frame) }] }
  }
  const own = { robot: 'PushBot', power: 7, allegiance: 'E' }
  const showed = { kind: 'showed', seat: 1, to: [0], showed: { what: 'power', value: 7 }, byRule: false }
  const page: Telling = { from: 'page', text: '<i title="PushBot"></i>' }
  return [
    ['a robot in the view', after({ patch: [['/view/hint', 'PushBot']] })],
    ['a power that nobody showed', after({ patch: [['/view/seats/1/power', 7]] })],
    ['somebody’s own cards', after({ patch: [['/view/own', own]] })],
    ['a private show', after({ patch: [['/view/whispered', [showed]]] })],
    ['a private show, in the log', after({ told: [showed] })],
    ['what another was dealt', after({ told: [{ kind: 'dealt', round: 1, seat: 2, own }] })],
    ['that somebody missed their call', after({ told: [{ kind: 'missed', seat: 1 }] })],
    ['a robot on a page', { name: 'planted', tellings: [...tellings, page] }],
  ]
}

function untilDealt({ tellings }: Witness): { tellings: readonly Telling[]; table: KnownTable } {
  let known = nothingKnown
  for (const [at, telling] of tellings.entries()) {
    known = told(known, telling)
    if (known.table) return { tellings: tellings.slice(0, at + 1), table: known.table }
  }
  throw new Error('nothing was dealt')
}
