import { PROTOCOL, type PublicTable, type PublicTables } from '@robot-night/protocol'
import { Line } from '#lib/net/line.ts'
import { calm } from './calm.ts'

/** The public tables that somebody looks for, as they stand, live while somebody looks. */
export class Board {
  #tables: readonly PublicTable[]
  #count: number
  /** Live as far as is known: the page comes with the list as it was just now. `still`: it stays as it is. */
  state: 'live' | 'calling' | 'still' = $state('live')

  readonly #query: string

  constructor(listed: PublicTables, query: string) {
    this.#query = query
    this.#tables = $state.raw(calm([], listed.tables))
    this.#count = $state(listed.count)
  }

  get tables(): readonly PublicTable[] {
    return this.#tables
  }
  /** Also those for which there was no place. */
  get count(): number {
    return this.#count
  }

  /** Until it is called off. */
  follow(): () => void {
    const { protocol, host } = location
    const asked = `v=${PROTOCOL}&pings=1${this.#query && `&${this.#query}`}`
    const line = new Line<PublicTables>({
      url: () => `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/rooms/socket?${asked}`,
      onDown: (listed) => this.#take(listed),
      onStatus: ({ kind }) => (this.state = kind === 'live' ? 'live' : kind === 'closed' ? 'still' : 'calling'),
      onSeatChanged: () => undefined,
    })
    return () => line.end()
  }

  #take({ tables, count }: PublicTables): void {
    this.#tables = calm(this.#tables, tables)
    this.#count = count
  }
}
