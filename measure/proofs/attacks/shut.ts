import { CLOSE } from '@robot-night/protocol'
import type { Attack, Site } from './attack.ts'
import { deals, evening, type Evening } from './evening.ts'
import { Person, type Said } from './Person.ts'
import { soon } from './soon.ts'

/** Of no other attack: none is led to these rooms from the list. */
const TITLE = 'evil-robots-influence'

/** A way in, or a look from outside. */
interface Way {
  name: string
  goes(who: Person, e: Evening, match: string): Promise<Said>
  /** What is said once the room is shut. */
  says?: number
}

const WAYS: readonly Way[] = [
  { name: 'asks for a seat', goes: (who, { code }) => who.sits(code) },
  { name: 'asks for a certain seat', goes: (who, { code }) => who.sits(code, { chair: 4 }) },
  {
    name: 'gives a name to watch by',
    goes: (who, { code }) => who.post(`/api/rooms/${code}/watchers`, { name: 'Otto' }),
  },
  { name: 'asks for its facts', goes: (who, { code }) => who.get(`/api/rooms/${code}`) },
  { name: 'asks for its facts, spelt otherwise', goes: (who, { code }) => who.get(`/api/rooms/${code.toLowerCase()}`) },
  {
    name: 'asks for a match that was played there, by the code',
    goes: (who, { code }, match) => who.get(`/api/matches/${match}?room=${code}`),
  },
  { name: 'opens its page', goes: (who, { code }) => who.opens(`/${code}`) },
  { name: 'opens the page of its table', goes: (who, { code }) => who.opens(`/${code}/not-a-robot`) },
  { name: 'fetches the data of its page', goes: (who, { code }) => who.page(code) },
  {
    name: 'fetches the data of its table',
    goes: (who, { code }) => who.get(`/${code}/not-a-robot/__data.json`),
  },
  { name: 'puts it on a TV', goes: (who, { code }) => who.opens(`/${code}?tv`) },
  { name: 'opens the page of its night', goes: (who, { code }) => who.get(`/${code}/night`) },
  { name: 'opens its embed', goes: (who, { code }) => who.get(`/embed/${code}`) },
  { name: 'fetches the data of its embed', goes: (who, { code }) => who.get(`/embed/${code}/__data.json`) },
  { name: 'fetches its picture', goes: (who, { code }) => who.get(`/${code}/picture.svg`), says: 404 },
  {
    name: 'asks what its address is to look like elsewhere',
    goes: (who, { code, site }) => who.get(`/oembed?url=${encodeURIComponent(`${site.url}/${code}`)}`),
    says: 401,
  },
]

const SHUT = 403
/** Words that only who may look in gets: the title, and who sits there. */
const tells = ({ text }: Said): boolean => [TITLE, 'Influence', 'Mara'].some((word) => text.includes(word))
/** In the data of a page the refusal stands in the body; the answer itself is 200. */
const isShut = ({ status, text, code }: Said, says: number): boolean =>
  status === says || (status === 200 && (code === 'shut' || text.includes('"shut"')))

async function withMatch(site: Site, { isPublic = false } = {}) {
  const e = await evening(site, { title: TITLE, isPublic })
  const match = await deals(e)
  await e.mara.manages({ do: 'stop' })
  return { e, match }
}

/** One room for all ways into it, with what each was answered before it was shut. */
async function shutAfter(site: Site) {
  const { e, match } = await withMatch(site)
  const answers: Record<string, Said> = {}
  for (const { name, goes } of WAYS) answers[name] = await goes(new Person(site, 'Otto'), e, match)
  await shuts(e)
  return { e, match, answers }
}
const known = new WeakMap<Site, ReturnType<typeof shutAfter>>()
function shutOnce(site: Site): ReturnType<typeof shutAfter> {
  const had = known.get(site) ?? shutAfter(site)
  known.set(site, had)
  return had
}

const shuts = ({ mara }: Evening) => mara.manages({ do: 'shut', on: true })

export const SHUT_ROOMS: readonly Attack[] = [
  ...WAYS.map(({ name, goes, says = SHUT }): Attack => ({
    name: `A stranger ${name}, of a room that is shut`,
    tries: async (trial, site) => {
      const { e, match, answers } = await shutOnce(site)
      const open = answers[name]
      trial.control('it is answered while the room is open', open?.status === 200, open)
      for (const who of [e.eva, new Person(site, 'Uli')]) {
        const shut = await goes(who, e, match)
        trial.attempt('is answered', !isShut(shut, says), shut)
        trial.attempt('learns something of it', tells(shut), shut)
      }
    },
  })),
  {
    name: 'A stranger opens a line to a room that is shut, with a cookie and without, and stays on one from before',
    tries: async (trial, site) => {
      const { e } = await withMatch(site)
      const [before, named] = [new Person(site, 'Otto'), new Person(site, 'Wim')]
      await before.comes(e.code, { as: 'watcher' })
      await named.post(`/api/rooms/${e.code}/watchers`, { name: 'Wim' })
      await named.comes(e.code)
      trial.control('lines are open while it is', before.me !== null && named.me?.watcher === 'Wim')
      await shuts(e)
      for (const { line } of [before, named]) {
        await line.ended()
        trial.attempt('stays', line.closed !== CLOSE.shut, line.closed)
      }
      for (const [who, as] of [
        [e.eva, 'player'],
        [e.eva, 'watcher'],
        [named, 'player'],
      ] as const) {
        const line = await who.comes(e.code, { as })
        trial.attempt('comes in', line.closed !== CLOSE.shut, line.closed)
        trial.attempt('gets a frame', line.frames.length > 0, line.frames)
      }
      const { frames } = await e.tom.comes(e.code)
      trial.control('a player comes in', frames.length > 0)
    },
  },
  {
    name: 'A stranger looks for a room that is shut on the list of public tables, and has it seat them',
    tries: async (trial, site) => {
      const { e } = await withMatch(site, { isPublic: true })
      const isListed = async () => (await e.eva.get('/api/rooms')).text.includes(e.code)
      trial.control('it is on the list while it is open', await soon(isListed))
      await shuts(e)
      trial.attempt('it stays on the list', !(await soon(async () => !(await isListed()))))
      const seated = await e.eva.post('/api/rooms/seats', { name: 'Eva', title: TITLE })
      trial.attempt('is seated there', seated.text.includes(e.code), seated)
    },
  },
  {
    name: 'Somebody who was sent home, or has got up, asks a room that is shut for anything',
    tries: async (trial, site) => {
      const { e, match } = await withMatch(site)
      await shuts(e)
      await e.mara.manages({ do: 'clearChair', chair: 1 })
      await e.ida.own({ do: 'leave' })
      for (const who of [e.tom, e.ida])
        for (const { name, goes, says = SHUT } of WAYS) {
          const said = await goes(who, e, match)
          trial.attempt(`${who.name} ${name}`, !isShut(said, says) || tells(said), said)
        }
      await e.mara.manages({ do: 'shut', on: false })
      trial.control('they may again when it opens', (await e.tom.sits(e.code)).status === 200)
    },
  },
]
