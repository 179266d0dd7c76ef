/** The address of a site, as people type it; null: it isn't one. Without a scheme it's https, except on this machine. */
export function originIn(typed) {
  const near = /^(localhost|127\.|\[::1\])/.test(typed)
  const address = /^https?:\/\//i.test(typed) ? typed : `${near ? 'http' : 'https'}://${typed}`
  if (typed === '' || !URL.canParse(address)) return null
  const { origin, hostname } = new URL(address)
  return hostname === '' || origin === 'null' ? null : origin
}

/** A step in the terminal. */
export function told({ name, state, words, look }) {
  const line = `  ${(state === 'skipped' ? '-' : state).padEnd(8)}${name.padEnd(30)}${words}`
  return look ? `${line}\n          Look at: ${look}` : line
}
