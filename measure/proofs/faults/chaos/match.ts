import { rngOf, type Game } from '@robot-night/engine'
import type { HostAct } from '@robot-night/protocol'
import { anyDevice, insight, open } from '../../../wire/rooms.ts'
import type { Company } from '../Night.ts'
import type { Client } from './client.ts'
import { Guest, type GuestRole } from './Guest.ts'
import { judged, noEnding, standing, type Ending } from './judge.ts'
import { Proxy } from './Proxy.ts'
import type { Tally, Weather } from './weather.ts'

export interface ChaosMatch {
  /** Of the server. */
  url: string
  code: string
  game: Game
  company: Company
  weather: Weather
  tally: Tally
  client: Client
  seed: string
  /** With no end by then it is stuck. */
  patienceMs: number
}

const LOOK_EVERY_MS = 10

/** One match in a room of its own, played through a proxy that becomes honest when somebody has seen the end. */
export async function playInChaos(match: ChaosMatch): Promise<Ending> {
  const { url, weather, tally, seed } = match
  const proxy = await Proxy.open({ url, weather, tally, seed })
  const guests = await gather(match, proxy)
  try {
    const until = patient(match.patienceMs)
    const hasEnded = (await deal(match, guests, until)) && (await until(() => guests.some((each) => each.hasEnded)))
    proxy.calm()
    const areDone = () => guests.every((each) => each.hasEnded && each.isIdle)
    if (hasEnded && (await until(areDone))) return await judged(guests)
    const { alarm } = await insight(url, match.code)
    const late = alarm === null ? 'no alarm' : `alarm in ${alarm - Date.now()} ms`
    return { ...noEnding(), stuck: [[late, ...guests.map(standing)].join('; ')] }
  } finally {
    for (const guest of guests) guest.leave()
    proxy.close()
  }
}

type Until = (isSo: () => boolean) => Promise<boolean>

async function gather({ url, code, game, company, client, seed }: ChaosMatch, proxy: Proxy): Promise<Guest[]> {
  const rng = rngOf(seed)
  const devices = Array.from({ length: company.people }, () => anyDevice(rng))
  await open(url, { code, title: game.id, options: game.options.usual, pace: 'fast', devices })
  const role = (about: Pick<GuestRole, 'as' | 'device' | 'plays'>, at: number): GuestRole => ({
    ...{ url: proxy.url, server: url, code, client, seed: `${seed} guest ${at}`, takesOffers: true },
    ...about,
  })
  const mirrored = company.isMirrored ? devices.slice(0, 1) : []
  const roles = [
    ...devices.map((device) => ({ as: 'player', device, plays: game }) as const),
    // The first person holds two devices, and answers on both.
    ...mirrored.map((device) => ({ as: 'player', device, plays: game }) as const),
    ...Array.from({ length: watchersBeside(company) }, () => ({ as: 'watcher', device: null, plays: null }) as const),
  ]
  // Every other one is where no socket comes through.
  const first = rng.int(2)
  const wayOf = (at: number) => ((first + at) % 2 === 0 ? 'socket' : 'stream')
  return Promise.all(roles.map((about, at) => Guest.arrive({ ...role(about, at), way: wayOf(at) })))
}

/** So many clients that there are eight, and one at least. */
const CLIENTS = 8
const watchersBeside = ({ people, isMirrored }: Company): number => Math.max(1, CLIENTS - people - (isMirrored ? 1 : 0))

/** By the host: one who is cut off for long stops being host. */
async function deal({ company }: ChaosMatch, guests: readonly Guest[], until: Until): Promise<boolean> {
  const bots = Array.from(
    { length: company.bots },
    (_, bot) => ({ do: 'seatBot', chair: company.people + bot }) as const,
  )
  const acts: HostAct[] = [...bots, { do: 'deal' }]
  for (const act of acts) {
    let answer: string | null | undefined = 'not_host'
    while (answer === 'not_host') {
      answer = undefined
      const host = guests.find(({ world }) => world.me.chair !== null && world.me.chair === world.room.host)
      void host?.send({ what: 'manage', act }).then((code) => (answer = code))
      if (!(await until(() => answer !== undefined))) return false
    }
  }
  return true
}

/** All that is waited for, together, within one time. */
function patient(ms: number): Until {
  const end = Date.now() + ms
  return async (isSo) => {
    while (!isSo() && Date.now() < end) await new Promise((go) => setTimeout(go, LOOK_EVERY_MS))
    return isSo()
  }
}
