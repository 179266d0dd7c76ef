import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, serve } from '../../scripts/server/serve.mjs'
import { expect, test } from '../fixtures.ts'
import { accessible } from '../table/accessible.ts'
import { playOut } from '../table/Aide.ts'
import { seesTheEnd } from '../table/ended.ts'
import { Evening } from '../table/Evening.ts'
import type { Guest } from '../table/Guest.ts'
import { sitDown, watch } from '../table/room.ts'
import { seen } from '../table/seen.ts'

const ONLY_WATCHING = 'It’s too crowded to join in: from here you can only watch.'
const OUT_OF_EARSHOT = 'You can’t hear the watchers from here.'

/** Who came is told where they are in the first message. */
const isInGallery = async (guest: Guest) => (await guest.ear.all()).some(({ text }) => text.includes('"gallery":true'))

test('who watches from a gallery follows a match to its end, and takes a chair after it', async ({ browser }) => {
  test.setTimeout(240_000)
  const data = mkdtempSync(join(tmpdir(), 'robot-night-'))
  const port = await freePort()
  const vars = { PACE_DIVISOR: '20', WATCHERS_IN_ROOM: '0', WATCHERS_IN_GALLERY: '1' }
  const server = await serve({ host: '127.0.0.1', port, data, vars })
  const evening = new Evening(browser, `http://127.0.0.1:${port}`, 'reduce')
  try {
    const mara = await evening.hosts('Mara')
    const { code } = mara
    const aides = [mara, await evening.seats('Ben', code)]
    const ida = await evening.invite('Ida', 'desktop')
    await watch(ida, code)
    await expect.poll(() => isInGallery(ida)).toBe(true)
    await evening.watches('Kim', code)
    await expect.poll(() => mara.known.room?.watchers).toBe(2)
    await mara.deals()
    // The lobby gives way to the table about now, and its chat to the one next to the table.
    await expect(async () => {
      await ida.page.getByRole('radio', { name: 'Watchers', exact: true }).check({ force: true, timeout: 1000 })
    }).toPass()
    await expect(seen(ida.page, ONLY_WATCHING)).toBeVisible()
    await expect(seen(ida.page, OUT_OF_EARSHOT)).toBeVisible()
    await accessible(ida)
    await playOut(aides)
    await seesTheEnd(ida)
    await mara.manages({ do: 'toLobby' })
    await sitDown(ida)
    await expect.poll(() => mara.known.room?.watchers).toBe(1)
    expect(evening.complaints()).toEqual([])
  } finally {
    await evening.end()
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
})
