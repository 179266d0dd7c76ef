import { expect } from '@playwright/test'
import type { TableView } from '../../packages/companion/src/index.ts'
import { cookieOf } from '../../measure/wire/Line.ts'
import { Caller } from '../../measure/proofs/fuzz/Caller.ts'
import type { KeptPhone } from './evening.ts'

/** One phone at a table that plays with its own cards. */
export class Phone {
  readonly name: string
  readonly device: string
  readonly #caller: Caller

  constructor(url: string, code: string, { name, device }: Pick<KeptPhone, 'name' | 'device'>) {
    this.name = name
    this.device = device
    this.#caller = new Caller(`${url}/api/companion/${code}/socket?as=player`, { cookie: cookieOf(device) })
  }

  get view(): TableView | null {
    const text = this.#caller.texts.findLast((text) => text.includes('"view"'))
    return text === undefined ? null : JSON.parse(text).view
  }

  async sees(isSo: (view: TableView) => boolean): Promise<void> {
    await expect.poll(() => this.view !== null && isSo(this.view)).toBe(true)
  }
  /** Everybody gets new cards. */
  shuffles(): void {
    this.#caller.send(JSON.stringify({ what: 'shuffle', round: this.view?.round ?? 0 }))
  }
  leave(): void {
    this.#caller.close()
  }
}

/** Three phones in their second round. */
export async function tableOfPhones(url: string): Promise<{ code: string; phones: Phone[] }> {
  const made = await asks(`${url}/api/companion`, 'Mara')
  const code = made.code
  const phones = [new Phone(url, code, made)]
  for (const name of ['Ben', 'Cleo'])
    phones.push(new Phone(url, code, await asks(`${url}/api/companion/${code}/phones`, name)))
  for (const round of [1, 2]) {
    await Promise.all(phones.map((phone) => phone.sees((view) => view.phones.every(({ isHere }) => isHere))))
    phones[0]?.shuffles()
    await Promise.all(phones.map((phone) => phone.sees((view) => view.round === round)))
  }
  return { code, phones }
}

async function asks(address: string, name: string): Promise<{ name: string; code: string; device: string }> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify({ name }) })
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  const device = /^device=([^;]+)/.exec(answer.headers.getSetCookie()[0] ?? '')?.[1] ?? ''
  const { code }: { code: string } = await answer.json()
  return { name, code, device }
}
