import { Agent, request, type IncomingMessage } from 'node:http'
import { changed, ServedRoom } from './ServedRoom.ts'
import { inputsOf } from './inputs.ts'
import { isListedProblem } from './listed.ts'
import { asking, type Asking } from './requests.ts'
import { Tally } from './Tally.ts'

/** What is to be sent to a real server. */
export interface Sending {
  url: string
  title: string
  inputs: number
  seed: string
}

const AT_ONCE = 25
const PATIENCE_MS = 10_000
/** Elsewhere only 127.0.0.1 can be sent from. */
const hasManyAddresses = process.platform === 'linux'

/** Sends requests to a real server about a room with people in it. */
export async function tryRequests({ url, title, inputs, seed }: Sending): Promise<Tally> {
  const house = await ServedRoom.open(url, { title, people: 2, seed })
  const agent = new Agent({ keepAlive: true })
  const tally = new Tally()
  let batch: Asking[] = []
  let before = await house.sight()
  for (const each of inputsOf(asking, seed, inputs)) {
    batch.push(each)
    if (batch.length < AT_ONCE) continue
    before = await sendAll(batch, { house, agent, tally, before })
    batch = []
  }
  await sendAll(batch, { house, agent, tally, before })
  agent.destroy()
  return tally
}

interface Field {
  house: ServedRoom
  agent: Agent
  tally: Tally
  before: string
}

/** Sends them side by side. Gives what everybody sees after it: the same as before, unless somebody took a chair. */
async function sendAll(batch: readonly Asking[], { house, agent, tally, before }: Field): Promise<string> {
  const answers = await Promise.all(batch.map((each) => answerTo(each, house, agent)))
  const hasSat = answers.map((answer, at) => judge(answer, batch[at], tally)).includes('sat')
  const after = await house.sight()
  if (!hasSat && after !== before) tally.changes.push(changed(before, after, `one of ${JSON.stringify(batch)}`))
  return after
}

interface Answer {
  status: number
  type: string
  text: string
}

function judge(answer: Answer | string, asked: Asking | undefined, tally: Tally): 'sat' | 'seen' | 'refused' {
  tally.inputs += 1
  const about = `${asked?.method} ${asked?.path} ${JSON.stringify(asked).slice(0, 600)}`
  if (typeof answer === 'string') {
    tally.crashes.push(`${answer}: ${about}`)
    return 'refused'
  }
  const { status, text } = answer
  if (status < 400) {
    tally.accepted += 1
    return asked?.method === 'POST' ? 'sat' : 'seen'
  }
  const code = codeIn(answer)
  const isTold = asked?.method === 'HEAD' ? status < 500 : code !== null && isListedProblem(code, status)
  if (!isTold) tally.crashes.push(`${status} ${text.slice(0, 100)}: ${about}`)
  tally.refuse(code ?? String(status), text)
  return 'refused'
}

function codeIn({ type, text }: Answer): string | null {
  if (!type.startsWith('application/problem+json')) return null
  try {
    const { code }: { code: string } = JSON.parse(text)
    return code
  } catch {
    return null
  }
}

/** A text: what went wrong, so that there is no answer. */
function answerTo(asked: Asking, { url, code, phones, devices }: ServedRoom, agent: Agent): Promise<Answer | string> {
  const { hostname, port, host } = new URL(url)
  const filled = (text: string) =>
    text
      .replace('ROOM', code)
      .replace('PHONES', phones)
      .replaceAll('DEVICE', devices[asked.address % 2] ?? '')
      .replace('OWN', `http://${host}`)
  const headers = Object.fromEntries(Object.entries(asked.headers).map(([name, value]) => [name, filled(value)]))
  // Node says nothing of how long the body of a DELETE is: it would be read as the next request.
  if (asked.body !== null) headers['content-length'] = String(Buffer.byteLength(asked.body))
  const isUpgrade = 'upgrade' in headers
  const localAddress = hasManyAddresses ? `127.0.0.${2 + asked.address}` : '127.0.0.1'
  return new Promise((answered) => {
    const asking = request(
      {
        ...{ hostname, port, localAddress, method: asked.method, path: filled(asked.path), timeout: PATIENCE_MS },
        headers: isUpgrade ? { ...headers, ...UPGRADE } : headers,
        agent: isUpgrade ? false : agent,
      },
      (response) => void textOf(response).then(answered, ({ message }: Error) => answered(message)),
    )
    asking.on('upgrade', (_, socket) => {
      socket.destroy()
      answered({ status: 101, type: '', text: '' })
    })
    asking.on('timeout', () => asking.destroy(new Error('no answer')))
    asking.on('error', ({ message }) => answered(message))
    asking.end(asked.body)
  })
}

const UPGRADE = {
  connection: 'upgrade',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'cm9ib3Qgbmlnm0dCBmdXp6eg==',
}

async function textOf(response: IncomingMessage): Promise<Answer> {
  const parts: Uint8Array[] = []
  const type = response.headers['content-type'] ?? ''
  for await (const part of response) {
    parts.push(part)
    // Has no end of its own.
    if (type.startsWith('text/event-stream')) break
  }
  return { status: response.statusCode ?? 0, type, text: Buffer.concat(parts).toString() }
}
