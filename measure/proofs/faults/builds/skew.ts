import { CLOSE, PROTOCOL } from '@robot-night/protocol'
import { anyCode, anyDevice, open } from '../../../wire/rooms.ts'
import { bundleWorker } from '../../../wire/bundle.ts'
import { Workerd } from '../../../wire/Workerd.ts'
import { rngOf, type Game } from '@robot-night/engine'
import type { Build } from './builds.ts'

/** How a build answers a client of this one: 0, it is let in; else it is closed with this code. */
async function answerOf(build: Build, game: Game): Promise<number> {
  const server = await Workerd.serving(await bundleWorker(build))
  try {
    const rng = rngOf('skew')
    const [code, device] = [anyCode(rng), anyDevice(rng)]
    await open(server.url, { code, title: game.id, options: game.options.usual, pace: 'off', devices: [device] })
    return await greeted(`${server.url.replace('http', 'ws')}/api/rooms/${code}/socket?as=watcher&v=${PROTOCOL}`)
  } finally {
    await server.end()
  }
}

function greeted(url: string): Promise<number> {
  return new Promise((answered) => {
    const socket = new WebSocket(url)
    socket.addEventListener('message', () => {
      answered(0)
      socket.close()
    })
    socket.addEventListener('close', ({ code }) => answered(code))
  })
}

/** One version of skew is understood; more asks for a reload. What is wrong, in words. */
export async function skewedWrongly(builds: { next: Build; nextButOne: Build }, game: Game): Promise<string[]> {
  const [next, nextButOne] = await Promise.all([answerOf(builds.next, game), answerOf(builds.nextButOne, game)])
  return [
    ...(next === 0 ? [] : [`a client one version behind is closed with ${next}`]),
    ...(nextButOne === CLOSE.outdated
      ? []
      : [`a client two versions behind gets ${nextButOne}, not ${CLOSE.outdated}`]),
  ]
}
