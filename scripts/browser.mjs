import { existsSync } from 'node:fs'
import { canInstall, installPackages, lyingOnPath } from './debian.mjs'
import { run } from './processes.mjs'
import { tools } from './root.mjs'

/** The same engine without a window, which needs a third less of the machine. */
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'google-chrome-stable', 'google-chrome', 'chromium-browser', 'chrome']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of a Chromium to test with; null: Playwright's own. Downloads one if need be. */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM_PATH is ${named}, but there's nothing there.`)
  }
  return (await lyingHere()) ?? (await fromDebian()) ?? (await fromPlaywright())
}

async function lyingHere() {
  for (const path of [...lyingOnPath(...NAMES), ...PLACES.filter(existsSync)]) {
    // Some systems have a stand-in that only says where to get the real one.
    if ((await run(['--version'], { command: path })).code === 0) return path
  }
  return null
}

async function fromDebian() {
  if (!canInstall()) return null
  console.error(`Installing a browser to test with (Debian package ${SHELL}) ...`)
  // Older releases of Debian have no separate package for it.
  for (const name of [SHELL, 'chromium']) {
    if (await installPackages(name, 'fonts-dejavu-core')) return lyingHere()
  }
  return null
}

async function fromPlaywright() {
  console.error("Downloading a browser to test with (Playwright's Chromium) ...")
  const { code, output } = await run([tools.playwright, 'install', '--only-shell', 'chromium'])
  if (code === 0) return null
  throw new Error(`${output.trim()}\n\nNo browser to test with. Install Chromium or Chrome, or set CHROMIUM_PATH.`)
}
