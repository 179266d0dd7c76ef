import { randomUUID } from 'node:crypto'
import type { Attack } from './attack.ts'
import { deals, evening, hasHand, TOM, type Evening } from './evening.ts'
import { Person } from './Person.ts'

const guestAt = ({ mara }: Evening, chair: number): number => {
  const state = mara.room?.chairs[chair]
  return state?.kind === 'person' ? (state.guest ?? 0) : 0
}

/** Mara whispers something to Tom that is said nowhere else. */
async function whispered(e: Evening): Promise<string> {
  const secret = `the password is ${randomUUID()}`
  const said = await e.mara.does({ what: 'whisper', to: TOM, text: secret })
  if (said.no) throw new Error(`no whisper: ${said.no.code}`)
  await e.tom.must(() => e.tom.bytes.includes(secret), 'the whisper')
  return secret
}

/** What was to be told before has been told once this is heard. */
async function hears(host: Person, text: string, listening: readonly Person[]): Promise<void> {
  await host.does({ what: 'say', text })
  for (const each of listening) await each.must(() => each.bytes.includes(text), text)
}

export const WHISPERS: readonly Attack[] = [
  {
    name: 'Somebody takes over a seat by the rule, and reads what was whispered to the player before them',
    tries: async (trial, site) => {
      const e = await evening(site)
      await e.mara.manages({ do: 'letTakeOver', on: true })
      await deals(e)
      const secret = await whispered(e)
      trial.control('it is found where it was said', e.tom.bytes.includes(secret))
      const guest = guestAt(e, TOM)
      await e.tom.own({ do: 'leave' })
      const taken = await e.eva.sits(e.code, { chair: TOM, name: 'Tom' })
      await e.eva.comes(e.code)
      trial.control('the seat has passed on', taken.status === 200 && hasHand(e.eva.bytes), taken)
      trial.attempt('reads the whisper', e.eva.bytes.includes(secret), e.eva.bytes)
      const page = await e.eva.get(`/${e.code}/__data.json`)
      trial.attempt('reads it on the page', page.text.includes(secret))
      await e.eva.own({ do: 'rename', name: 'Tom' })
      for (const to of [{ guest }, { name: 'Tom', guest }]) {
        const said = await e.mara.does({ what: 'whisper', to: TOM, text: `${secret} again`, ...to })
        trial.attempt('gets what was meant for the player before them', said.ok !== undefined, said)
      }
      const meant = { to: TOM, guest: guestAt(e, TOM), text: 'welcome' }
      const heard = await e.mara.does({ what: 'whisper', ...meant })
      trial.control('words to the new player arrive', heard.ok !== undefined, heard)
      await e.eva.must(() => e.eva.bytes.includes('welcome'), 'the second whisper')
      trial.attempt('has heard any of it by now', e.eva.bytes.includes(secret))
    },
  },
  {
    name: 'A host sends somebody home in the lobby; a friend on that chair reads their whispers',
    tries: async (trial, site) => {
      const e = await evening(site)
      const secret = await whispered(e)
      trial.control('it is found where it was said', e.tom.bytes.includes(secret))
      await e.mara.manages({ do: 'clearChair', chair: TOM })
      const taken = await e.eva.sits(e.code, { chair: TOM, name: 'Tom' })
      trial.control('the friend sits there', taken.status === 200, taken)
      await e.eva.comes(e.code)
      trial.attempt('reads the whisper', e.eva.bytes.includes(secret), e.eva.bytes)
    },
  },
  {
    name: 'Others at the table and watchers learn that somebody whispers',
    tries: async (trial, site) => {
      const e = await evening(site)
      const watcher = new Person(site, 'Otto')
      await watcher.comes(e.code, { as: 'watcher' })
      const listening = [e.ida, watcher]
      await hears(e.mara, 'good evening', listening)
      const before = listening.map(({ line }) => line.frames.length)
      const secret = await whispered(e)
      trial.control('the person it is for reads it', e.tom.bytes.includes(secret))
      await hears(e.mara, 'and good night', listening)
      for (const [at, { bytes, line, name }] of listening.entries()) {
        trial.attempt(`${name} reads it`, bytes.includes(secret), bytes)
        trial.attempt(
          `${name} gets a frame for it`,
          line.frames.length !== (before[at] ?? 0) + 1,
          line.frames.slice(-3),
        )
      }
      trial.control('what is said aloud is a frame', e.ida.bytes.includes('and good night'))
    },
  },
]
