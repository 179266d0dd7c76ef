import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { array, object, parse, string, union } from 'valibot'
import { LIMITS, type ChairFacts } from '@robot-night/protocol'
import { root } from '../../wire/bundle.ts'
import type { Attack } from './attack.ts'
import { evening, IDA, TOM } from './evening.ts'
import { Person } from './Person.ts'
import { soon } from './soon.ts'

const EXAMPLES = parse(
  array(
    object({
      name: string(),
      expect: union([string(), object({ kept: string() })]),
    }),
  ),
  JSON.parse(readFileSync(join(root, 'packages/protocol/src/names.json'), 'utf8')),
)
/** They show nothing. */
const UNSEEN = EXAMPLES.filter(({ expect }) => expect === 'bad_name')
/** And cousins that are on no list of examples. */
const MORE_UNSEEN = ['\u200b\u200c\u200d', '\u{e0061}\u{e0062}', '\u2066\u2069', '\ufe0f\u20e3', '\u180e', ' \u00ad ']
const LIKE_ANN = [
  ...['\u0410nn', '\uff21\uff4e\uff4e', 'ANN', '\u0391nn', '\u{1d400}nn', 'An\u200dn', 'An\u2060n', '\u13aann', 'ann'],
]
/** Of many names every so-manieth is tried in every way; they are all cleaned in one place. */
const SOME = 7
const MARKS = `A${'\u0301'.repeat(7899)}`
/** Twice what a name may take. */
const LONGEST_BYTES = 512

/** Nobody else here has themselves led to a table of this title. */
const PUBLIC_TITLE = 'not-a-robot'

const nameAt = (chairs: readonly ChairFacts[] = [], chair: number): string => {
  const state = chairs[chair]
  return state && 'name' in state ? state.name : ''
}

/** Each way in which somebody gives a name: whether it was refused, and what they are called then. */
const WAYS: Readonly<Record<string, (who: Person, code: string, name: string) => Promise<{ code: string | null }>>> = {
  'on a chair': (who, code, name) => who.sits(code, { name }),
  'as a watcher': (who, code, name) => who.post(`/api/rooms/${code}/watchers`, { name }),
  'making a room': (who, _, name) => who.post('/api/rooms', { name, title: 'robot-revolution' }),
  'making a table of phones': (who, _, name) => who.post('/api/companion', { name }),
  'at any public table': (who, _, name) => who.post('/api/rooms/seats', { name, title: PUBLIC_TITLE }),
}

export const NAMES: readonly Attack[] = [
  {
    name: 'Somebody takes a name that nobody can see, wherever one gives a name',
    tries: async (trial, site) => {
      const { code, ida } = await evening(site)
      const open = await evening(site, { title: PUBLIC_TITLE, isPublic: true })
      const isListed = await soon(async () => (await ida.get('/api/rooms')).text.includes(open.code))
      trial.control('a table is public', isListed)
      const unseen = [...UNSEEN.map(({ name }) => name), ...MORE_UNSEEN]
      for (const name of unseen) {
        const said = await new Person(site, 'Nobody').sits(code, { name })
        trial.attempt(`${JSON.stringify(name)} on a chair`, said.code !== 'bad_name', said)
      }
      for (const name of unseen.filter((_, at) => at % SOME === 0)) {
        for (const [way, gives] of Object.entries(WAYS)) {
          const said = await gives(new Person(site, 'Nobody'), code, name)
          trial.attempt(`${JSON.stringify(name)} ${way}`, said.code !== 'bad_name', said)
        }
        const renamed = await ida.own({ do: 'rename', name })
        trial.attempt(`${JSON.stringify(name)} by renaming`, renamed.no?.code !== 'bad_name', renamed)
        const spoken = await ida.does({ what: 'say', text: name })
        trial.attempt(`${JSON.stringify(name)} said aloud`, spoken.no?.code !== 'bad_text', spoken)
      }
      for (const [way, gives] of Object.entries(WAYS)) {
        const said = await gives(new Person(site, 'Uli'), code, 'Uli')
        trial.control(`a name that can be seen is taken ${way}`, said.code !== 'bad_name', said)
      }
      for (const { name, expect } of EXAMPLES) {
        if (typeof expect === 'string') continue
        const called = await new Person(site, 'Uli').post(`/api/rooms/${code}/watchers`, { name })
        const kept = expect.kept === 'same' ? name : expect.kept
        trial.control(`${name} is taken`, called.text.includes(kept.normalize()), called)
      }
    },
  },
  {
    name: 'Somebody takes a name that looks like another’s at the table',
    tries: async (trial, site) => {
      const e = await evening(site)
      await e.tom.own({ do: 'rename', name: 'Ann' })
      await e.ida.own({ do: 'rename', name: 'Zoe' })
      trial.control('another name is taken as it is', nameAt(e.ida.room?.chairs, IDA) === 'Zoe', e.ida.room)
      for (const name of LIKE_ANN) {
        await e.ida.comes(e.code)
        const renamed = await e.ida.own({ do: 'rename', name })
        if (renamed.no) throw new Error(`${name} is no name: ${renamed.no.code}`)
        await e.ida.must(() => nameAt(e.ida.room?.chairs, IDA) !== 'Zoe', 'the name')
        const called = nameAt(e.ida.room?.chairs, IDA)
        trial.attempt(`${name}, a new name`, !/ \d+$/.test(called), called)
        await e.ida.own({ do: 'rename', name: 'Zoe' })
        const watcher = await e.eva.post(`/api/rooms/${e.code}/watchers`, { name })
        trial.attempt(`${name}, as a watcher`, !/ \d+"/.test(watcher.text), watcher)
      }
    },
  },
  {
    name: 'Somebody takes a name of 7,900 code points, or says something as long',
    tries: async (trial, site) => {
      const e = await evening(site)
      await e.ida.own({ do: 'rename', name: MARKS })
      await e.ida.does({ what: 'say', text: MARKS })
      await e.tom.does({ what: 'say', text: 'good evening' })
      const fresh = new Person(site, 'Newcomer')
      await fresh.comes(e.code)
      const called = nameAt(fresh.room?.chairs, IDA)
      trial.attempt('is kept as long', Buffer.byteLength(called) > LONGEST_BYTES, called)
      for (const { bytes, name } of [e.tom, fresh])
        trial.attempt(`reaches ${name}`, bytes.includes('\u0301'.repeat(3)), bytes.length)
      trial.control('what is said is heard', fresh.bytes.includes('good evening'))
      const long = await new Person(site, 'Uli').sits(e.code, { name: 'A'.repeat(LIMITS.frameBytes / 4) })
      trial.attempt('a long one is taken', long.status === 200, long)
      trial.control('Tom is called Tom', nameAt(fresh.room?.chairs, TOM) === 'Tom')
    },
  },
  {
    name: 'Somebody turns the text around their name',
    tries: async (trial, site) => {
      const e = await evening(site)
      for (const name of ['\u202eAnn\u202c', 'Ann\u2067', '\u200fAnn', '\u061cAnn']) {
        await e.ida.own({ do: 'rename', name })
        await e.ida.does({ what: 'say', text: `${name} was here` })
        const hasControl = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(e.tom.bytes + e.ida.bytes)
        trial.attempt(`by ${JSON.stringify(name)}`, hasControl)
      }
      await e.tom.must(() => e.tom.bytes.includes('Ann was here'), 'the words')
      trial.control('the letters of it arrive', e.tom.bytes.includes('Ann was here'))
    },
  },
]
