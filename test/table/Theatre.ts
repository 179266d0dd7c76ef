import { PING, PONG, type FirstSight, type RoomNamespace, type TurnedAway } from '@robot-night/protocol'
import type { Page, WebSocketRoute } from '@playwright/test'
import { newsOf, sightOf, type Shot } from './Film.ts'
import type { Guest } from './Guest.ts'

/** The pages as they have been built; they draw themselves in this process. */
const BUILT = new URL('../../web/.svelte-kit/worker/server.js', import.meta.url)
interface Site {
  init(given: { env: object; read(file: string): ReadableStream }): Promise<void>
  respond(request: Request, given: { getClientAddress(): string; platform: object }): Promise<Response>
}

/** Shows a guest a film in the place of a room: what the room would tell the pages and the line is told by us. */
export class Theatre {
  readonly #page: Page
  readonly #site: Site
  /** As whom the guest looks on; null: somebody who watches. */
  #device: string | null
  #shot: Shot
  #turnedAway: TurnedAway | null = null
  #socket: WebSocketRoute | null = null

  private constructor(page: Page, site: Site, { shot, device }: { shot: Shot; device: string | null }) {
    this.#page = page
    this.#site = site
    this.#shot = shot
    this.#device = device
  }

  /** Before the page is opened. `device`: of somebody in the film, who has a seat. */
  static async of({ page }: Guest, shot: Shot, device: string | null = null): Promise<Theatre> {
    const theatre = new Theatre(page, await siteAsBuilt(), { shot, device })
    const { code } = shot.room.facts
    const isRoom = ({ pathname }: URL) => pathname === `/embed/${code}` || pathname.split('/')[1] === code
    await page.route(isRoom, async (route) => {
      const request = route.request()
      const drawn = await theatre.#draws(new Request(request.url(), { headers: request.headers() }))
      const headers = Object.fromEntries(drawn.headers)
      await route.fulfill({ status: drawn.status, headers, body: await drawn.text() })
    })
    await page.routeWebSocket(new RegExp(`/api/rooms/${code}/socket`), (socket) => {
      theatre.#socket = socket
      socket.onMessage((text) => (text === PING ? socket.send(PONG) : undefined))
      theatre.#tells(sightOf(theatre.#shot, theatre.#device))
    })
    return theatre
  }

  /** Where the page is that shows it. */
  get path(): string {
    const { room, table } = sightOf(this.#shot, this.#device)
    return table && room.match ? `/${room.code}/${room.match.title}` : `/${room.code}`
  }

  /** As it stands, to somebody who comes just now: whatever was still moving is gone. Ends once the page has drawn it. */
  async show(shot: Shot): Promise<void> {
    this.#shot = shot
    this.#tells({ table: null })
    this.#tells(sightOf(shot, this.#device))
    // A table's own page takes longer to come than a frame takes to be drawn. In a blog there is none.
    const { code } = shot.room.facts
    await this.#page.waitForURL(({ pathname }) => pathname.split('/')[1] !== code || pathname === this.path)
    await this.#page.evaluate(drawn)
  }
  /** The same, with the eyes of somebody else in the film. */
  async showAs(device: string, shot: Shot): Promise<void> {
    this.#device = device
    await this.show(shot)
  }
  /** What has just happened. */
  play(shot: Shot): void {
    this.#shot = shot
    this.#tells(newsOf(shot, this.#device))
  }
  /** Nobody without a chair may look any more. */
  shuts(): void {
    this.#turnedAway = { turnedAway: 'shut' }
  }

  #tells(what: object): void {
    this.#socket?.send(JSON.stringify(what))
  }

  #draws(request: Request): Promise<Response> {
    const look = async (): Promise<FirstSight | TurnedAway> => this.#turnedAway ?? sightOf(this.#shot, this.#device)
    const admits = async (): Promise<'in' | 'shut' | 'banned'> => this.#turnedAway?.turnedAway ?? 'in'
    const Room: RoomNamespace = { getByName: () => ({ look, admits }) }
    return this.#site.respond(request, { getClientAddress: () => '', platform: { env: { Room } } })
  }
}

/** In the page. What it has been told lies before the next frame, and what that sets in motion before the one after. */
async function drawn(): Promise<void> {
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
}

let built: Promise<Site> | null = null
const siteAsBuilt = (): Promise<Site> => (built ??= openSite())

async function openSite(): Promise<Site> {
  const { server: site }: { server: Site } = await import(BUILT.href)
  await site.init({ env: {}, read: () => new ReadableStream() })
  return site
}
