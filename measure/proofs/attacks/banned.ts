import { CLOSE } from '@robot-night/protocol'
import type { Attack } from './attack.ts'
import { deals, evening, hasHand, IDA, TOM } from './evening.ts'
import type { Person, Said } from './Person.ts'
import { looks, seesOwn } from './seats.ts'

const WAYS: readonly (readonly [string, (who: Person, code: string) => Promise<Said>])[] = [
  ['names itself among the watchers', (who, code) => who.post(`/api/rooms/${code}/watchers`, { name: 'Nobody' })],
  ['asks for a seat', (who, code) => who.sits(code)],
  ['asks for the seat it had', (who, code) => who.sits(code, { chair: TOM })],
  ['asks for facts', (who, code) => who.get(`/api/rooms/${code}`)],
  ['opens the page', (who, code) => who.get(`/${code}`)],
]

export const BANNED: readonly Attack[] = [
  {
    name: 'A banned device comes back: as a watcher with a name, for a seat, on a line, on the page',
    tries: async (trial, site) => {
      const e = await evening(site)
      for (const [what, goes] of WAYS.slice(0, 1)) {
        const said = await goes(e.eva, e.code)
        trial.control(`somebody else ${what}`, said.status === 200, said)
      }
      await e.mara.manages({ do: 'ban', chair: TOM })
      for (const [what, goes] of WAYS) {
        const said = await goes(e.tom, e.code)
        trial.attempt(what, said.status !== 403, said)
      }
      const line = await e.tom.comes(e.code)
      trial.attempt('comes in', line.closed !== CLOSE.banned, line.frames)
      trial.attempt('gets a frame', line.frames.length > 0, line.frames)
      await e.mara.manages({ do: 'unban', number: e.mara.room?.banned?.[0]?.number ?? 0 })
      const again = await e.tom.sits(e.code)
      trial.control('it may once that is lifted', again.status === 200, again)
    },
  },
  {
    name: 'A removed player comes back with as many frames as watchers have, and keeps the scene of their seat',
    tries: async (trial, site) => {
      const e = await evening(site)
      const match = await deals(e)
      await seesOwn(trial, e.tom, e.code)
      const n = lastCount(e.tom)
      const same = await e.tom.comes(e.code, { has: { match, n } })
      trial.control(
        'a player who still sits there is sent nothing twice',
        !same.frames.join('').includes('"scene"'),
        same.frames,
      )
      await e.mara.manages({ do: 'clearChair', chair: TOM })
      for (const had of [n - 1, n, n + 1, n + 2].filter((count) => count > 0)) {
        const line = await e.tom.comes(e.code, { has: { match, n: had } })
        trial.attempt('is left with the scene of the seat', !line.frames.join('').includes('"scene"'), line.frames)
        trial.attempt('is shown a hand', hasHand(e.tom.bytes), e.tom.bytes)
      }
      await looks(trial, e.tom, e.code)
    },
  },
  {
    name: 'A player who has left comes back with the same count, and keeps the scene of their seat',
    tries: async (trial, site) => {
      const e = await evening(site)
      const match = await deals(e)
      await seesOwn(trial, e.ida, e.code)
      const n = lastCount(e.ida)
      await e.ida.own({ do: 'leave' })
      const line = await e.ida.comes(e.code, { has: { match, n } })
      trial.attempt('is left with the scene of the seat', !line.frames.join('').includes('"scene"'), line.frames)
      trial.attempt('is shown a hand', hasHand(e.ida.bytes), e.ida.bytes)
      await e.ida.sits(e.code)
      await e.ida.comes(e.code)
      trial.control('and gets it back on asking', e.ida.me?.seat === IDA && hasHand(e.ida.bytes), e.ida.me)
    },
  },
]

const lastCount = ({ line }: Person): number => line.downs.flatMap(({ table }) => table ?? []).at(-1)?.n ?? 0
