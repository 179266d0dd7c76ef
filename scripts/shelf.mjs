/**
 * What stays as it is for good, as the Worker gave it the first time. A run of tests opens hundreds of browsers that have
 * nothing yet, and to read all of it from the disk for each of them takes longer than to play.
 */
export class Shelf {
  #answers = new Map()

  /** What was said to the same question; undefined: nobody has asked yet. */
  lying(request) {
    return this.#answers.get(questionOf(request))
  }

  /** Keeps an answer that is said to last, once it is whole. */
  put(request, answer) {
    const question = questionOf(request)
    if (!question || answer.statusCode !== 200 || !/\bimmutable\b/.test(answer.headers['cache-control'])) return
    const parts = []
    answer.on('data', (part) => parts.push(part))
    answer.on('end', () => this.#answers.set(question, { headers: answer.headers, body: Buffer.concat(parts) }))
  }
}

/** Null: what is asked for a part of, or only if it has changed, is another matter. */
function questionOf({ method, url, headers }) {
  if (method !== 'GET' || headers.range || headers['if-none-match'] || headers['if-modified-since']) return null
  return `${url} ${headers['accept-encoding'] ?? ''}`
}
