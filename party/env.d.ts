import type { Allowance } from './allowance/Allowance.ts'
import type { Companion } from './companion/Companion.ts'
import type { Gallery } from './gallery/Gallery.ts'
import type { PublicTableList } from './publicTables/PublicTableList.ts'
import type { Ledger } from './metrics/Ledger.ts'
import type { Room } from './room/Room.ts'
import type { Signer } from './signing/Signer.ts'
import type { Screening } from './screening/Screening.ts'

declare global {
  namespace Cloudflare {
    interface Env {
      Room: DurableObjectNamespace<Room>
      Companion: DurableObjectNamespace<Companion>
      PublicTables: DurableObjectNamespace<PublicTableList>
      Gallery: DurableObjectNamespace<Gallery>
      Screening: DurableObjectNamespace<Screening>
      /** How many rooms each address has made lately; a Worker without it counts by the minute only. */
      Allowance?: DurableObjectNamespace<Allowance>
      /** How many it may make; as is usual, if not said. */
      ROOMS_PER_HOUR?: string
      ROOMS_PER_DAY?: string
      /** Sums what rooms count; a Worker without it counts nothing. */
      Ledger?: DurableObjectNamespace<Ledger>
      /** Signs records of matches that have ended; a Worker without it signs none. */
      Signer?: DurableObjectNamespace<Signer>
      /** How many signing keys the site wants to have had, usually 1; and those that it trusts no more. */
      SIGNING_KEYS?: string
      DISTRUSTED_KEYS?: string
      /** Who knows it may read what has been counted. */
      METRICS_TOKEN?: string
      /** Where visitors find the site, and which proxies in front of it are believed: docs/self-hosting.md. */
      PUBLIC_URL?: string
      TRUSTED_PROXIES?: string
      ASSETS: Fetcher
      /** Matches that have ended; a Worker without it keeps them in their rooms alone. */
      Archive?: D1Database
      /** Coarse first nets by address; a Worker without them works. */
      WrongCodes?: RateLimit
      NewRooms?: RateLimit
      /** Where a living-room server is found in its Wi-Fi: for the pages. */
      LAN_ORIGIN?: string
      /** With which pushes are sent, base64url; and whom a push service may write to. Without them nobody is woken. */
      PUSH_PUBLIC_KEY?: string
      PUSH_PRIVATE_KEY?: string
      PUSH_CONTACT?: string
      /** How many watch in a room itself before others go to galleries, and how many in each of those. */
      WATCHERS_IN_ROOM?: string
      WATCHERS_IN_GALLERY?: string
      /** Tests only: clocks run so many times as fast. Never set where people play. */
      PACE_DIVISOR?: string
    }
  }
}
