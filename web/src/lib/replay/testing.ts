import { keyStream, TITLES as GAMES, titleOf, type Game, type MatchRecord } from '@robot-night/engine'
import { readdirSync, readFileSync } from 'node:fs'
import { Film } from './film.ts'
import { ReplayedMatch } from './replayedMatch.ts'
import type { Answer, Winder } from './winding.ts'

/** By id. */
export const TITLES: readonly string[] = GAMES.map(({ id }) => id)

export function rulesOf(title: string): Game {
  const game = titleOf(title)
  if (!game) throw new Error(`no title ${title}`)
  return game
}

/** A match as it was once played. */
export type Golden = MatchRecord & { title: string; key: string }

/** The golden matches of a title. */
export function goldensOf(title: string): Golden[] {
  const folder = new URL(`../../../../packages/engine/src/games/${title}/replays/`, import.meta.url)
  return readdirSync(folder).map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Golden)
}

/** A short one and one of middling length; the rules' own tests replay all of them. */
export function someGoldensOf(title: string): Golden[] {
  const byLength = goldensOf(title).toSorted((one, other) => one.moves.length - other.moves.length)
  return byLength.filter((_, at) => at === 0 || at === Math.floor(byLength.length / 2))
}

export const replayedOf = ({ title, seats, options, moves, key }: Golden): ReplayedMatch =>
  new ReplayedMatch(rulesOf(title), { seats, options, moves }, keyStream(Buffer.from(key, 'hex')))

/** The worker's part, done here. */
function winderOf(replayed: ReplayedMatch): Winder {
  let heard: (answer: Answer) => void = () => undefined
  return {
    say(order) {
      if (order.kind === 'take') return
      if (order.kind === 'look')
        return heard({ kind: 'sight', moment: order.moment, sight: replayed.look(order.moment) })
      heard({ kind: 'stirs', stirs: [...replayed.wind()] })
      heard({ kind: 'wound', isWhole: true })
    },
    listen: (told) => (heard = told),
    end: () => undefined,
  }
}

export const filmOf = (match: Golden): Promise<Film> => Film.of(winderOf(replayedOf(match)))
