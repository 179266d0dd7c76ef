/**
 * Responses that never change, as the Worker first gave them. A run of tests opens hundreds of browsers with empty caches,
 * and reading everything from disk for each of them takes longer than playing.
 */
export class ImmutableCache {
  #answers = new Map()

  /** The answer to the same request; undefined: nobody has asked yet. */
  lying(request) {
    return this.#answers.get(questionOf(request))
  }

  /** Keeps a response that's marked as immutable, once it's complete. */
  put(request, answer) {
    const question = questionOf(request)
    if (!question || answer.statusCode !== 200 || !/\bimmutable\b/.test(answer.headers['cache-control'])) return
    const parts = []
    answer.on('data', (part) => parts.push(part))
    answer.on('end', () => this.#answers.set(question, { headers: answer.headers, body: Buffer.concat(parts) }))
  }
}

/** Null for requests of a range, and for conditional ones. */
function questionOf({ method, url, headers }) {
  if (method !== 'GET' || headers.range || headers['if-none-match'] || headers['if-modified-since']) return null
  return `${url} ${headers['accept-encoding'] ?? ''}`
}
