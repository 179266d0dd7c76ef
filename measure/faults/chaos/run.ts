import type { Game } from '@robot-night/engine'
import { bundleWorker, type Plant } from '../../wire/bundle.ts'
import { codeOf } from '../../wire/rooms.ts'
import { Workerd } from '../../wire/Workerd.ts'
import type { Company } from '../Night.ts'
import { GOOD_HABITS, type Habits } from './Guest.ts'
import { noEnding, type Ending } from './judge.ts'
import { playInChaos } from './match.ts'
import { JUMBLE, noTally, STORM, type Tally, type Weather } from './weather.ts'

export interface Chaos {
  game: Game
  matches: number
  companies: readonly Company[]
  seed: string
  /** The weather of one match after another. */
  weathers?: readonly Weather[]
  plants?: readonly Plant[]
  habits?: Habits
  patienceMs?: number
  /** Is one wrong enough? */
  until: 'all' | 'wrong'
  progress(words: string): void
}
export interface Harvest extends Ending {
  matches: number
  tally: Tally
}

const SIDE_BY_SIDE = 6
const TELL_EVERY = 10
const PATIENCE_MS = 60_000
/** Three storms, one jumble. */
const WEATHERS = [STORM, STORM, STORM, JUMBLE] as const

/** Match after match through a proxy that delays, loses, doubles, swaps and cuts. */
export async function playThrough(chaos: Chaos): Promise<Harvest> {
  const server = await Workerd.serving(await bundleWorker(chaos.plants), { bindings: { PACE_DIVISOR: '20' } })
  const harvest: Harvest = { ...noEnding(), matches: 0, tally: noTally() }
  let begun = 0
  const isEnough = () => begun >= chaos.matches || (chaos.until === 'wrong' && wrongEnds(harvest).length > 0)
  const playOn = async () => {
    while (!isEnough()) {
      gather(harvest, await playNumber(begun++, { chaos, url: server.url, tally: harvest.tally }))
      if (harvest.matches % TELL_EVERY === 0) chaos.progress(`${harvest.matches} of ${chaos.matches} matches in chaos`)
    }
  }
  try {
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, playOn))
    return harvest
  } finally {
    await server.end()
  }
}

function playNumber(number: number, given: { chaos: Chaos; url: string; tally: Tally }): Promise<Ending> {
  const { chaos, url, tally } = given
  const { game, companies, weathers = WEATHERS, habits = GOOD_HABITS, patienceMs = PATIENCE_MS } = chaos
  const company = companies[number % companies.length]
  const weather = weathers[number % weathers.length]
  if (!company || !weather) throw new Error('nobody plays, or under no sky')
  const seed = `${chaos.seed} chaos ${number}`
  return playInChaos({ url, code: codeOf(number), game, company, weather, tally, habits, patienceMs, seed })
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
