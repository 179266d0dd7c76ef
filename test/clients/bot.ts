import { argv } from 'node:process'
import createClient from 'openapi-fetch'
import { TITLES, rngOf } from '@robot-night/engine'
import type { Down } from '@robot-night/protocol'
import type { paths } from './api.d.ts'

// A bot as somebody else writes it, with nothing but the types that are made of /api/openapi.json.
const [url = ''] = argv.slice(2)
const api = createClient<paths>({ baseUrl: `${url}/api` })

const { data: titles = [] } = await api.GET('/titles')
const title = TITLES.find(({ id }) => id === titles[0]?.id)
if (!title) throw new Error('nothing can be played here')

const { data: room } = await api.POST('/rooms', { body: { name: 'Bolt', title: title.id, pace: 'off' } })
if (!room?.token) throw new Error('no token')
const { code, token } = room
const address = { params: { path: { code } } }
const { data: facts } = await api.GET('/rooms/{code}', address)
const { error: unknown } = await api.POST('/rooms/{code}/seats', {
  ...{ ...address, body: { name: 'Nut' } },
  headers: { authorization: 'Bearer nobody' },
})
// @ts-expect-error -- a chair is a number
const { error: malformed } = await api.POST('/rooms/{code}/seats', { ...address, body: { name: 'Nut', chair: 'two' } })

const socket = new WebSocket(`${url.replace('http', 'ws')}/api/rooms/${code}/socket?as=player&v=2&whole=1`, [
  'robot-night',
  `token.${token}`,
])
let commands = 0
const say = (command: object): void => socket.send(JSON.stringify({ id: `${++commands}`, ...command }))
const rng = rngOf('bolt')
const moves: string[] = []

const outcome = await new Promise((over, broken) => {
  socket.addEventListener('close', ({ code: why }) => broken(new Error(`closed with ${why}`)))
  socket.addEventListener('message', ({ data }) => {
    const { hello, table, no }: Down = JSON.parse(String(data))
    if (no) return broken(new Error(JSON.stringify(no)))
    if (hello) {
      say({ what: 'manage', act: { do: 'seatBot' } })
      say({ what: 'manage', act: { do: 'deal' } })
    }
    if (!table || !('scene' in table)) return
    const { asks, beat, outcome: end } = table.scene
    if (end) return over(end)
    const rules = asks && title.decisions[asks.kind]
    if (!asks || !rules) return
    moves.push(asks.kind)
    const action = rules.sample(asks.prompt, rng)
    say({ what: 'answer', match: table.match, beat, kind: asks.kind, action })
  })
})
console.log(JSON.stringify({ facts, unknown, malformed, outcome, moves: moves.length }))
socket.close()
