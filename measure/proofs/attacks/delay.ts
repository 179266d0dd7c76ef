import type { Delay } from '@robot-night/protocol'
import { ticketHash } from '@robot-night/protocol/ticketHash'
import type { Attack, Site } from './attack.ts'
import { deals, evening, type Evening } from './evening.ts'
import { Person } from './Person.ts'
import { newTicket } from './seats.ts'
import { soon } from './soon.ts'
import { PACE, TOKEN, WATCHERS_IN_ROOM } from './site.ts'
import { Trial } from './Trial.ts'

/** Three seconds here; or, where a machine is too slow to look at everything in that time, nine. */
const DELAYS: readonly Delay[] = [60, 180]
/** Rooms tell what they have counted once a minute. */
const A_MINUTE = 60_000 / PACE
const SAID = 'That was a close one.'

interface Watched {
  e: Evening
  title: string
  /** Of the match that is played, once it has been dealt. */
  match: string
  stranger: Person
  /** The host's, which the stranger holds. */
  invitation: string
  /** Who has been watching all along, one of them in a gallery. */
  watchers: readonly Person[]
}

/** How somebody without a chair may look at a room, as a text. */
type Look = (by: Watched) => Promise<string>

const at =
  (path: (code: string, site: Site) => string): Look =>
  async ({ e, stranger }) =>
    (await stranger.get(path(e.code, e.site))).text

const LOOKS: Readonly<Record<string, Look>> = {
  'its facts': at((code) => `/api/rooms/${code}`),
  'its page': async ({ e, stranger }) => (await stranger.page(e.code)).text,
  'its embed': at((code) => `/embed/${code}/__data.json`),
  'its picture': at((code) => `/${code}/picture.svg`),
  'the list of public tables': async ({ e, stranger }) => {
    const told: { tables: { code: string }[] } = JSON.parse((await stranger.get('/api/rooms')).text)
    return JSON.stringify(told.tables.find(({ code }) => code === e.code) ?? null)
  },
  'a new line': async ({ e }) => {
    const newcomer = new Person(e.site, 'Newcomer')
    const { frames } = await newcomer.comes(e.code, { as: 'watcher' })
    newcomer.leaves()
    return frames.join('\n')
  },
  'lines from before': ({ watchers }) => Promise.resolve(watchers.map(({ bytes }) => bytes).join('\n')),
  'asking for everything again': async ({ watchers: [first] }) => {
    if (!first) return ''
    const from = first.line.downs.length
    first.line.send({ id: 'again', what: 'again' })
    await first.line.until(from, (down) => 'table' in down, 'an answer')
    return first.line.frames.slice(from).join('\n')
  },
  'asking for a seat': async ({ e, stranger }) => `${(await stranger.sits(e.code)).code ?? 'seated'}`,
  'an invitation': async ({ e, stranger, invitation }) =>
    (await stranger.post(`/api/rooms/${e.code}/tickets`, { ticket: invitation, take: false })).text,
  'what has been counted': async ({ stranger, title }) => {
    const { text } = await stranger.get('/api/metrics', { authorization: `Bearer ${TOKEN}` })
    return text
      .split('\n')
      .filter((line) => line.includes(`"${title}"`))
      .join('\n')
  },
  'the record of the match': async ({ e, match, stranger }) =>
    (await stranger.get(`/api/matches/${match}?room=${e.code}`)).text,
}
const BEFORE_THE_END = Object.entries(LOOKS).filter(([name]) => name !== 'the record of the match')

const tellsOfDeal = (seen: string): boolean =>
  seen === 'match_running' || /"playing"|"waits"|\bLive\b|That was a close one|what="dealt"\} [1-9]/.test(seen)
const isReady = (seen: string): boolean => seen.includes('"use":"invite"') && !seen.includes('"waits"')
const tellsOfEnd = (seen: string): boolean =>
  seen === 'seated' || isReady(seen) || /"over"|\bOver\b|"secret"|what="stopped"\} [1-9]/.test(seen)

/** A table with a delay, and those who watch it. */
async function watchedLater(site: Site, { title, delay }: { title: string; delay: Delay }): Promise<Watched> {
  const e = await evening(site, { title, isPublic: true })
  const watchers = Array.from({ length: WATCHERS_IN_ROOM + 1 }, (_, at) => new Person(site, `Watcher ${at}`))
  for (const each of watchers) await each.comes(e.code, { as: 'watcher' })
  const invitation = newTicket()
  await e.mara.manages({ do: 'invite', chair: 4, ticket: ticketHash(e.code, invitation) })
  await e.mara.manages({ do: 'setDelay', delay })
  for (const each of watchers) await each.must(() => each.room?.delay === delay, 'the delay')
  return { e, title, match: '', stranger: new Person(site, 'Stranger'), invitation, watchers }
}

interface Secret {
  title: string
  looks: typeof BEFORE_THE_END
  tells(seen: string): boolean
  /** What goes before, and may be known. */
  begins(by: Watched): Promise<Watched>
  /** What nobody without a chair may know yet. */
  happens(by: Watched): Promise<Watched>
}

/** Looks by every way at once before the delay is over, and again once it is. False: it took too long to say. */
async function kept(
  secret: Secret,
  { trial, site, delay }: { trial: Trial; site: Site; delay: Delay },
): Promise<boolean> {
  const { looks, tells } = secret
  const before = await secret.begins(await watchedLater(site, { title: secret.title, delay }))
  const begun = Date.now()
  const by = await secret.happens(before)
  const seen = await Promise.all(looks.map(([, look]) => look(by)))
  if (Date.now() - begun >= (delay * 1000) / PACE) return false
  for (const [at, [name]] of looks.entries()) trial.attempt(`by ${name}`, tells(seen[at] ?? ''), seen[at])
  const patience = 4 * A_MINUTE + (2 * delay * 1000) / PACE
  await Promise.all(
    looks.map(async ([name, look]) =>
      trial.control(`by ${name}, later`, await soon(async () => tells(await look(by)), patience)),
    ),
  )
  return true
}

function attackOn(name: string, secret: Secret): Attack {
  return {
    name,
    tries: async (trial, site) => {
      for (const delay of DELAYS) {
        const tried = new Trial()
        if (!(await kept(secret, { trial: tried, site, delay }))) continue
        return trial.add(tried)
      }
      throw new Error('this machine is too slow to look before the delay is over')
    },
  }
}

const dealt = async (by: Watched): Promise<Watched> => ({ ...by, match: await deals(by.e) })

export const DELAY: readonly Attack[] = [
  attackOn('A stranger learns at once that a match has begun, at a table with a delay', {
    ...{ title: 'cardbot-derby', looks: BEFORE_THE_END, tells: tellsOfDeal },
    begins: (by) => Promise.resolve(by),
    happens: async (by) => {
      await by.e.mara.does({ what: 'say', text: SAID })
      return dealt(by)
    },
  }),
  attackOn('A stranger learns at once that a match is over, at a table with a delay', {
    ...{ title: 'evil-robots-classic', looks: Object.entries(LOOKS), tells: tellsOfEnd },
    begins: async (by) => {
      const playing = await dealt(by)
      for (const each of by.watchers) await each.must(() => each.room?.stage === 'playing', 'the match')
      return playing
    },
    happens: async (by) => {
      await by.e.mara.manages({ do: 'stop' })
      return by
    },
  }),
]
