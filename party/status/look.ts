import { ANY_TABLE, PUBLIC_TABLES, type SiteStatus } from '@robot-night/protocol'
import { find } from '../archive/archive.ts'
import { together } from '../metrics/book.ts'
import { readAll } from '../metrics/Ledger.ts'
import { inTime } from './inTime.ts'
import { statusOf } from './status.ts'

/** How long one look is told again, ms: many who ask cost little more than one. */
const FRESH = 10_000
/** Not a valid code, so no room can have it. Asking for it writes nothing. */
const NOBODYS = 'status'
/** No match has this id. */
const NO_MATCH = '-'.repeat(22)

/** Only what is finished is shared: on the platform a request may not wait for another's. */
let last: { at: number; status: SiteStatus } | null = null

/** Asks every part how it is, as somebody without a device. */
export async function look(env: Cloudflare.Env, now = Date.now()): Promise<SiteStatus> {
  const fresh = FRESH / Number(env.PACE_DIVISOR ?? 1)
  if (last && Math.abs(now - last.at) < fresh) return last.status
  const { Archive: archive, Ledger: ledgers } = env
  const [rooms, list, kept, pages, build] = await Promise.all([
    inTime(() => env.Room.getByName(NOBODYS).knows(null)),
    inTime(() => env.PublicTables.getByName(PUBLIC_TABLES).list(ANY_TABLE)),
    archive ? inTime(() => find(archive, NO_MATCH)) : null,
    ledgers ? inTime(() => readAll(ledgers)) : null,
    inTime(() => builtIn(env.ASSETS)),
  ])
  const status = statusOf({
    works: { rooms: rooms !== null, list: list !== null, archive: archive ? kept !== null : null },
    page: together(pages?.said ?? []),
    build: build?.said ?? null,
  })
  last = { at: now, status }
  return status
}

/** As the pages say it themselves, to learn that there is a newer one. */
async function builtIn(assets: Fetcher): Promise<string | null> {
  const told: unknown = await (await assets.fetch('https://assets/_app/version.json')).json()
  const isTold = typeof told === 'object' && told !== null && 'version' in told
  return isTold && typeof told.version === 'string' ? told.version : null
}
