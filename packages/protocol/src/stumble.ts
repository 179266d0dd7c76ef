/**
 * The line to log when something went wrong, and where: JSON, so that each field can be asked for. An error's own words
 * are left out, for they may name a card or a person.
 */
export function stumbleLine(what: string, error: unknown): string {
  const isError = error instanceof Error
  const name = isError ? error.name : typeof error
  // Whatever stands in a message, of several lines perhaps, is no place.
  const stack = isError ? (error.stack ?? '').replace(error.message, () => '') : ''
  const places = stack.split('\n').flatMap((line) => /^\s+at (.*)$/.exec(line)?.[1] ?? [])
  return JSON.stringify({ level: 'error', what, name, places })
}
