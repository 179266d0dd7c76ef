import type { RoomFacts } from '@robot-night/protocol'
import { titleOf } from '../../games/titles.ts'

/** Where a room is shown: each title is a page of its own, and the lobby is the room's own address. */
export function pageOf({ room, table }: { room: RoomFacts; table: object | null }): string {
  const title = room.stage !== 'lobby' && table ? room.match?.title : undefined
  // A newer room may play what these pages do not know.
  return title === undefined || !titleOf(title) ? `/${room.code}` : pageOfTitle(room.code, title)
}

export const pageOfTitle = (code: string, title: string): string => `/${code}/${title}`
