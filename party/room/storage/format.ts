/** In what form a room is stored. To be raised, with what brings older rooms forward (`upgrade.ts`), when rows change. */
export const ROOM_FORMAT = 2

/**
 * To be raised when a title keeps its state in another form under the same rules; older snapshots are then left alone.
 * Those of format 1 may say that they are an entry older than they are.
 */
export const SNAPSHOT_FORMAT = 2
