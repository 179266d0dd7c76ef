import type { Plant } from '../../wire/bundle.ts'

/** A known way to lose something. Each must show, or the measure does not see what it says it sees. */
export interface Mutant extends Plant {
  name: string
}

const ROOM = 'party/room'

export const MUTANTS: readonly Mutant[] = [
  {
    name: 'told first, written a little later',
    file: `${ROOM}/Room.ts`,
    find: 'writeRows(this.ctx.storage, changedRows(before, taken.room))',
    replace: 'setTimeout(() => writeRows(this.ctx.storage, changedRows(before, taken.room)), 100)',
  },
  {
    name: 'what was done for whom is not written down',
    file: `${ROOM}/storage/changedRows.ts`,
    find: 'done: after.done.get(device.hash) ?? [] } })),',
    replace: 'done: [] } })),',
  },
  {
    name: 'whose command a move was is not written down',
    file: `${ROOM}/storage/changedRows.ts`,
    find: "...news.map((entry): RowChange => ({ kind: 'entry', number: head.number, entry })),",
    replace: "...news.map(({ done: _, ...entry }): RowChange => ({ kind: 'entry', number: head.number, entry })),",
  },
  {
    name: 'talk is not written down',
    file: `${ROOM}/storage/changedRows.ts`,
    find: 'return newer(after.talk, last)',
    replace: 'return newer(after.talk, last).filter((line) => line.kind === "noted")',
  },
  {
    name: 'the counters begin anew on waking',
    file: `${ROOM}/storage/changedRows.ts`,
    find: "...news.map((entry): RowChange => ({ kind: 'entry', number: head.number, entry })),",
    replace:
      "...news.map((entry): RowChange => ({ kind: 'entry', number: head.number, entry: { ...entry, ns: entry.ns.map(() => 0) } })),",
  },
  {
    name: 'the snapshot is taken for one move older than it is',
    file: `${ROOM}/storage/wake.ts`,
    find: 'entry.seq > (stored.snapshot?.seq ?? 0)',
    replace: 'entry.seq >= (stored.snapshot?.seq ?? 1)',
  },
]
