import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { run } from '../../scripts/processes.mjs'
import { inRoot } from '../../scripts/root.mjs'

const { match, site, witness } = JSON.parse(
  readFileSync(inRoot('packages', 'engine', 'src', 'fair', 'vectors.json'), 'utf8'),
)
const folder = mkdtempSync(join(tmpdir(), 'verify-'))
/** Ends at once if anything outside is asked. */
const OFFLINE = `data:text/javascript,import net from 'node:net';net.Socket.prototype.connect=()=>process.exit(99);globalThis.fetch=()=>process.exit(99)`

function saved(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}
const KEYS = saved('keys.json', JSON.stringify(site))

const verified = (name: string, text: string, ...args: string[]) =>
  run(['--import', OFFLINE, inRoot('scripts', 'verifyFile.mjs'), saved(name, text), ...args])

it('npm run verify says that a match is fair, and asks nobody', async () => {
  const { code, output } = await verified('match.json', JSON.stringify(match), '--key', KEYS)
  expect(output).toContain('[ ok  ] The site whose keys you gave signed exactly this record.')
  expect(output).toContain('Fair: these cards follow from the announced secret and the throws.')
  expect(output).not.toContain('WRONG')
  expect(code).toBe(0)
})

it('says what is wrong', async () => {
  const { code, output } = await verified('swapped.json', JSON.stringify({ ...match, secret: '0'.repeat(64) }))
  expect(output).toContain('[WRONG] The room’s secret')
  expect(code).toBe(1)
})

it('says that nobody vouches for what nobody signed, or somebody else', async () => {
  const { signature: _, ...unsigned } = match
  const { code, output } = await verified('unsigned.json', JSON.stringify(unsigned), '--key', KEYS)
  expect(output).toContain('nobody vouches for it')
  expect(output).not.toContain('WRONG')
  expect(code).toBe(2)
  const others = saved('others.json', JSON.stringify({ keys: [] }))
  const stranger = await verified('match.json', JSON.stringify(match), '--key', others)
  expect(stranger.output).toContain('signed by a key that is not among those you gave')
  expect(stranger.code).toBe(2)
  expect((await verified('match.json', JSON.stringify(match), '--key', saved('none.json', '{}'))).code).toBe(2)
})

it('holds a record against what a device saw', async () => {
  const { signature: _, ...unsigned } = match
  const seen = saved('seen.json', JSON.stringify(witness))
  const right = await verified('unsigned.json', JSON.stringify(unsigned), '--witness', seen)
  expect(right.output).toContain('[ ok  ] This is what the device saw whose file you gave. — from the deal to the end')
  expect(right.code).toBe(0)
  const marks = `${witness.marks.slice(0, 8)}AAAA${witness.marks.slice(12)}`
  const elsewhere = saved('else.json', JSON.stringify({ ...witness, chain: '0'.repeat(64), marks }))
  const wrong = await verified('match.json', JSON.stringify(match), '--key', KEYS, '--witness', elsewhere)
  expect(wrong.output).toContain('differs from event 3 on')
  expect(wrong.code).toBe(1)
  expect((await verified('match.json', JSON.stringify(match), '--witness', KEYS)).code).toBe(2)
})

it('finds a name that was changed after it was signed', async () => {
  const seats = match.seats.map((seat: object) => ({ ...seat, name: 'Tom' }))
  const { code, output } = await verified('renamed.json', JSON.stringify({ ...match, seats }), '--key', KEYS)
  expect(output).toContain('[WRONG] The site whose keys you gave signed exactly this record.')
  expect(code).toBe(1)
})

it('says what nothing proves', async () => {
  const { output } = await verified('match.json', JSON.stringify(match))
  expect(output).toContain('Not proven: names, which guest sat where, times, the number of the match')
})

it('refuses what is not part of a record, however it is written', async () => {
  const text = JSON.stringify(match)
  const odd = [
    text.replace('{', '{"winner":"Tom",'),
    text.replace('{', '{"__proto__":{"winner":"Tom"},'),
    text.replace('"won":', '"won":true,"won":'),
    `${'['.repeat(200_000)}${']'.repeat(200_000)}`,
  ]
  for (const [at, each] of odd.entries()) {
    const { code, output } = await verified(`odd${at}.json`, each)
    // A file of which no part can be trusted is not read at all.
    if (code === 2) expect(output).toContain("can't be read")
    else expect(output).toContain('[WRONG] The file is the record of a match.')
    expect([at, code]).toEqual([at, [1, 2, 1, 2][at]])
  }
})

it('says that it cannot tell', async () => {
  expect((await verified('broken.json', '{')).code).toBe(2)
  const { code, output } = await verified(
    'later.json',
    JSON.stringify({ ...match, fair: undefined, seal: undefined, signature: undefined }),
  )
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
