import type { Game } from '@robot-night/engine'
import { bundleWorker, type Plant } from '../../../wire/bundle.ts'
import { codeOf } from '../../../wire/rooms.ts'
import { Workerd } from '../../../wire/Workerd.ts'
import { companyAt } from '../companies.ts'
import { clientWith, type Client } from './client.ts'
import { noEnding, type Ending } from './judge.ts'
import { playInChaos } from './match.ts'
import { FOG, JUMBLE, noTally, STORM, type Tally, type Weather } from './weather.ts'

export interface Chaos {
  /** One after another. */
  games: readonly Game[]
  matches: number
  seed: string
  /** The weather of one match after another. */
  weathers?: readonly Weather[]
  /** In the room. */
  plants?: readonly Plant[]
  /** In the clients. */
  clientPlants?: readonly Plant[]
  sideBySide?: number
  patienceMs?: number
  /** Is one wrong enough? */
  until: 'all' | 'wrong'
  progress(words: string): void
}
export interface Harvest extends Ending {
  matches: number
  tally: Tally
}

const SIDE_BY_SIDE = 20
const TELL_EVERY = 10
const PATIENCE_MS = 240_000
const WEATHERS = [STORM, FOG, STORM, JUMBLE] as const

/** Match after match through a proxy that delays, loses, doubles, swaps and cuts. */
export async function playThrough(chaos: Chaos): Promise<Harvest> {
  const client = await clientWith(chaos.clientPlants ?? [])
  const server = await Workerd.serving(await bundleWorker(chaos.plants), { bindings: { PACE_DIVISOR: '20' } })
  const harvest: Harvest = { ...noEnding(), matches: 0, tally: noTally() }
  let begun = 0
  const isEnough = () => begun >= chaos.matches || (chaos.until === 'wrong' && wrongEnds(harvest).length > 0)
  const playOn = async () => {
    while (!isEnough()) {
      gather(harvest, await playNumber(begun++, { chaos, client, url: server.url, tally: harvest.tally }))
      if (harvest.matches % TELL_EVERY === 0) chaos.progress(`${harvest.matches} of ${chaos.matches} matches in chaos`)
    }
  }
  try {
    await Promise.all(Array.from({ length: chaos.sideBySide ?? SIDE_BY_SIDE }, playOn))
    return harvest
  } finally {
    await server.end()
  }
}

interface Given {
  chaos: Chaos
  client: Client
  url: string
  tally: Tally
}

function playNumber(number: number, { chaos, client, url, tally }: Given): Promise<Ending> {
  const { games, weathers = WEATHERS, patienceMs = PATIENCE_MS } = chaos
  const game = games[number % games.length]
  const round = Math.floor(number / games.length)
  const weather = weathers[round % weathers.length]
  if (!game || !weather) throw new Error('nothing is played, or under no sky')
  const company = companyAt(game, round)
  const seed = `${chaos.seed} chaos ${number}`
  return playInChaos({ url, code: codeOf(number), game, company, weather, tally, client, patienceMs, seed })
}

/** A match that got stuck counts as stuck, not as played. */
function gather(harvest: Harvest, ending: Ending): void {
  harvest.matches += ending.stuck.length > 0 ? 0 : 1
  for (const wrong of WRONGS) harvest[wrong].push(...ending[wrong])
  harvest.stale += ending.stale
  harvest.acknowledged += ending.acknowledged
}

/** Everything that should not be, in words. */
export const wrongEnds = (ending: Ending): string[] => WRONGS.flatMap((wrong) => ending[wrong])
const WRONGS = ['differing', 'lost', 'twice', 'heeded', 'stuck'] as const
