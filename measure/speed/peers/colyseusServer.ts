import { Room, Server, type Client } from '@colyseus/core'
import { StateView } from '@colyseus/schema'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { dealt, playIn, type Table } from './cards/colyseus.ts'

// Its own server as it comes: what has changed is sent every 50 ms, to players and watchers alike.

class Cards extends Room<Table['state']> {
  #table = dealt()

  override onCreate(): void {
    this.autoDispose = false
    this.state = this.#table.state
    this.onMessage<{ at: number }>('play', (client, { at }) => {
      // The one who moves hears of it at once, as with us.
      client.send(playIn(this.#table, client, at) ? 'ok' : 'no', at)
    })
  }

  override onJoin(client: Client, { seat }: { seat?: number }): void {
    if (seat === undefined) return
    client.userData = { seat }
    client.view = new StateView()
    const own = this.state.seats[seat]
    if (own) client.view.add(own)
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false, gracefullyShutdown: false })
server.define('cards', Cards)
const port = Number(process.env.PORT)
await server.listen(port, '127.0.0.1')
process.send?.({ port })
process.on('disconnect', () => process.exit())
