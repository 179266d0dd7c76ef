import { claimsOf } from '../../games/claims.ts'
import type { RoomLink } from '../net/room.svelte.ts'
import type { Language } from '../words/language.ts'
import type { ClaimKind } from './claiming.ts'

/** What this person may claim by a button: about what lies on the table, else about what is chosen. */
export function claimable(
  { world, talking }: RoomLink,
  language: Language,
): { title: string; kinds: readonly ClaimKind[] } {
  const { room } = world
  const title = room.stage === 'lobby' ? room.title : (room.match?.title ?? room.title)
  return { title, kinds: talking.isMuted ? [] : (claimsOf(title)?.[language] ?? []) }
}
