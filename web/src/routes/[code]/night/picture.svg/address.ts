import type { NightMatch, RoomFacts } from '@robot-night/protocol'
import type { Language } from '#lib/words/language.ts'
import { pictureOf } from '../../picture.svg/address.ts'
import { championsOf } from '../told.ts'

/** Where the picture of a night is, with its last match in the address, so that a changed one is fetched again; of the table until somebody has points. */
export function pictureOfNight(room: RoomFacts, night: readonly NightMatch[], language: Language): string {
  const at = night.at(-1)?.number
  if (at === undefined || championsOf(night).length === 0) return pictureOf(room, language)
  return `/${room.code}/night/picture.png?lang=${language}&at=${at}`
}
