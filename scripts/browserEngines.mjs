import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { lyingOnPath } from './debian.mjs'
import { findAll, missed } from './systemDependencies.mjs'
import { vitestAgain } from './vitest.mjs'

/** Those that somebody has told how they are played by pressing what a page offers. */
const TITLES = readdirSync(new URL('../test/engines/titles/', import.meta.url))
  .map((file) => basename(file, '.ts'))
  .filter((name) => !['index', 'Title'].includes(name))

/** What each of the other engines needs, how to find it, and which Debian packages have it. */
const ENGINES = {
  firefox: {
    packages: ['firefox-esr'],
    find: () => ({ FIREFOX_PATH: lyingOnPath('firefox-esr', 'firefox')[0] }),
  },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: () => ({
      WEBKIT_DRIVER_PATH: lyingOnPath('WebKitWebDriver')[0],
      MINIBROWSER_PATH: miniBrowsers()[0],
      XVFB_PATH: lyingOnPath('Xvfb')[0],
    }),
  },
}

/** The driver's browser is next to the library, whose path depends on the processor. */
function miniBrowsers() {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu')) : []
  return folders
    .flatMap((folder) => ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((library) => [folder, library]))
    .map(([folder, library]) => join('/usr/lib', folder, library, 'MiniBrowser'))
    .filter(existsSync)
}

/**
 * An evening in Firefox and in WebKit, side by side: a match of one title, a different one each time, or of `all`. An engine
 * that a machine can't have is skipped and named, unless `CI` is set.
 */
export async function engineTests({ title = anyTitle(), all = false } = {}) {
  const { env, found, skipped } = await findAll(ENGINES, { what: 'an engine', besides: ['fonts-dejavu-core'] })
  const titles = all ? TITLES : [title]
  console.log(`  engines: ${found.join(' and ') || 'none'}, with ${titles.join(', ')}`)
  if (found.length === 0 || (process.env.CI && skipped !== '')) return missed(skipped)
  const files = found.map((name) => `test/engines/${name}`)
  // One after another, each with fresh browsers: as on any other evening.
  const evenings = []
  for (const each of titles) evenings.push(await vitestAgain(['engines'], { files, env: { ...env, TITLE: each } }))
  return { ...together(evenings), skipped }
}

const together = (evenings) => ({
  passed: evenings.reduce((sum, { passed }) => sum + passed, 0),
  failed: evenings.reduce((sum, { failed }) => sum + failed, 0),
  output: evenings.map(({ output }) => output).join('\n'),
  tests: evenings.flatMap(({ tests }) => tests),
})

/** Titles that both engines have played to the end; others need `--all-browsers` first. */
const ROTATION = ['robot-revolution']
const anyTitle = () => ROTATION[Math.floor(Math.random() * ROTATION.length)]
