import { TITLES } from '@robot-night/engine'
import { PROTOCOL, type ArchivedMatch, type ScreeningDown, type ScreeningUp, type Shown } from '@robot-night/protocol'
import { env } from 'cloudflare:test'
import { expect } from 'vitest'
import { keep } from '../archive/archive.ts'
import type { Screening } from '../testing/Screening.ts'
import { Browser, ORIGIN } from './client.ts'

export const START: Shown = { moment: 3, eye: 'watcher', speed: 1, isPlaying: false }
export const keyOf = (name: string): string => name.padEnd(22, '_')
let matches = 0

/** A match that has ended, in the archive. */
export async function ended(given: Partial<ArchivedMatch> = {}): Promise<string> {
  const { id: title, version } = TITLES[0]!
  const move = { what: 'close', beat: 1 } as const
  const id = `screened-${++matches}`.padEnd(22, '-')
  const seat = { chair: 0, name: 'Mara', guest: 1, place: 1, won: true, score: null }
  await keep(
    env.Archive!,
    {
      ...{ form: 1, id, title, version, number: 1, options: {}, seats: [seat, seat], secret: '', ended: null },
      ...{ begunAt: Date.now() - 1, endedAt: Date.now() },
      moves: Array.from({ length: 40 }, () => ({ at: 0, move })),
      ...given,
    },
    'a room',
  )
  return id
}

/** A page that watches along, and all that it was told. */
export class Watching {
  readonly told: ScreeningDown[] = []
  closed: number | null = null
  readonly #socket: WebSocket
  #wakers: (() => void)[] = []

  constructor(socket: WebSocket) {
    this.#socket = socket
    socket.accept()
    socket.addEventListener('message', ({ data }) => this.#wake(() => this.told.push(JSON.parse(String(data)))))
    socket.addEventListener('close', ({ code }) => this.#wake(() => (this.closed = code)))
  }

  get shown(): Shown {
    return this.told.findLast(({ shown }) => shown)!.shown!
  }
  get people() {
    return this.told.findLast(({ people }) => people)!.people!
  }
  get me(): string {
    return this.told.findLast(({ me }) => me)!.me!.id
  }
  get refusals(): string[] {
    return this.told.flatMap(({ no }) => no ?? [])
  }

  says(up: ScreeningUp | string | object): void {
    this.#socket.send(typeof up === 'string' || up instanceof ArrayBuffer ? up : JSON.stringify(up))
  }
  leaves(): void {
    this.#socket.close(1000)
  }
  async until(holds: () => unknown): Promise<void> {
    while (!holds()) await new Promise<void>((resolve) => this.#wakers.push(resolve))
  }
  async refusedFor(up: ScreeningUp | string | object): Promise<string> {
    const before = this.refusals.length
    this.says(up)
    await this.until(() => this.refusals.length > before)
    return this.refusals.at(-1)!
  }

  #wake(deed: () => void): void {
    deed()
    for (const wake of this.#wakers.splice(0)) wake()
  }
}

export const pathOf = (match: string, code = '') =>
  `/api/matches/${match}/screenings${code === '' ? '' : `/${code}/socket`}`

export async function connected(path: string, headers: Record<string, string> = {}): Promise<Watching> {
  const response = await new Browser().get(`${path}?v=${PROTOCOL}`, { upgrade: 'websocket', ...headers })
  if (!response.webSocket) throw new Error(`no socket but ${response.status} ${await response.text()}`)
  return new Watching(response.webSocket)
}

export async function made(given: { key?: string; shown?: Shown } = {}): Promise<{ path: string; name: string }> {
  const match = await ended()
  const response = await new Browser().post(pathOf(match), { key: keyOf('Mara'), shown: START, ...given })
  expect(response.status).toBe(201)
  const { code, links } = (await response.json()) as { code: string; links: { screening: string } }
  expect(links.screening).toBe(`${ORIGIN}/replay/${match}?with=${code}`)
  return { path: pathOf(match, code), name: `${match} ${code}` }
}

export async function came(path: string, name: string | null, key = keyOf(name ?? 'nobody')): Promise<Watching> {
  const watching = await connected(path)
  await watching.until(() => watching.told.length > 0)
  watching.says({ what: 'come', key, name })
  await watching.until(() => watching.told.some(({ me }) => me))
  return watching
}

/** Mara leads; the others watch along, and everybody knows of all. */
export async function together<N extends string>(
  ...names: N[]
): Promise<{ path: string; name: string; all: Watching[] }> {
  const { path, name } = await made()
  const all: Watching[] = []
  for (const each of ['Mara', ...names]) all.push(await came(path, each))
  await Promise.all(all.map((each) => each.until(() => each.people.count === all.length)))
  return { path, name, all }
}

export const stubOf = (name: string) => env.Screening.getByName(name) as unknown as DurableObjectStub<Screening>
export const problem = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
]
