/**
 * The line to log when something went wrong, and where: JSON, so that logs can be searched by field. The error's own
 * message is left out, since it may name a card or a person.
 */
export function stumbleLine(what: string, error: unknown): string {
  const isError = error instanceof Error
  const name = isError ? error.name : typeof error
  // A line of a message, which may have several, isn't a place in the code.
  const stack = isError ? (error.stack ?? '').replace(error.message, () => '') : ''
  const places = stack.split('\n').flatMap((line) => /^\s+at (.*)$/.exec(line)?.[1] ?? [])
  return JSON.stringify({ level: 'error', what, name, places })
}
