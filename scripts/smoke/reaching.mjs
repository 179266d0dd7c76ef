import { PROTOCOL } from '../../packages/protocol/src/version.ts'
import { Broken } from './Broken.mjs'

const RUNS = 'whether Robot Night runs, and whether the proxy has its right port: systemctl status robot-night'
const NAME = 'PUBLIC_URL, and that the proxy passes on the Host header: docs/self-hosting.md'
const OLD = 'the version: git pull, then start again'

/** Follows redirects of the whole site, up to three. */
export async function reach({ site }) {
  const from = site.origin
  for (let hops = 0; hops < 4; hops++) {
    const { status, headers, json, said } = await site.ask('/api/health')
    if (status >= 300 && status < 400) {
      site.origin = movedTo(headers.get('location') ?? '', site.origin)
      continue
    }
    if (json?.ok === true) return site.origin === from ? null : { words: `it's at ${site.origin}: use that address` }
    throw notOurs(status, said)
  }
  throw new Broken(
    'one redirect leads to the next, without end',
    "the redirects of the proxy: it mustn't send https to http",
  )
}

function movedTo(location, origin) {
  const to = URL.canParse(location, origin) ? new URL(location, origin) : null
  if (to?.pathname === '/api/health') return to.origin
  throw new Broken(`it's private: whoever asks is sent to ${to ? to.origin + to.pathname : 'nowhere'}`, LOGIN)
}
const LOGIN = 'the login in front of it: this check needs an address without one, such as the one behind the proxy'

function notOurs(status, said) {
  if (status === 401 || status === 403 || status === 407) return new Broken(`it's private (${status})`, LOGIN)
  if (status === 421) return new Broken("the server doesn't go by this name (421)", `ALLOWED_HOSTS or ${NAME}`)
  if (/plain HTTP request was sent to HTTPS|speaks? https/i.test(said))
    return new Broken("that port doesn't speak http", 'the scheme: perhaps https')
  if (status >= 500) return new Broken(`something answers for it: it isn't there itself (${status})`, RUNS)
  if (status === 429) return new Broken('too many requests came from here (429)', 'again in a minute')
  return new Broken(`something else than Robot Night answers (${status})`, `the address, and ${RUNS}`)
}

/** What the server itself finds wrong with what stands in front of it. */
export async function front({ site }) {
  const asked = `/api/arrival?at=${encodeURIComponent(site.origin)}`
  const { status, json } = await site.ask(asked)
  if (!Array.isArray(json?.amiss)) throw new Broken(`it's too old to say (${status})`, OLD)
  const amiss = json.amiss.filter(({ what }) => what !== 'upgrade')
  if (amiss.length === 0) return { words: json.isProxied ? 'behind a proxy' : '' }
  const words = amiss.map(({ what }) => AMISS[what] ?? what).join('; ')
  throw new Broken(words, `these lines of its configuration: ${amiss.flatMap(({ lines }) => lines).join(' ')}`)
}

const AMISS = {
  address: 'it takes another address for its own, so browsers can change nothing',
  untrusted: "the proxy isn't trusted: all visitors count as one",
  unnamed: "the proxy doesn't say who the visitor is: all of them count as one",
}

export async function status({ site }) {
  const { status: answered, json } = await site.ask('/api/status')
  if (!json?.works || !Array.isArray(json.rules)) throw new Broken(`it's too old to say (${answered})`, OLD)
  if (json.protocol < PROTOCOL - 1) throw new Broken(`it speaks protocol ${json.protocol}, this is ${PROTOCOL}`, OLD)
  const dead = Object.entries(json.works).flatMap(([name, works]) => (works === false ? [name] : []))
  if (dead.length > 0) throw new Broken(`no answer from: ${dead.join(', ')}`, "the server's log, and its disk")
  return { words: `built ${json.build ?? 'at an unknown time'}` }
}

/** Where no socket comes through, pages go on without, and so does all that follows. */
export async function upgrade({ site }) {
  const tried = crypto.randomUUID().replaceAll('-', '')
  const status = await site.upgrade(`/api/arrival/socket?try=${tried}`)
  if (status === 101) return
  site.way = 'stream'
  const { json } = await site.ask(`/api/arrival?at=${encodeURIComponent(site.origin)}&try=${tried}`)
  const { lines = [] } = json?.amiss?.find?.(({ what }) => what === 'upgrade') ?? {}
  const words = status === 0 ? 'WebSockets never get an answer' : `WebSockets are refused (${status})`
  const nginx = lines.length > 0 ? `: ${lines.join(' ')}` : ''
  throw new Broken(words, `the proxy: it must pass on Upgrade${nginx}`)
}
