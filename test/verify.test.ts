import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { run } from '../scripts/processes.mjs'
import { inRoot } from '../scripts/root.mjs'

const { match } = JSON.parse(readFileSync(inRoot('packages', 'engine', 'src', 'fair', 'vectors.json'), 'utf8'))
const folder = mkdtempSync(join(tmpdir(), 'verify-'))
/** Whoever tries to reach anything outside ends at once. */
const OFFLINE = `data:text/javascript,import net from 'node:net';net.Socket.prototype.connect=()=>process.exit(99);globalThis.fetch=()=>process.exit(99)`

function verified(name: string, text: string) {
  const file = join(folder, name)
  writeFileSync(file, text)
  return run(['--import', OFFLINE, inRoot('scripts', 'verifyFile.mjs'), file])
}

it('npm run verify says that a match is fair, and asks nobody', async () => {
  const { code, output } = await verified('match.json', JSON.stringify(match))
  expect(output).toContain('Fair: these cards follow from the announced secret and the throws.')
  expect(output).not.toContain('WRONG')
  expect(code).toBe(0)
})

it('says what is wrong', async () => {
  const { code, output } = await verified('swapped.json', JSON.stringify({ ...match, secret: '0'.repeat(64) }))
  expect(output).toContain('[WRONG] The room’s secret')
  expect(code).toBe(1)
})

it('says that it cannot tell', async () => {
  expect((await verified('broken.json', '{')).code).toBe(2)
  const { code, output } = await verified('later.json', JSON.stringify({ ...match, fair: undefined, seal: undefined }))
  expect(output).toContain('before shuffles could be checked')
  // Under the older key other cards come, so its moves no longer fit.
  expect(code).toBe(1)
  expect((await run([inRoot('scripts', 'verifyFile.mjs')])).code).toBe(2)
})

it('takes no orders from a record, and stumbles over none', async () => {
  const { code, output } = await verified('coloured.json', JSON.stringify({ ...match, title: '\u001b[2J\rFair' }))
  expect(output).not.toContain('\u001b')
  expect(output).not.toContain('\r')
  expect(code).toBe(1)
  const long = await verified('long.json', JSON.stringify({ ...match, title: 'x'.repeat(300_000) }))
  expect(long.output).toContain('[WRONG] The file is the record of a match.')
  expect(long.output.length).toBeLessThan(2000)
  for (const record of [null, 7, [], { title: { toString: 1 }, id: { valueOf: 2 } }]) {
    const { code, output } = await verified('odd.json', JSON.stringify(record))
    expect(output).toContain('[WRONG] The file is the record of a match.')
    expect(output).not.toMatch(/\bat .*:\d+/)
    expect(code).toBe(1)
  }
})
