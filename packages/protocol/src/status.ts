/** GET /api/status: how the site fares, for everybody. No table shows in it: how many there are is told in steps. */
export interface SiteStatus {
  /** Which parts have answered just now; `archive` null: matches are kept in their rooms alone. */
  works: { rooms: boolean; list: boolean; archive: boolean | null }
  /** At least so many in the last minutes, 0: fewer than the first step. Null: nobody counts, or the count is not to be had. */
  tables: { open: number; playing: number } | null
  /** Null: too little is going on to say, or it is not to be had. */
  moves: MoveTimes | null
  /** When the pages were built; null: not known. */
  build: string | null
  protocol: number
  /** The version of each title's rules. */
  rules: { title: string; version: number }[]
}

/** How long it took from a command until it was written and could be told, ms at most; null: longer than is counted. */
export interface MoveTimes {
  median: number | null
  worst: number | null
  /** Of so many minutes. */
  minutes: number
}
