/** Says that something went wrong, and where. Messages of errors are left out: they may name a card. */
export function logStumble(what: string, error: unknown): void {
  const name = error instanceof Error ? error.name : typeof error
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const places = stack.split('\n').filter((line) => /^\s+at /.test(line))
  console.error(`${what}: ${name}\n${places.join('\n')}`)
}
