import { PUBLIC_TABLES, type PublicTable, type PublicTables } from '@robot-night/protocol'
import { env, runInDurableObject, SELF } from 'cloudflare:test'
import { beforeEach } from 'vitest'
import { Browser, hosted, ORIGIN } from './client.ts'

export const lobby = () => env.PublicTables.getByName(PUBLIC_TABLES)
export const list = async (): Promise<PublicTables> => (await new Browser().get('/api/rooms')).json()
export const find = async (code: string) => (await list()).tables.find((table) => table.code === code) ?? null

/** Until the list says so; what a room tells comes a moment later. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 5))
}
export const isShown = (code: string) => until(async () => (await find(code)) !== null)
export const isGone = (code: string) => until(async () => (await find(code)) === null)

export async function publicRoom(title = 'probe') {
  const made = await hosted(title)
  await made.client.manages({ do: 'setPublic', on: true })
  await isShown(made.code)
  return made
}
/** What these have still to tell would come into the list of the next test. */
export async function areGone(...rooms: Awaited<ReturnType<typeof hosted>>[]): Promise<void> {
  for (const { client } of rooms) await client.manages({ do: 'setPublic', on: false })
  await Promise.all(rooms.map(({ code }) => isGone(code)))
}
export const anyTable = (code: string, more: Partial<PublicTable> = {}): PublicTable => ({
  code,
  title: 'probe',
  stage: 'lobby',
  pace: 'off',
  chairs: ['person', 'free'],
  watchers: 0,
  seatsFree: 1,
  needed: 1,
  language: null,
  beginners: false,
  round: null,
  since: 0,
  ...more,
})

/** Somebody who looks at the list, live. */
export class Looker {
  readonly told: PublicTables[] = []
  closed: number | null = null
  #wakers: (() => void)[] = []
  #socket: WebSocket

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.accept()
    socket.addEventListener('message', ({ data }) => this.#wake(() => this.told.push(JSON.parse(String(data)))))
    socket.addEventListener('close', ({ code }) => this.#wake(() => (this.closed = code)))
  }
  static async come(query = '', headers: Record<string, string> = {}): Promise<Looker> {
    const response = await SELF.fetch(`${ORIGIN}/api/rooms/socket${query}`, {
      headers: { upgrade: 'websocket', ...headers },
    })
    return new Looker(response.webSocket!)
  }
  get codes(): string[] {
    return this.told.at(-1)?.tables.map(({ code }) => code) ?? []
  }
  say(text: string): void {
    this.#socket.send(text)
  }
  leave(): void {
    this.#socket.close(1000)
  }
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise<void>((resolve) => this.#wakers.push(resolve))
  }
  #wake(deed: () => void): void {
    deed()
    for (const wake of this.#wakers.splice(0)) wake()
  }
}

/** Each test finds an empty list. */
beforeEach(async () => {
  await runInDurableObject(lobby(), (object) => {
    for (const { code } of listedIn(object)) object.hear({ code, at: Number.MAX_SAFE_INTEGER, table: null })
  })
})
function listedIn(object: unknown): { code: string }[] {
  const { ctx } = object as { ctx: DurableObjectState }
  const rows = ctx.storage.sql.exec("select name from sqlite_master where name = 'board'").toArray()
  return rows.length === 0 ? [] : ctx.storage.sql.exec<{ code: string }>('select code from board').toArray()
}
