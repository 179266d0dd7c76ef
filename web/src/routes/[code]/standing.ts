import type { Me, RoomFacts } from '@robot-night/protocol'
import type { Awaited } from '#lib/table/scene.ts'
import type { Player, TitleFolder } from '#lib/table/title.ts'
import { isolated } from '#lib/words/isolated.ts'

/** Who this viewer is in the room, and what follows from it. */
export interface Standing {
  room: RoomFacts
  me: Me
  isHost: boolean
  isSeated: boolean
  hostName: string
  taken: number
  hasFree: boolean
  /** Somebody new may sit down: before the deal a tin robot gets up for a person. */
  maySit: boolean
  /** Who watches a match may have a seat in the next one. */
  mayWait: boolean
  /** Who has a seat may take another. */
  mayMove: boolean
}

export function standingOf(room: RoomFacts, me: Me): Standing {
  const host = room.chairs[room.host]
  const taken = room.chairs.filter(({ kind }) => kind !== 'free').length
  return {
    room,
    me,
    isHost: me.chair !== null && me.chair === room.host,
    isSeated: me.chair !== null,
    hostName: host && host.kind !== 'free' ? isolated(host.name) : '',
    taken,
    hasFree: taken < room.chairs.length,
    maySit: room.chairs.some(({ kind }) => kind !== 'person') && !room.locked,
    mayWait: me.chair === null && me.left === undefined && room.stage === 'playing' && !room.locked,
    mayMove: me.chair !== null && room.stage === 'lobby' && !room.shuffle,
  }
}

/** Which guest of the night this viewer is. */
export function guestOf({ room, me }: Standing): number | null {
  const mine = me.chair === null ? undefined : room.chairs[me.chair]
  return mine?.kind === 'person' ? (mine.guest ?? null) : null
}

/** People of the table, except ourselves, whose lamp is out. */
export function absentOf({ room, me }: Standing): { chair: number; name: string; botPlays: boolean }[] {
  return room.chairs.flatMap((facts, chair) =>
    facts.kind === 'person' && facts.presence === 'away' && chair !== me.chair
      ? [{ chair, name: isolated(facts.name), botPlays: facts.botPlays }]
      : [],
  )
}

/** Our line stands, and the table counts us as away: the clock has played for us again and again. */
export function isIdle({ room, me }: Standing): boolean {
  const own = me.chair === null ? undefined : room.chairs[me.chair]
  return room.stage === 'playing' && own?.kind === 'person' && own.presence === 'away'
}

/** How many robots are missing for a match that needs `least`. */
export function missingFor({ taken }: Standing, least: number): number {
  return Math.max(0, least - taken)
}

/** Whether secrets lie covered until pressed: as the host has it, else as the title has it. */
export function isCovered({ peek }: RoomFacts, folder: Pick<TitleFolder, 'isCovered'> | null): boolean {
  return peek === 'usual' ? (folder?.isCovered ?? false) : peek === 'always'
}

/** What a code on the wall is good for: a seat while one is free, else watching. */
export function invitationOf({ room, maySit }: Standing): 'join' | 'watch' {
  return room.stage !== 'playing' && maySit ? 'join' : 'watch'
}

/** Whom the table waits for although their lamp is out and nobody plays for them. */
export function heldUpBy(players: readonly Player[], awaits: readonly Awaited[]): Player[] {
  const asked = new Set(awaits.filter(({ done }) => done !== true).map(({ seat }) => seat))
  return players.filter(({ seat, presence, botPlays }) => asked.has(seat) && presence === 'away' && !botPlays)
}
