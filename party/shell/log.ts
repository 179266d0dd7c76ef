import { stumbleLine } from '@robot-night/protocol'

/** Says that something went wrong, and where. Nothing else of the Worker writes to the log. */
export function logStumble(what: string, error: unknown): void {
  console.error(stumbleLine(what, error))
}
