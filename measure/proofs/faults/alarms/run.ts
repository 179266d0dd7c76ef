import type { Game } from '@robot-night/engine'
import { bundleWorker, type Plant } from '../../../wire/bundle.ts'
import { Workerd } from '../../../wire/Workerd.ts'
import { Clockwork, WAYS, type Match } from './Clockwork.ts'

export interface Alarms {
  game: Game
  seed: string
  matches: number
  plants?: readonly Plant[]
}
export interface Heard {
  /** Something was done before its time. */
  early: string[]
  twice: string[]
  /** Somebody had less time because an alarm came late. */
  hurried: string[]
  /** After the end. */
  restless: string[]
  differing: string[]
  stuck: string[]
  matches: number
  rung: number
  /** Beats at which somebody was asked. */
  questions: number
}
/** The same matches three times, with nobody there but time: alarms alone bring them to their ends. */
export async function playByAlarms(given: Alarms): Promise<Heard> {
  const server = await Workerd.serving(await bundleWorker(given.plants), { bindings: { PACE_DIVISOR: '20' } })
  const heard: Heard = {
    ...{ early: [], twice: [], hurried: [], restless: [], differing: [], stuck: [] },
    ...{ matches: 0, rung: 0, questions: 0 },
  }
  try {
    for (let number = 0; number < given.matches; number++) {
      await playThrice({ game: given.game, seed: given.seed, url: server.url, number }, heard)
    }
    return heard
  } finally {
    await server.end()
  }
}

async function playThrice(match: Match, heard: Heard): Promise<void> {
  const [usual, ...others] = await Promise.all(WAYS.map((way, at) => new Clockwork(match, { way, at }, heard).play()))
  if (!usual) return
  for (const other of others) {
    if (other.end !== usual.end) heard.differing.push(`${other.code}: another end than in time`)
    for (const [beat, due] of usual.times) {
      const times = other.times.get(beat) ?? []
      const isHurried = due.some((time, at) => (times[at] ?? 0) < time)
      if (isHurried) heard.hurried.push(`${other.code} at beat ${beat}: ${times.join()} ms, not ${due.join()}`)
    }
  }
}
