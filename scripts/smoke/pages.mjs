import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../processes.mjs'
import { inRoot } from '../root.mjs'
import { Broken } from './Broken.mjs'

async function page(site, path, what) {
  const answer = await site.ask(path)
  if (answer.status === 200) return answer
  throw new Broken(
    `${what} doesn't come (${answer.status})`,
    `${site.origin}${path} in a browser, and the server's log`,
  )
}

/** The front page, and a script that it names: a proxy may lose either. */
export async function home({ site }) {
  const { said } = await page(site, '/', 'the front page')
  const [script] = /_app\/immutable\/[\w./-]+\.js/.exec(said) ?? []
  if (!script) throw new Broken("the front page isn't ours", 'whether the proxy changes pages')
  const { headers } = await page(site, `/${script}`, 'a script of the front page')
  if (!/javascript/.test(headers.get('content-type') ?? ''))
    throw new Broken('scripts come as something else', 'whether the proxy changes Content-Type')
}

export async function embed({ site, code }) {
  const { headers } = await page(site, `/embed/${code}`, 'the frame for other pages')
  const policy = headers.get('content-security-policy') ?? ''
  if (headers.has('x-frame-options') || /frame-ancestors '(none|self)'/.test(policy))
    throw new Broken(
      'other pages may not show the frame',
      'the proxy: it adds X-Frame-Options or frame-ancestors; /embed/ needs neither',
    )
  await page(site, '/robot-night.js', 'the component for other pages')
  const { json } = await page(site, `/oembed?url=${encodeURIComponent(`${site.origin}/${code}`)}`, 'oEmbed')
  if (json?.html?.includes(`${site.origin}/`)) return
  throw new Broken("oEmbed's links lead to another address", 'PUBLIC_URL')
}

/** The archive may take a moment. */
export async function replay(known) {
  const { site, host, code } = known
  const ask = () => site.ask(`/api/matches/${host.match}?room=${code}`)
  const { json } = await ask()
  if (json?.id !== host.match) throw new Broken("the match isn't in the archive", "the server's log, and its disk")
  known.record = json
  await page(site, `/replay/${host.match}`, 'the replay')
}

export async function verify({ site, record }) {
  const { json: keys } = await page(site, '/.well-known/robot-night-keys.json', "the site's keys")
  const folder = mkdtempSync(join(tmpdir(), 'robot-night-'))
  try {
    const [file, key] = [join(folder, 'record.json'), join(folder, 'keys.json')]
    writeFileSync(file, JSON.stringify(record))
    writeFileSync(key, JSON.stringify(keys))
    const { code, output } = await run([inRoot('scripts', 'verifyFile.mjs'), file, '--key', key])
    if (code === 0) return
    const [line = output.trim().split('\n').at(-1)] = /^\[(?!\s*ok).*$/m.exec(output) ?? []
    throw new Broken(`the record doesn't verify: ${line}`, 'the version here and there, and SIGNING_KEYS')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
