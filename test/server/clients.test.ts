import { createConfig, lintFromString } from '@redocly/openapi-core'
import openapiTS, { astToString } from 'openapi-typescript'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pack } from '../../scripts/pack.mjs'
import { run } from '../../scripts/processes.mjs'
import { inRoot } from '../../scripts/root.mjs'
import { freePort, serve } from '../../scripts/server/serve.mjs'
import { npm } from '../../scripts/tools.mjs'

/** The whole server, and who knows nothing of it but what it says of itself. */
const home = mkdtempSync(join(tmpdir(), 'robot-night-'))
let server: Awaited<ReturnType<typeof serve>>
let url = ''
let said = ''
const COMPILER = inRoot('node_modules', 'typescript', 'bin', 'tsc')

beforeAll(async () => {
  const port = await freePort()
  server = await serve({ host: '127.0.0.1', port, data: join(home, 'data') })
  url = `http://127.0.0.1:${port}`
  said = await (await fetch(`${url}/api/openapi.json`)).text()
}, 120_000)

afterAll(async () => {
  await server?.stop()
  rmSync(home, { recursive: true, force: true })
})

it("the API's document is as OpenAPI's linter recommends", async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const found = await lintFromString({ source: said, absoluteRef: `${url}/api/openapi.json`, config })
  expect(found.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([])
})

it('a client made of it is typed, and plays a match to its end', async () => {
  writeFileSync(join(home, 'api.d.ts'), astToString(await openapiTS(JSON.parse(said))))
  cpSync(inRoot('test', 'clients', 'bot.ts'), join(home, 'bot.ts'))
  writeFileSync(join(home, 'tsconfig.json'), JSON.stringify(TSCONFIG))
  writeFileSync(join(home, 'package.json'), '{ "type": "module" }')
  symlinkSync(inRoot('test', 'node_modules'), join(home, 'node_modules'))
  const typed = await run([COMPILER, '-p', home], { command: process.execPath, cwd: home })
  expect(typed.output).toBe('')
  const played = await run([join(home, 'bot.ts'), url], { command: process.execPath, cwd: home })
  expect(JSON.parse(played.output)).toEqual({
    facts: expect.objectContaining({ stage: 'lobby', pace: 'off' }),
    unknown: expect.objectContaining({ status: 401, code: 'bad_token' }),
    malformed: expect.objectContaining({ code: 'malformed', problem: 'wrong', field: 'chair', expected: 'number' }),
    outcome: expect.objectContaining({ winners: expect.any(Array) }),
    moves: expect.any(Number),
  })
}, 120_000)

it('the bot on the first page of docs/protocol.md plays a match to its end', async () => {
  const bot = inRoot('docs', 'bot.mjs')
  const [, shown] = /```js\n([\s\S]+?)```/.exec(readFileSync(inRoot('docs', 'protocol.md'), 'utf8')) ?? []
  expect(shown).toBe(readFileSync(bot, 'utf8'))
  const played = await run([bot, url], { command: process.execPath })
  expect(JSON.parse(played.output)).toEqual(expect.objectContaining({ winners: expect.any(Array) }))
}, 120_000)

it('the package of the protocol can be installed elsewhere, and the bot in its README plays with it', async () => {
  const folder = join(home, 'elsewhere')
  mkdirSync(folder)
  const [, bot = ''] =
    /```ts\n([\s\S]+?)```/.exec(readFileSync(inRoot('packages', 'protocol', 'README.md'), 'utf8')) ?? []
  writeFileSync(join(folder, 'bot.ts'), bot)
  const { version: hono } = JSON.parse(readFileSync(inRoot('party', 'node_modules', 'hono', 'package.json'), 'utf8'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', dependencies: { hono } }))
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: ELSEWHERE, files: ['bot.ts'] }))
  // What it needs lies there already, so that no network is: somebody else's comes from the registry.
  for (const name of ['valibot', '@noble/hashes', 'hono'])
    cpSync(realpathSync(inRoot('party', 'node_modules', name)), join(folder, 'node_modules', name), { recursive: true })
  const manner = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund']
  const installed = await npm(['install', ...manner, await pack(home)], { cwd: folder })
  expect(installed.code, installed.output).toBe(0)
  const typed = await run([COMPILER, '-p', folder], { command: process.execPath, cwd: folder })
  expect(typed.output).toBe('')
  const played = await run([join(folder, 'bot.ts'), url], { command: process.execPath, cwd: folder })
  expect(JSON.parse(played.output)).toEqual(expect.objectContaining({ winners: expect.any(Array) }))
}, 120_000)

/** As strict as somebody's project may be; types of ours are not skipped. */
const ELSEWHERE = {
  ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, noEmit: true },
  ...{ target: 'esnext', module: 'nodenext', lib: ['esnext', 'dom'], types: ['node'] },
  typeRoots: [inRoot('node_modules', '@types')],
}
const TSCONFIG = {
  compilerOptions: {
    ...{
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      skipLibCheck: true,
      allowImportingTsExtensions: true,
    },
    ...{ target: 'esnext', module: 'nodenext', lib: ['esnext', 'dom'], types: ['node'] },
    typeRoots: [inRoot('node_modules', '@types')],
  },
  files: ['bot.ts'],
}
