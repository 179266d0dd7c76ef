import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { findBrowser } from '../../../scripts/browser.mjs'
import { build } from '../../../scripts/build.mjs'
import { freePort, serve } from '../../../scripts/server/serve.mjs'

/** The site as it is deployed, served on loopback, and a browser to look at it. */
export interface House {
  browser: Browser
  url: string
  progress(words: string): void
  close(): Promise<void>
}

export async function openHouse(progress: House['progress']): Promise<House> {
  await build()
  const data = mkdtempSync(join(tmpdir(), 'robot-night-'))
  const port = await freePort()
  progress('Waking the tin robots ...')
  const server = await serve({ host: '127.0.0.1', port, data })
  const executablePath = await findBrowser()
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
  return {
    browser,
    url: `http://127.0.0.1:${port}`,
    progress,
    async close() {
      await browser.close()
      await server.stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}
