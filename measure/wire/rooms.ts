import { CODE_LETTERS, CODE_LENGTH } from '@robot-night/protocol'
import type { Move, Rng, Seat } from '@robot-night/engine'
import { cookieOf } from './Line.ts'

/** What the test Worker does otherwise for one room. Plain JSON. */
interface Conditions {
  /** Of every match of the room, as hex. */
  key?: string
  /** Words put over the key stream. */
  patch?: Readonly<Record<number, number>>
  /** Time begins here and goes on by 100 ms with each message; without it, real time. */
  clock?: number
  /** No line falls silent, however long the clock stands still. */
  lasting?: boolean
  /** Of all ids that the room makes. */
  random?: string
}
export interface Setting {
  code: string
  title: string
  options: object
  pace: string
  /** The devices of the people who sit, the first one the host. */
  devices: readonly string[]
  conditions?: Conditions
}

/** Makes a room and seats people in it, all by HTTP. Gives every answer, as text. */
export async function open(url: string, setting: Setting): Promise<string[]> {
  const { code, title, options, pace, devices, conditions = {} } = setting
  const room = { name: nameOf(0), title, options, pace }
  const answers: string[] = []
  for (const [at, device] of devices.entries()) {
    const [path, body] =
      at === 0 ? ['/testing/rooms', { code, room, conditions }] : [`/api/rooms/${code}/seats`, { name: nameOf(at) }]
    answers.push(await ask(url, { path, device, body }))
  }
  return answers
}

/** What the test Worker tells of a room besides what everybody may know. */
export interface Insight {
  alarm: number | null
  /** What it waits for; its alarm may ring before. */
  due: number
  moves: Move[]
  /** Who owes the match an answer, and how many frames they have been told. */
  owes: { seat: Seat; n: number }[]
  /** How often it lost its memory on purpose. */
  evictions: number
  /** How many it has been sent, where something was laid down for it. */
  messages: number
  /** By its own clock. */
  now: number
}
export async function insight(url: string, code: string): Promise<Insight> {
  const told: Insight = JSON.parse(await ask(url, { path: `/testing/rooms/${code}` }))
  return told
}

/** Where a room may be losing its memory just as it is asked, or a disk fails it: enough to find it well. */
export const MANY_LOOKS = 20
const ASKED_EVERY_MS = 10

/** A text: the room does not answer, and why, however often it is asked. */
export async function lookedInto(url: string, code: string, looks: number): Promise<Insight | string> {
  let why = ''
  for (let left = looks; left > 0; left--) {
    const inside = await insight(url, code).catch((error: unknown) => String(error))
    if (typeof inside !== 'string') return inside
    why = inside
    await new Promise((go) => setTimeout(go, ASKED_EVERY_MS))
  }
  return why
}

/** GET, or POST if there is a body. */
export async function ask(
  url: string,
  about: { path: string; device?: string | null; body?: object },
): Promise<string> {
  const { path, device = null, body } = about
  const headers = { 'content-type': 'application/json', ...(device ? { cookie: cookieOf(device) } : {}) }
  const answer = await fetch(url + path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
  return text
}

const NAMES = ['Mara', 'Jonas', 'Ada', 'Emil', 'Ines', 'Otto'] as const
const nameOf = (at: number): string => NAMES[at] ?? `Guest ${at}`

const SIXTY_FOUR = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const letters = (rng: Rng, count: number, from: string): string =>
  Array.from({ length: count }, () => from.charAt(rng.int(from.length))).join('')

/** 128 random bits, as the Worker makes them. The last letter holds two bits only. */
export const anyDevice = (rng: Rng): string => letters(rng, 21, SIXTY_FOUR) + letters(rng, 1, 'AQgw')
export const anyCommandId = (rng: Rng): string => letters(rng, 16, SIXTY_FOUR)
/** Another one for each number. */
export const codeOf = (number: number): string =>
  Array.from({ length: CODE_LENGTH }, (_, at) =>
    CODE_LETTERS.charAt(Math.floor(number / CODE_LETTERS.length ** at) % CODE_LETTERS.length),
  ).join('')
export const anyCode = (rng: Rng): string => letters(rng, CODE_LENGTH, CODE_LETTERS)
