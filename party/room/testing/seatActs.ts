import { HOST_ACTS } from './seatActsOfHosts.ts'
import { OTHER_ACTS } from './seatActsOfOthers.ts'
import type { SeatAct } from './seatDeeds.ts'

/** For tests: everything that anybody can do about a seat, and what comes of it. docs/security.md has the same table. */
export const SEAT_ACTS: readonly SeatAct[] = [...HOST_ACTS, ...OTHER_ACTS]
