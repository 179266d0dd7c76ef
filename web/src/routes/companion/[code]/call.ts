import type { TableView, Wish } from '@robot-night/companion'
import { KnownLine } from '#lib/net/knownLine.ts'

interface Ends {
  onView(view: TableView): void
  onRefused(code: string): void
  onLive(isLive: boolean): void
  /** There is no such table. */
  onGone(): void
}
type Said = { view: TableView } | { no: string }

/** The line to a table of phones, called again whenever it drops. */
export class Call {
  readonly #line: KnownLine<Said>

  constructor(code: string, ends: Ends) {
    const { protocol, host } = location
    this.#line = new KnownLine<Said>({
      url: () => `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/companion/${code}/socket?as=player&pings=1`,
      onDown: (said) => ('view' in said ? ends.onView(said.view) : ends.onRefused(said.no)),
      onStatus(status) {
        if (status.kind === 'closed' && status.why === 'gone') ends.onGone()
        else ends.onLive(status.kind === 'live')
      },
      onSeatChanged: () => undefined,
    })
  }

  /** False: the line is down. */
  say(wish: Wish): boolean {
    return this.#line.say(JSON.stringify(wish))
  }

  /** Calls again, as somebody who has joined by now. */
  renew(): void {
    this.#line.renew()
  }

  end(): void {
    this.#line.end()
  }
}
