import puppeteer, { type Browser } from 'puppeteer-core'
import { findBrowser } from '../../../scripts/browser.mjs'

export interface Reader {
  name: string
  browser: Browser
  close(): Promise<void>
}

/** Two browsers led in the same way. */
export async function openReaders(firefox: string): Promise<Reader[]> {
  const chromium = await findBrowser()
  if (chromium === null) throw new Error('no Chromium to look with: name one as CHROMIUM_PATH')
  // What frames of another site say is heard only where they share the page's process.
  const args = ['--no-sandbox', '--disable-gpu', '--lang=en-GB', '--disable-site-isolation-trials']
  const extraPrefsFirefox = { 'intl.accept_languages': 'en-GB' }
  return [
    readerOf('Chromium', await puppeteer.launch({ browser: 'chrome', executablePath: chromium, args })),
    readerOf('Firefox', await puppeteer.launch({ browser: 'firefox', executablePath: firefox, extraPrefsFirefox })),
  ]
}

const readerOf = (name: string, browser: Browser): Reader => ({ name, browser, close: () => browser.close() })
