import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'

const LOOK_MS = 250
const LOOKS = 40
/** Seconds of CPU between two looks. */
const LITTLE = 0.03

/**
 * Once all processes of the browser have nothing to do. For each new window Chromium first draws parts of its own, for
 * most of a second of CPU: next to these, a page is timed for what is not its own, and on a phone they stand already.
 * False: it has not come to rest in ten seconds.
 */
export async function atRest(page: Page): Promise<boolean> {
  const asked = await page.context().browser()?.newBrowserCDPSession()
  if (!asked) return false
  const spent = async () => {
    const { processInfo } = await asked.send('SystemInfo.getProcessInfo')
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
  }
  let before = await spent()
  let quiet = 0
  for (let look = 0; look < LOOKS && quiet < 2; look++) {
    await pause(LOOK_MS)
    const now = await spent()
    quiet = now - before < LITTLE ? quiet + 1 : 0
    before = now
  }
  await asked.detach()
  return quiet >= 2
}
