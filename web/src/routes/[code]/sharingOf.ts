import type { RoomFacts } from '@robot-night/protocol'
import type { Sharing } from '#lib/brand/sharing.ts'
import type { Language } from '#lib/words/language.ts'
import type { Room } from '#lib/words/words.ts'
import { nameOf } from '../../games/titles.ts'
import { pictureOf } from './picture.svg/address.ts'
import { invitationOf, standingOf } from './standing.ts'

/** How the link to a room looks where it was sent: by what a stranger with the code may know. */
export function sharingOf(room: RoomFacts, words: Room, language: Language): Sharing {
  const standing = standingOf(room, { chair: null, seat: null })
  const id = room.match?.title ?? room.title
  const game = nameOf(id, language)
  return {
    title: standing.hostName ? `${words.room.table(standing.hostName)}: ${game}` : game,
    text: words.share.invitation[invitationOf(standing)](room.code),
    // Whatever lies on the table by then.
    path: `/${room.code}`,
    isUnlisted: true,
    picture: pictureOf(room, language),
    isEmbeddable: true,
  }
}
