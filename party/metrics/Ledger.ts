import { DurableObject } from 'cloudflare:workers'
import { emptyBook, heard, pageOf, type Book, type Page, type Report } from './book.ts'
import { Row } from '../shell/row.ts'
import { LEDGERS } from './shards.ts'

/** Ms between two writes: what came in between is lost with the object's memory. */
const EVERY = 60_000

/** Sums what rooms have counted. It knows no code, no name and no match. */
export class Ledger extends DurableObject<Cloudflare.Env> {
  /** Undefined: to be read from storage. */
  #book: Book | undefined
  #isArmed = false
  readonly #row: Row<Pick<Book, 'since' | 'counts'>>

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env)
    this.#row = new Row(ctx.storage, 'book')
  }

  hear(report: Report): void {
    this.#book = heard(this.#opened(), report, Date.now())
    if (this.#isArmed) return
    this.#isArmed = true
    void this.ctx.storage.setAlarm(Date.now() + EVERY)
  }

  read(): Page {
    return pageOf(this.#opened(), Date.now())
  }

  override alarm(): void {
    this.#isArmed = false
    const { since, counts } = this.#opened()
    this.#row.write({ since, counts })
  }

  #opened(): Book {
    this.#book ??= this.#stored() ?? emptyBook(Date.now())
    return this.#book
  }

  #stored(): Book | null {
    const kept = this.#row.read()
    return kept && { ...kept, here: new Map(), lately: new Map() }
  }
}

/** Of all ledgers; one that does not answer is left out. */
export async function readAll(ledgers: NonNullable<Cloudflare.Env['Ledger']>): Promise<Page[]> {
  const pages = await Promise.allSettled(LEDGERS.map((name) => ledgers.getByName(name).read()))
  return pages.flatMap((page) => (page.status === 'fulfilled' ? [page.value] : []))
}
