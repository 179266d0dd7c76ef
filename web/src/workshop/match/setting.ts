import { LIVE_PACES, titleOf, type Game, type LivePace, type Seat } from '@robot-night/engine'
import type { Language } from '#lib/words/language.ts'
import type { Style } from './step.ts'

/** What is to be looked at: a match of bots after so many moves, as one viewer sees it. */
export interface Setting {
  game: Game
  seats: number
  viewer: Seat | null
  seed: number
  moves: number
  language: Language
  isOffline: boolean
  isCovered: boolean
  pace: LivePace
  style: Style
  /** The room's options, where they are not the usual ones. */
  options: object
  /** Seconds that the clock still shows. */
  left: number
}

export function settingFrom(title: string, query: URLSearchParams): Setting | null {
  const game = titleOf(title)
  if (!game) return null
  const seats = Math.min(game.seats.max, Math.max(game.seats.min, Number(query.get('seats') ?? game.seats.min)))
  const viewer = query.get('viewer') ?? '0'
  return {
    game,
    seats,
    viewer: viewer === 'watch' ? null : Number(viewer),
    seed: Number(query.get('seed') ?? 1),
    moves: Number(query.get('moves') ?? 0),
    language: query.get('lang') === 'de' ? 'de' : 'en',
    isOffline: query.has('offline'),
    isCovered: query.has('covered'),
    pace: LIVE_PACES.find((pace) => pace === query.get('pace')) ?? 'normal',
    style: query.get('style') === 'any' ? 'any' : 'bot',
    options: optionsFrom(query.get('options')),
    left: Number(query.get('left') ?? 90),
  }
}

/** `?options={"drones":2}`: whatever the title's own usual ones leave open. */
function optionsFrom(text: string | null): object {
  const said: unknown = JSON.parse(text ?? '{}')
  return typeof said === 'object' && said !== null ? said : {}
}
