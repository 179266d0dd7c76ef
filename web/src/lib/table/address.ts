import type { Qr } from '../ui/qr.ts'

/** Where friends find the room, or a table of phones. */
export interface Address {
  /** The whole of it. */
  link: string
  qr: Qr
}

/** What stands around it. */
export interface ShareWords {
  say: string
  share: string
  copy: string
  copied: string
  /** Where a browser does not let us copy. */
  select: string
  qr(link: string): string
}
