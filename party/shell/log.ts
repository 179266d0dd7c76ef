import { stumbleLine } from '@robot-night/protocol'

// Nothing else of the Worker writes to the log.

/** Says that something went wrong, and where. */
export function logStumble(what: string, error: unknown): void {
  console.error(stumbleLine(what, error))
}

/** Tells the operator what to do, and about what. */
export function logAdvice(what: string, advice: { words: string; lines?: readonly string[] }): void {
  console.warn(JSON.stringify({ level: 'warn', what, ...advice }))
}
