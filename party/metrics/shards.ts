/** So many ledgers share the work: a busy room speaks to its own once a minute. */
const SHARDS = 4

const nameOf = (shard: number): string => `ledger-${shard}`

export const LEDGERS: readonly string[] = Array.from({ length: SHARDS }, (_, shard) => nameOf(shard))

/** By the hexadecimal name that the platform has for a room's object. */
export const shardOf = (room: string): string => nameOf((Number.parseInt(room.slice(-2), 16) || 0) % SHARDS)
