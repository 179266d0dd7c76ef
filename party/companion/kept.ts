import type { Table } from '@robot-night/companion'

/** A table as it is stored: one row, written before anybody is told. */
export interface Kept {
  table: Table
  /** Since when its host has not been here, ms; null: the host is here, or nobody has come since. */
  hostAwaySince: number | null
  /** When something was last done here, ms. */
  touched: number
}
