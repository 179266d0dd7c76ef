import { DurableObject } from 'cloudflare:workers'
import { Row } from '../shell/row.ts'
import { oneMore, overAt, type Most, type Spent } from './spent.ts'

/** What one address has made in the last day: numbers, by the hour. It is called by a hash, and forgotten after a day. */
export class Allowance extends DurableObject<Cloudflare.Env> {
  readonly #row: Row<Spent>

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env)
    this.#row = new Row(ctx.storage, 'spent')
  }

  /** Takes one; where there is none left, the seconds until there is, and nothing is taken. */
  take(most: Most): number | null {
    const taken = oneMore(this.#row.read() ?? {}, most, Date.now())
    if ('wait' in taken) return Math.ceil(taken.wait / 1000)
    this.#row.write(taken.spent)
    void this.ctx.storage.setAlarm(overAt(Date.now()))
    return null
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll()
  }
}
