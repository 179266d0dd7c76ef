import type { Attack } from './attack.ts'
import { evening } from './evening.ts'
import { Person } from './Person.ts'

const nested = (open: string, close: string, inner = ''): string => `${open.repeat(2500)}${inner}${close.repeat(2500)}`

/** What goes into the place of a value. */
const VALUES: Readonly<Record<string, string>> = {
  'lists 2,500 deep': nested('[', ']'),
  'objects 2,500 deep': nested('{"a":', '}', '0'),
  'lists 17 deep': `${'['.repeat(17)}${']'.repeat(17)}`,
  '1,200 keys': JSON.stringify(Object.fromEntries(Array.from({ length: 1200 }, (_, at) => [`k${at}`, 0]))),
  __proto__: '{"__proto__":{"sharedCodeMin":1}}',
  '__proto__, spelt otherwise': '{"\\u005f_proto__":{"sharedCodeMin":1}}',
  constructor: '{"constructor":{"prototype":{"isHost":true}}}',
}

const BODIES: readonly (readonly [string, (code: string, value: string) => [string, string]])[] = [
  ['options of a room', (_, value) => ['/api/rooms', `{"name":"Uli","title":"robot-revolution","options":${value}}`]],
  ['a name', (_, value) => ['/api/rooms', `{"name":${value},"title":"robot-revolution"}`]],
  ['a seat', (code, value) => [`/api/rooms/${code}/seats`, `{"name":${value}}`]],
  ['a watcher', (code, value) => [`/api/rooms/${code}/watchers`, `{"name":${value}}`]],
  ['a ticket', (code, value) => [`/api/rooms/${code}/tickets`, `{"ticket":${value},"take":true}`]],
  ['any seat', (_, value) => ['/api/rooms/seats', `{"name":${value}}`]],
  ['a table of phones', (_, value) => ['/api/companion', `{"name":${value}}`]],
]

const FRAMES: readonly ((value: string) => string)[] = [
  (value) => `"what":"answer","match":"m","beat":1,"kind":"k","action":${value}`,
  (value) => `"what":"manage","act":{"do":"setOptions","options":${value}}`,
  (value) => `"what":"say","text":"x","more":${value}`,
]

export const DEEP_JSON: readonly Attack[] = [
  {
    name: 'Somebody sends JSON that is too deep, too large or named __proto__, in the body of any request',
    tries: async (trial, site) => {
      const e = await evening(site)
      const who = new Person(site, 'Uli')
      for (const [about, value] of Object.entries(VALUES))
        for (const [what, made] of BODIES) {
          const said = await who.post(...made(e.code, value))
          trial.attempt(`${about} as ${what}`, said.status !== 400 || said.code !== 'malformed', said)
        }
      const options = '{"sharedCodeMin":1}'
      const made = await who.post('/api/rooms', `{"name":"Uli","title":"robot-revolution","options":${options}}`)
      trial.control('plain options are taken', made.status === 201, made)
      const seated = await who.sits(e.code)
      trial.control('the room takes plain names', seated.status === 200, seated)
    },
  },
  {
    name: 'Somebody sends such JSON on a line, and has the room stumble or its options change',
    tries: async (trial, site) => {
      const e = await evening(site)
      const before = JSON.stringify(e.mara.room?.options)
      for (const [about, value] of Object.entries(VALUES))
        for (const frame of FRAMES) {
          // A line of their own each time: what is refused too often ends one.
          await e.mara.comes(e.code)
          const since = e.mara.line.downs.length
          e.mara.line.send(`{"id":"abcdefghijklmnop",${frame(value)}}`)
          const answer = await e.mara.line.find(since, ({ ok, no }) => ok !== undefined || no !== undefined)
          trial.attempt(`${about} in ${frame('…')}`, answer?.no?.code !== 'malformed', answer)
        }
      trial.attempt('changes the options', JSON.stringify(e.mara.room?.options) !== before, e.mara.room?.options)
      const set = await e.mara.manages({ do: 'setOptions', options: { sharedCodeMin: 1 } })
      await e.mara.must(() => JSON.stringify(e.mara.room?.options) !== before, 'the options')
      trial.control('plain options are taken', set.ok !== undefined, set)
    },
  },
]
