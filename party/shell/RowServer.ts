import { HibernatingServer } from './HibernatingServer.ts'
import { logStumble } from './log.ts'
import { Row } from './row.ts'
import { close } from './sockets.ts'
import type { Noted } from './Wire.ts'

/** An object with sockets that keeps everything in one row. */
export abstract class RowServer<Stored, Kept extends Noted = Noted> extends HibernatingServer<Kept> {
  /** Undefined: to be read from storage. */
  #stored: Stored | null | undefined
  readonly #row: Row<Stored>
  readonly #called: string

  /** `called`: how the log calls it. */
  constructor(ctx: DurableObjectState, env: Cloudflare.Env, { table, called }: { table: string; called: string }) {
    super(ctx, env)
    this.#row = new Row(ctx.storage, table)
    this.#called = called
  }

  protected override isThere(): boolean {
    return this.stored() !== null
  }

  protected override stumbled(_what: string, error: unknown): void {
    logStumble(this.#called, error)
    this.#stored = undefined
  }

  /** Null: there is none under this name. */
  protected stored(): Stored | null {
    this.#stored ??= this.#row.read()
    return this.#stored
  }

  protected must(): Stored {
    const now = this.stored()
    if (!now) throw new Error(`${this.#called} is not there`)
    return now
  }

  protected keep(next: Stored): void {
    this.#row.write(next)
    this.#stored = next
  }

  protected async clearAway(): Promise<void> {
    this.#stored = null
    for (const socket of this.connections()) close(socket, 'gone')
    await this.ctx.storage.deleteAll()
  }
}
