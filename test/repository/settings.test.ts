import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { run } from '../../scripts/processes.mjs'
import { inRoot } from '../../scripts/root.mjs'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'robot-night-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** What becomes of a start or a deployment whose wrangler.toml has these variables. */
async function bundledWith(vars: string) {
  const [file, toml] = [join(folder, 'options.json'), join(folder, 'wrangler.toml')]
  writeFileSync(toml, `${readFileSync(inRoot('wrangler.toml'), 'utf8')}\n[vars]\n${vars}\n`)
  return run([inRoot('scripts', 'server', 'workerOptions.mjs'), file, toml])
}

it.each([
  [
    'PUBLIC_URL = "play.example.org"',
    "PUBLIC_URL is an address such as https://play.example.org, without a path; play.example.org isn't one.\n",
  ],
  ['TRUSTED_PROXIES = "everybody"', /^TRUSTED_PROXIES lists addresses .*; everybody is none of these\.\n$/],
])('a Worker with %s is not made, and it is said why in a sentence', async (vars, said) => {
  const { code, output } = await bundledWith(vars)
  expect(code).toBe(1)
  if (typeof said === 'string') expect(output).toBe(said)
  else expect(output).toMatch(said)
})

it('a Worker with settings that can be read is made', async () => {
  const { code, output } = await bundledWith('PUBLIC_URL = "https://play.example.org"\nTRUSTED_PROXIES = "private"')
  expect([code, output]).toEqual([0, ''])
})
