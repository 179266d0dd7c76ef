import { rngOf, type Game } from '@robot-night/engine'
import { bundleWorker } from '../../../wire/bundle.ts'
import { Workerd } from '../../../wire/Workerd.ts'
import { Night, type Company } from '../Night.ts'
import type { Build } from './builds.ts'

interface Change {
  game: Game
  company: Company
  seed: string
  build: Build
}

/** The rules change in the middle of a match: it ends kindly, and the next one is played. What is wrong, in words. */
export async function endedUnkindly({ game, company, seed, build }: Change): Promise<string[]> {
  const server = await Workerd.serving(await bundleWorker(), { bindings: { PACE_DIVISOR: '20' } })
  const night = await Night.begin({ url: () => server.url, game, rng: rngOf(seed), looks: 1 }, company)
  try {
    const interrupted = night.playOne()
    interrupted.catch(() => undefined)
    if (!(await night.until(() => night.isPlaying))) return [`${night.code}: it did not begin`]
    await server.kill()
    server.install(await bundleWorker(build))
    await server.start()
    const isOutdated = () => night.everybody.every(({ room, memory }) => room?.match?.ended === 'outdated' && !memory)
    if (!(await night.until(isOutdated))) return [`${night.code}: not everybody was told that the rules have changed`]
    if (!(await night.playOne())) return [`${night.code}: no other match could be played`]
    const { lost, twice } = await night.audit()
    return [...lost, ...twice]
  } finally {
    night.end()
    await server.end()
  }
}
