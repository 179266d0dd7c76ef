import type { RoomFacts } from '@robot-night/protocol'

/** Where a room is shown: each title is a page of its own, and the lobby is the room's own address. */
export function pageOf({ room, table }: { room: RoomFacts; table: object | null }): string {
  const title = room.stage !== 'lobby' && table ? room.match?.title : undefined
  return title === undefined ? `/${room.code}` : pageOfTitle(room.code, title)
}

export const pageOfTitle = (code: string, title: string): string => `/${code}/${title}`
