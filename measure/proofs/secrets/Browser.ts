import type { Seat, Viewer } from '@robot-night/engine'
import type { Setting } from '../../wire/rooms.ts'
import { answerTo, locationOf, textOf, type Asking } from './answer.ts'

/** What a viewer gets without a socket: every answer, byte for byte, in order. */
export class Browser {
  readonly api: string[] = []
  readonly pages: string[] = []
  readonly #url: string
  readonly #setting: Setting
  readonly #hasPages: boolean
  /** Null: without a cookie. */
  device: string | null

  constructor(url: string, setting: Setting, { viewer, hasPages }: { viewer: Viewer; hasPages: boolean }) {
    this.#hasPages = hasPages
    this.#url = url
    this.#setting = setting
    this.device = viewer === 'spectator' ? null : this.#deviceOf(viewer)
  }

  /** What the API says, and what a page would be drawn from. */
  async look(match: string): Promise<void> {
    const { code } = this.#setting
    const { device } = this
    this.api.push(await this.#ask({ path: `/api/rooms/${code}`, device }))
    for (const path of [`/api/matches/${match}?room=${code}`, `/replay/${match}`])
      this.api.push(await this.#ask({ path, device }))
    this.api.push(await this.#ask({ path: `/testing/rooms/${code}/look`, device }))
    this.api.push(await this.#ask({ path: `/api/rooms/${code}/seats`, device: STRANGER, body: { name: 'Zoe' } }))
  }

  /** The viewer's page, a moment after somebody else has opened theirs. */
  async open(after: Seat): Promise<void> {
    if (!this.#hasPages) return
    const room = `/${this.#setting.code}`
    await this.#shown(room, this.#deviceOf(after))
    const { at, text } = await this.#shown(room, this.device)
    this.pages.push(text, (await this.#shown(`${at}/__data.json`, this.device)).text)
  }

  /** The pages that everybody may see, no matter whose browser it is: the TV in the room, the embed in a blog. */
  async openPublic(by: Seat): Promise<void> {
    if (!this.#hasPages) return
    const room = `/${this.#setting.code}`
    const device = this.#deviceOf(by)
    this.pages.push((await this.#shown(`${room}?tv`, device)).text)
    for (const each of [device, this.device]) this.pages.push((await this.#shown(`/embed${room}`, each)).text)
  }

  #deviceOf(seat: Seat): string | null {
    return this.#setting.devices[seat] ?? null
  }

  /** A page, and whatever leads to it: a room is shown at another address while a title lies on its table. */
  async #shown(path: string, device: string | null): Promise<{ at: string; text: string }> {
    const answer = await answerTo(this.#url, { path, device })
    const text = `${path}: ${textOf(answer)}`
    const leads = answer.status === 307 ? locationOf(answer) : null
    if (leads !== null) {
      const there = await this.#shown(leads, device)
      return { at: there.at, text: `${text}\n${there.text}` }
    }
    if (answer.status !== 200) throw new Error(`${path} was answered by ${answer.status}: ${answer.body.slice(0, 300)}`)
    return { at: path, text }
  }

  async #ask(asking: Asking): Promise<string> {
    return `${asking.path}: ${textOf(await answerTo(this.#url, asking))}`
  }
}

/** Somebody without a chair. */
const STRANGER = `${'S'.repeat(21)}A`
