import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { inRoot } from '../../scripts/root.mjs'
import { freePort, serve } from '../../scripts/server/serve.mjs'
import { Aide } from '../table/Aide.ts'

const read = (...path: string[]): string => readFileSync(inRoot(...path), 'utf8')
const UNIT = inRoot('docs', 'self-hosting', 'robot-night.service')
const HAS_SYSTEMD = spawnSync('systemd-analyze', ['--version']).status === 0

describe('what our page gives to copy', () => {
  it.runIf(HAS_SYSTEMD)('systemd has nothing to say against the unit', () => {
    const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', UNIT], { encoding: 'utf8' })
    expect(stdout + stderr).toBe('')
  })

  it('all that is set in the unit, the image and its neighbours is known to npm start, and so is what they run', () => {
    const start = ['start.mjs', 'siteSet.mjs', 'pushKeys.mjs'].map((name) => read('scripts', name)).join('\n')
    const unit = readFileSync(UNIT, 'utf8')
    const compose = read('compose.yaml')
    const set = [
      ...[...unit.matchAll(/^Environment=(\w+)=/gm)],
      ...[...read('Dockerfile').matchAll(/(?<=^ENV.*)\b([A-Z]+)=/gm)],
      ...[...compose.matchAll(/^ {6}([A-Z_]+):/gm)],
    ].map(([, name = '']) => name)
    const known = ['HOST', 'PORT', 'DATA', 'TRUSTED_PROXIES', 'PUBLIC_URL', 'METRICS_TOKEN', 'PUSH_CONTACT']
    expect(new Set(set)).toEqual(new Set(known))
    for (const name of set) expect(start).toContain(name)
    for (const [script = ''] of `${unit}${read('Dockerfile')}`.matchAll(/scripts\/\w+\.mjs/g))
      expect(read(script)).not.toBe('')
    // Every volume that is used is there.
    const [, volumes = ''] = compose.split(/^volumes:$/m)
    const used = [...compose.matchAll(/^ {6}- (\w+):\//gm)].map(([, name = '']) => name)
    expect(used.map((name) => `  ${name}:`)).toEqual(volumes.match(/^ {2}\w+:$/gm))
  })
})

describe('a backup', () => {
  const parent = mkdtempSync(join(tmpdir(), 'robot-night-'))
  afterAll(() => rmSync(parent, { recursive: true, force: true }))

  it('of the folder with all that is stored brings back the room, its people and its match', async () => {
    const data = join(parent, 'robot-night')
    const archive = join(parent, 'backup.tar.gz')
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const open = () => serve({ host: '127.0.0.1', port, data })

    const before = await open()
    const mara = await Aide.opens(url, 'Mara', { pace: 'off' })
    const ben = await Aide.sits(url, 'Ben', mara.code)
    await mara.deals()
    await ben.says('Good night!')
    await mara.until(() => mara.heard.includes('Good night!'))
    const [{ table }, { table: hand }] = [mara.known, ben.known]
    for (const each of [mara, ben]) each.leave()
    await before.stop()
    execFileSync('tar', ['-C', dirname(data), '-czf', archive, basename(data)])

    // What is played since is gone, with all the rest.
    rmSync(data, { recursive: true })
    const empty = await open()
    expect((await fetch(`${url}/api/rooms/${mara.code}`)).status).toBe(404)
    await empty.stop()
    rmSync(data, { recursive: true })
    execFileSync('tar', ['-C', dirname(data), '-xzf', archive])
    expect(readdirSync(data)).not.toEqual([])

    const after = await open()
    const back = await Promise.all([mara, ben].map((each) => Aide.returns(url, each)))
    expect(back.map(({ known }) => known.me.chair)).toEqual([0, 1])
    expect(back.map(({ known }) => known.table?.scene)).toEqual([table?.scene, hand?.scene])
    expect(back[0]?.heard).toContain('Good night!')
    for (const each of back) each.leave()
    await after.stop()
  })
})
