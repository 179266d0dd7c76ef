/**
 * Returns a function that calls `stop` once and then ends this process. It's called when the process is asked to end;
 * under npm also when npm is gone, since npm may die without passing the signal on. It never returns.
 */
export function endWith(stop) {
  let isEnding = false
  const end = async (code, words) => {
    if (isEnding) return new Promise(() => {})
    isEnding = true
    if (words) console.error(words)
    setTimeout(() => process.exit(code), 4500)
    await stop()
    process.exit(code)
  }
  process.on('SIGINT', () => end(130))
  process.on('SIGTERM', () => end(143))
  process.on('SIGHUP', () => end(129))
  // Nobody reads the output any more, which is no reason to stop.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  const parent = process.ppid
  if (process.env.npm_lifecycle_event) {
    setInterval(() => process.ppid === parent || end(143), 250).unref()
  }
  return end
}
