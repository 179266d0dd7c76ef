import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { createServer } from 'node:https'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, serve } from '../../scripts/server/serve.mjs'
import { siteSet } from '../../scripts/siteSet.mjs'
import { hostsWith, namedHosts } from '../../scripts/server/hosts.mjs'
import { inRoot } from '../../scripts/root.mjs'

/** The name on the certificate, and in our configurations. */
export const NAME = 'play.example.org'

const here = mkdtempSync(join(tmpdir(), 'robot-night-'))
const ends: (() => unknown)[] = [() => rmSync(here, { recursive: true, force: true })]
export async function endAll(): Promise<void> {
  for (const end of ends.splice(0).reverse()) await end()
}

const toolAt = (name: string): string => {
  const path = process.env[name]
  if (!path) throw new Error(`${name} says where it lies: npm test -- proxies`)
  return path
}

/** The server as `npm start` serves it under these settings; gives its port. */
export async function site(settings: Record<string, string> = {}): Promise<number> {
  const port = await freePort()
  const { origin, isTrusted } = await siteSet(settings)
  const named = [...namedHosts(settings['ALLOWED_HOSTS']), ...(origin ? [new URL(origin).hostname] : [])]
  const rules: object = { hosts: hostsWith(named), isTrusted }
  const data = mkdtempSync(join(here, 'data-'))
  const vars = { PACE_DIVISOR: '20', ...settings }
  const server = await serve({ host: '127.0.0.1', port, data, vars, ...rules })
  ends.push(() => server.stop())
  return port
}

/** Our page's own lines, with other addresses in them. */
export function linesOf(file: string, others: Record<string, string>): string {
  let lines = readFileSync(inRoot('docs', 'self-hosting', file), 'utf8')
  for (const [one, other] of Object.entries(others)) {
    if (!lines.includes(one)) throw new Error(`${file} has no ${one}`)
    lines = lines.replaceAll(one, other)
  }
  return lines
}

let made: { certificate: string; key: string } | null = null
export function certified(): { certificate: string; key: string } {
  if (made) return made
  const [certificate, key] = [join(here, 'certificate.pem'), join(here, 'key.pem')]
  const manner = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const name = ['-subj', `/CN=${NAME}`, '-addext', `subjectAltName=DNS:${NAME},DNS:localhost`]
  execFileSync(toolAt('OPENSSL_PATH'), [...manner, ...name, '-keyout', key, '-out', certificate], { stdio: 'pipe' })
  return (made = { certificate, key })
}

/** nginx with these lines in its `http`, in a folder of its own. */
export async function nginx(port: number, lines: string): Promise<void> {
  const folder = mkdtempSync(join(here, 'nginx-'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const settings = join(folder, 'nginx.conf')
  writeFileSync(
    settings,
    [
      ...['daemon off;', 'master_process off;', `pid ${folder}/pid;`, 'error_log stderr warn;', 'events {}', 'http {'],
      ...['access_log off;', ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`), lines, '}'],
    ].join('\n'),
  )
  await start({ program: toolAt('NGINX_PATH'), args: ['-p', folder, '-e', 'stderr', '-c', settings], port })
}

/** Caddy with these lines, which begin with its global options. */
export async function caddy(port: number, lines: string): Promise<void> {
  const folder = mkdtempSync(join(here, 'caddy-'))
  const settings = join(folder, 'Caddyfile')
  writeFileSync(settings, lines)
  const args = ['run', '--config', settings, '--adapter', 'caddyfile']
  const env = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  await start({ program: toolAt('CADDY_PATH'), args, port, env })
}

/** What stands for a proxy that Debian doesn't have: keeps the Host, and sets what `says` tells of the client. */
export async function relay(
  { port, inner }: { port: number; inner: number },
  says: (client: string) => Record<string, string>,
): Promise<void> {
  const { certificate, key } = certified()
  const server = createServer({ cert: readFileSync(certificate), key: readFileSync(key) })
  const further = ({ method, url: path, headers, socket }: IncomingMessage) => {
    const { 'x-forwarded-for': _claimed, ...kept } = headers
    const said = { ...kept, ...says(socket.remoteAddress!) }
    return request({ host: '127.0.0.1', port: inner, method, path, headers: said, agent: false })
  }
  server.on('request', (asked, answer) => {
    const asking = further(asked).on('response', (said) => {
      answer.writeHead(said.statusCode!, said.headers)
      said.pipe(answer)
    })
    asked.pipe(asking)
  })
  server.on('upgrade', (asked, socket) => {
    further(asked)
      .on('upgrade', ({ rawHeaders }, far, head) => {
        const lines = rawHeaders.flatMap((name, at) => (at % 2 ? [] : [`${name}: ${rawHeaders[at + 1]}\r\n`]))
        socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`)
        socket.write(head)
        far.pipe(socket).pipe(far)
        for (const one of [far, socket]) one.on('error', () => [far, socket].forEach((each) => each.destroy()))
      })
      .end()
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  ends.push(() => {
    server.closeAllConnections()
    server.close()
  })
}

/** A browser for which the name in this address leads here. */
export async function browserAt(origin: string): Promise<{ page: Page; context: BrowserContext }> {
  const path = process.env['CHROMIUM_PATH']
  const browser = await chromium.launch({
    ...(path ? { executablePath: path } : {}),
    args: ['--no-sandbox', `--host-resolver-rules=MAP ${new URL(origin).hostname} 127.0.0.1`],
  })
  ends.push(() => browser.close())
  const context = await browser.newContext({ ignoreHTTPSErrors: true })
  return { page: await context.newPage(), context }
}

interface Program {
  program: string
  args: string[]
  /** On which it is to listen. */
  port: number
  env?: NodeJS.ProcessEnv
}

async function start({ program, args, port, env = {} }: Program): Promise<void> {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part))
  ends.push(() => stop(child))
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${program} has ended: ${said}`)
  })
  ended.catch(() => {})
  await Promise.race([ended, listening(port)])
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

async function listening(port: number): Promise<void> {
  for (;;) {
    const probe = connect(port, '127.0.0.1')
    const isOpen = await once(probe, 'connect').then(
      () => true,
      () => false,
    )
    probe.destroy()
    if (isOpen) return
    await new Promise((go) => setTimeout(go, 20))
  }
}
