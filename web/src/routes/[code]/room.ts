import type { HostAct } from '@robot-night/protocol'
import { createContext } from 'svelte'
import type { RoomLink } from '#lib/net/room.svelte.ts'
import type { Address } from '#lib/table/address.ts'
import type { SheetName } from './sheets/sheets.ts'
import type { Standing } from './standing.ts'

/** The room around a page, for the page that lies in it. */
export interface AroundPage {
  readonly link: RoomLink
  readonly standing: Standing
  readonly address: Address
  onact(act: HostAct): void
  /** Takes a chair; resolves with what went wrong in words, or null. */
  onsit(name: string, chair: number | null): Promise<string | null>
  onopen(sheet: SheetName): void
  /** Takes another chair. */
  onmove(chair: number): void
  onchair(chair: number): void
}

export const [getRoom, setRoom] = createContext<AroundPage>()
