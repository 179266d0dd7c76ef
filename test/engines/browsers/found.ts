import type { Browser } from './Tab.ts'
import { openChromium, openFirefox } from './puppet.ts'
import { openWebKit } from './webkit.ts'

/** Where something was found that we cannot do without; `scripts/browserEngines.mjs` says it. */
function place(name: string): string {
  const found = process.env[name]
  if (!found) throw new Error(`${name} does not say where it lies: start this with scripts/browserEngines.mjs`)
  return found
}

export const FIREFOX = (): Promise<Browser> => openFirefox(place('FIREFOX_PATH'))
export const CHROMIUM = (): Promise<Browser> => openChromium(place('CHROMIUM_PATH'))
export const WEBKIT = (): Promise<Browser> =>
  openWebKit({
    driver: place('WEBKIT_DRIVER_PATH'),
    browser: place('MINIBROWSER_PATH'),
    display: place('XVFB_PATH'),
  })
