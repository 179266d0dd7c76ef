import type { ArchivedMatch } from './archive.ts'
import type { FirstSight } from './frame.ts'
import type { PublicTables, SiteStatus } from './answers.ts'
import type { TableWish } from './tables.ts'

/** Why somebody may not look in. */
export interface TurnedAway {
  turnedAway: 'shut' | 'banned'
}

/** How a page's server asks a room without going through the network: the object's methods. */
export interface RoomStub {
  /** What the device with this cookie sees (null: a stranger); null if there's no such room. Changes nothing. */
  look(device: string | null): Promise<FirstSight | TurnedAway | null>
  /** Whether they may look in at all; null if there is no such room. */
  admits(device: string | null): Promise<'in' | TurnedAway['turnedAway'] | null>
}

/** How it asks a companion table. */
export interface CompanionStub {
  /** What anyone with the code may know; null if there's no such table. Changes nothing. */
  facts(): Promise<{ phones: number } | null>
}

/** How it asks for a finished match. */
export interface MatchesStub {
  /** Null: it doesn't exist, or has been deleted. */
  find(id: string): Promise<ArchivedMatch | null>
}

/** How it asks for the site's status. */
export interface StatusStub {
  look(): Promise<SiteStatus>
}

/** How it asks for the public tables. */
export interface PublicTablesStub {
  /** Those that fit. */
  list(wish: TableWish): Promise<PublicTables>
}

/** A namespace of rooms, as the platform binds it. */
export interface RoomNamespace {
  getByName(code: string): RoomStub
}
/** A namespace with the one list of public tables. */
export interface PublicTablesNamespace {
  getByName(name: typeof PUBLIC_TABLES): PublicTablesStub
}
/** The one list of all, under the name it has always had. */
export const PUBLIC_TABLES = 'lobby'

/** A namespace of companion tables. */
export interface CompanionNamespace {
  getByName(code: string): CompanionStub
}
