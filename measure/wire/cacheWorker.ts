/** What the runtime asks of a cache: GET by address, and PUT of a whole HTTP answer, as text. It keeps all for ever. */
const kept = new Map<string, string>()

const END_OF_HEADERS = '\r\n\r\n'
/** Of the way in which an answer came, not of the answer. */
const OF_THE_WAY = /^(transfer-encoding|content-length)$/i

export default {
  async fetch(request: Request): Promise<Response> {
    if (request.method === 'PUT') {
      kept.set(request.url, await request.text())
      return new Response(null, { status: 204 })
    }
    const answer = kept.get(request.url)
    if (answer === undefined) return new Response(null, { status: 504, headers: { 'cf-cache-status': 'MISS' } })
    return told(answer)
  },
}

function told(answer: string): Response {
  const end = answer.indexOf(END_OF_HEADERS)
  const [first = '', ...lines] = answer.slice(0, end).split('\r\n')
  const headers = new Headers({ 'cf-cache-status': 'HIT' })
  for (const line of lines) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon)
    if (!OF_THE_WAY.test(name)) headers.append(name, line.slice(colon + 1).trim())
  }
  return new Response(answer.slice(end + END_OF_HEADERS.length), { status: Number(first.split(' ')[1]), headers })
}
