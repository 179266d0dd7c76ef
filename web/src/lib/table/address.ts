import type { Qr } from '../ui/qr.ts'

/** Where friends find the room. */
export interface Address {
  /** The whole of it. */
  link: string
  qr: Qr
}
