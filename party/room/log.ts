/** Says that something went wrong, and where. Messages of errors are left out: they may name a card. */
export function logStumble(what: string, error: unknown): void {
  const name = error instanceof Error ? error.name : typeof error
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const places = stack.split('\n').flatMap((line) => /^\s+at (.*)$/.exec(line)?.[1] ?? [])
  // One line of JSON: where it is deployed, each field can be asked for.
  console.error(JSON.stringify({ level: 'error', what, name, places }))
}
