import { inWords } from './errors.mjs'

/**
 * Returns a function that calls `stop` once and then ends this process. It's called when the process is asked to end;
 * under npm also when npm is gone, since npm may die without passing the signal on. It never returns. What it's given
 * to say may be an error; one that nobody caught ends the process in the same way.
 */
export function endWith(stop) {
  let isEnding = false
  const end = async (code, trouble) => {
    if (isEnding) return new Promise(() => {})
    isEnding = true
    if (trouble) console.error(trouble instanceof Error ? inWords(trouble) : trouble)
    setTimeout(() => process.exit(code), 4500)
    await stop()
    process.exit(code)
  }
  process.on('SIGINT', () => end(130))
  process.on('SIGTERM', () => end(143))
  process.on('SIGHUP', () => end(129))
  process.on('uncaughtException', (error) => end(1, error))
  // Nobody reads the output any more, which is no reason to stop.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  const parent = process.ppid
  if (process.env.npm_lifecycle_event) {
    setInterval(() => process.ppid === parent || end(143), 250).unref()
  }
  return end
}
