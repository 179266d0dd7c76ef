import { createConfig, lintFromString } from '@redocly/openapi-core'
import openapiTS, { astToString } from 'openapi-typescript'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { run } from '../scripts/processes.mjs'
import { inRoot } from '../scripts/root.mjs'
import { freePort, serve } from '../scripts/serve.mjs'

/** The whole server, and who knows nothing of it but what it says of itself. */
const home = mkdtempSync(join(tmpdir(), 'robot-night-'))
let server: Awaited<ReturnType<typeof serve>>
let url = ''
let said = ''

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
  const compiler = inRoot('node_modules', 'typescript', 'bin', 'tsc')
  const typed = await run([compiler, '-p', home], { command: process.execPath, cwd: home })
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
