import { answerTo, textOf } from '../answer.ts'

/** What somebody gets who watches by pages and by the API, and has no chair. */
export class Onlooker {
  readonly seen: string[] = []
  readonly #url: string
  readonly #code: string

  constructor({ url, code }: { url: string; code: string }) {
    this.#url = url
    this.#code = code
  }

  async look(match: string): Promise<void> {
    const room = `/${this.#code}`
    const paths = [
      ...[`/api/rooms${room}`, `/testing/rooms${room}/look`],
      ...[`/api/matches/${match}?room=${this.#code}`, `/replay/${match}`],
      ...[room, `${room}/__data.json`, `${room}?tv`, `/embed${room}`],
      ...['en', 'de'].map((lang) => `${room}/picture.svg?lang=${lang}`),
      `/oembed?url=${encodeURIComponent(`http://robot.night${room}`)}`,
    ]
    for (const path of paths) this.seen.push(`${path}: ${textOf(await answerTo(this.#url, { path, device: null }))}`)
    this.seen.push(`the list: ${await this.listed()}`)
  }

  /** As the list of public tables has it. */
  async listed(): Promise<string> {
    const { status, body } = await answerTo(this.#url, { path: '/api/rooms', device: null })
    const told: { tables?: { code?: string }[] } = JSON.parse(body)
    return `${status} ${JSON.stringify(told.tables?.find(({ code }) => code === this.#code) ?? null)}`
  }
}
