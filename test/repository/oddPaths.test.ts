import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it } from 'vitest'
import { Copy } from '../../measure/proofs/mutants/Copy.ts'
import { inRoot } from '../../scripts/root.mjs'
import { freePort } from '../../scripts/server/serve.mjs'

/** It builds everything once. */
const BUILDING = 400_000

const clearing: (() => void)[] = []
afterEach(() => {
  for (const clear of clearing.splice(0)) clear()
}, BUILDING)

const filter = (path: string) => !path.includes('node_modules')

async function starts(root: string, more: NodeJS.ProcessEnv = {}) {
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA: join(root, 'stored in here'), ...more }
  const child = spawn(process.execPath, [join(root, 'scripts', 'start.mjs')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  const said = Promise.all([text(child.stdout), text(child.stderr)]).then((both) => both.join(''))
  return { url: `http://127.0.0.1:${port}`, child, ended, said }
}

it(
  'a checkout is built and served wherever it lies: spaces, umlauts, percent signs',
  async () => {
    const copy = new Copy("Häuser & Gärten, 100% %20 %41 it's [x] (y)")
    clearing.push(() => copy.remove())
    rmSync(join(copy.root, 'web', '.svelte-kit'), { recursive: true })
    const { url, child, ended, said } = await starts(copy.root)
    try {
      const isUp = () =>
        fetch(`${url}/api/health`).then(
          ({ ok }) => ok,
          () => child.exitCode !== null,
        )
      await expect.poll(isUp, { timeout: BUILDING, interval: 200 }).toBe(true)
      expect(child.exitCode, child.exitCode === null ? '' : await said).toBeNull()
      const page = await (await fetch(url)).text()
      const [, script = ''] = /"(\/?[^"]*_app\/immutable\/entry\/start[^"]*\.js)"/.exec(page) ?? []
      expect((await fetch(new URL(script, `${url}/`))).headers.get('content-type')).toMatch(/javascript/)
    } finally {
      child.kill()
      await ended
    }
  },
  BUILDING,
)

it('where it can’t be built, one sentence says what to do', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'robot-night #1 '))
  clearing.push(() => rmSync(folder, { recursive: true }))
  // It is said before anything else is needed.
  for (const part of ['scripts', 'package.json']) cpSync(inRoot(part), join(folder, part), { recursive: true, filter })
  const { ended, said } = await starts(folder)
  expect(await ended).toEqual([1, null])
  expect(await said).toMatch(/^Nothing can be built below a folder with # in its name\. Rename or move it, .*\n$/)
})

it.each([
  [
    'with a proxy that is gone',
    (folder: string) => ({ HTTPS_PROXY: 'http://127.0.0.1:9', https_proxy: undefined, npm_config_cache: folder }),
    /^The first start needs a network, and https?:\/\/\S+ can't be reached by the proxy that HTTPS_PROXY names\. .*\n$/,
  ],
  [
    'where the home folder is none',
    () => ({ HOME: '/dev/null', npm_config_cache: undefined }),
    /^npm and pnpm can't keep their packages below \/dev\/null\. .*\n$/,
  ],
])(
  '%s, nothing is installed, and one sentence says why',
  async (_, env, words) => {
    const folder = mkdtempSync(join(tmpdir(), 'robot-night-'))
    clearing.push(() => rmSync(folder, { recursive: true }))
    for (const part of ['scripts', 'package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'])
      cpSync(inRoot(part), join(folder, part), { recursive: true, filter })
    const { ended, said } = await starts(folder, { NO_PROXY: '', no_proxy: '', ...env(join(folder, 'cache')) })
    expect(await ended).toEqual([1, null])
    expect((await said).replace('Installing (half a minute the first time) ...\n', '')).toMatch(words)
  },
  120_000,
)
