import { Broken } from './Broken.mjs'
import { Player } from './Player.mjs'

const TITLE = 'robot-revolution'

/** The host is a program, so that whatever a proxy does to cookies, the table can be deleted. */
export async function open(known) {
  const { status, json } = await known.site.ask('/api/rooms', { body: { name: 'Smoke', title: TITLE, pace: 'off' } })
  if (status !== 201 || !json?.token) throw notDone('a table', status, json)
  known.code = json.code
  known.token = json.token
  // Somebody who stays away isn't the host for long.
  known.host = new Player(known.site, known.code, { token: known.token })
  return { words: `table ${json.code}` }
}

/** The guest is a browser. If it can't sit down, a bot does. */
export async function sit(known) {
  const { status, json, headers } = await known.site.ask(`/api/rooms/${known.code}/seats`, {
    ...{ body: { name: 'Cinder' }, cookie: '' },
  })
  if (status !== 200) throw notDone('a seat', status, json)
  known.chair = json.chair
  const [cookie] = headers.getSetCookie().map((set) => set.split(';')[0])
  if (!cookie) throw new Broken('the cookie is lost on its way to browsers, so nobody keeps a seat', COOKIES)
  if (known.site.origin.startsWith('https:') && !cookie.startsWith('__Host-'))
    throw new Broken(
      'the cookie would also go over http',
      'PUBLIC_URL: it must begin with https, like the address in the browser',
    )
  const guest = new Player(known.site, known.code, { cookie })
  await guest.until(() => guest.room !== null, 'the guest at the table')
  known.guest = guest
}

const COOKIES = 'the proxy: it must pass on Set-Cookie and Cookie (no cookie rules, no cache for /api)'
const ORIGIN = 'PUBLIC_URL, and that the proxy passes on Host and X-Forwarded-Proto: docs/self-hosting.md'

function notDone(what, status, json) {
  if (json?.code === 'wrong_origin')
    return new Broken(`browsers are refused ${what}: the site takes another address for its own`, ORIGIN)
  if (status === 429) return new Broken(`${what} was refused: too many from here (429)`, 'again in a minute')
  if (status >= 300 && status < 400)
    return new Broken(`requests for ${what} are redirected`, 'the redirects of the proxy')
  return new Broken(`${what} was refused (${status}${json?.code ? ` ${json.code}` : ''})`, "the server's log")
}

export async function watch(known) {
  known.watcher = new Player(known.site, known.code, null)
  await known.watcher.until(() => known.watcher.room !== null, 'the watcher at the table')
}

/** A move takes as long as half of them do. */
export async function play(known) {
  const { site, host, guest, chair } = known
  await host.until(() => host.room !== null, 'the host at the table')
  // Nobody comes back to a seat whose cookie was lost.
  if (!guest && chair !== undefined) host.manage({ do: 'clearChair', chair })
  if (!guest) host.manage({ do: 'seatBot' })
  host.manage({ do: 'deal' })
  await host.until(() => host.outcome !== null, 'the end of the match')
  const times = [...host.times, ...(guest?.times ?? [])].sort((a, b) => a - b)
  const ms = times[Math.floor(times.length / 2)] ?? 0
  const way = site.way === 'stream' ? 'without WebSockets; ' : ''
  return { ms, words: `${way}${times.length} moves, the slowest ${Math.round(times.at(-1) ?? 0)} ms` }
}

export async function seen({ watcher }) {
  await watcher.until(() => watcher.outcome !== null, 'what the watcher sees')
  return { words: `${watcher.frames} changes` }
}

/** What this check opened is deleted, whatever came of it. */
export async function remove(known) {
  const { site, code, token, guest, watcher } = known
  if (!code) return { words: 'nothing was opened' }
  const left = (why) => new Broken(`table ${code} is still there${why}`, 'it: as its host, Clear this table')
  try {
    const host = new Player(site, code, { token })
    await host.until(() => host.room !== null, 'the table to be deleted')
    for (const each of [known.host, guest, watcher]) each?.close()
    host.manage({ do: 'clearTable' })
    await host.until(() => host.isClosed, 'the table to be deleted')
  } catch (error) {
    throw left(`: ${error.message}`)
  }
  const { status } = await site.ask(`/api/rooms/${code}`)
  if (status !== 404) throw left(` (${status})`)
}
