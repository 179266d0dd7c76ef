// What is used of packages that need not be installed: so the types are the same with them and without.

declare module 'boardgame.io/dist/cjs/core.js' {
  export const INVALID_MOVE: 'INVALID_MOVE'
  export const PlayerView: { STRIP_SECRETS: unknown }
  export interface BoardgameGame<G> {
    name: string
    minPlayers: number
    maxPlayers: number
    setup(): G
    playerView: unknown
    turn: { minMoves: number; maxMoves: number }
    disableUndo: boolean
    moves: Record<
      string,
      {
        client: boolean
        redact: boolean
        undoable: boolean
        move(table: { G: G; playerID: string }, at: number): 'INVALID_MOVE' | undefined
      }
    >
  }
}

declare module 'boardgame.io/dist/cjs/internal.js' {
  import type { BoardgameGame } from 'boardgame.io/dist/cjs/core.js'

  /** Opaque. */
  export interface Processed {
    name: string
  }
  export interface BoardgameState {
    _stateID: number
  }
  export interface BoardgameMove {
    type: 'MAKE_MOVE'
    payload: { type: string; args: unknown[]; playerID: string }
  }
  export function ProcessGameConfig<G>(game: BoardgameGame<G>): Processed
  export function InitializeGame(given: { game: Processed; numPlayers: number }): BoardgameState
  export function CreateGameReducer(given: {
    game: Processed
  }): (state: BoardgameState, move: BoardgameMove) => BoardgameState
  /** What one player may know of what a server is about to send. */
  export function getFilterPlayerView(
    game: Processed,
  ): (
    playerID: string | null,
    payload: { type: 'update'; args: [matchID: string, state: BoardgameState, log: unknown[]] },
  ) => unknown
}

declare module 'boardgame.io/dist/cjs/server.js' {
  import type { BoardgameGame } from 'boardgame.io/dist/cjs/core.js'

  export function Server<G>(given: { games: BoardgameGame<G>[]; origins: string[] }): {
    run(at: { port: number }): Promise<unknown>
  }
}

declare module '@colyseus/schema' {
  export class StateView {
    add(part: object): void
  }
  /** A description of one field. */
  export interface FieldOf<T> {
    readonly holds: T
    view(): FieldOf<T>
  }
  export const t: {
    number(): FieldOf<number>
    uint8(): FieldOf<number>
    uint16(): FieldOf<number>
    uint32(): FieldOf<number>
    string(): FieldOf<string>
    array<T>(of: new () => T): FieldOf<T[]>
  }
  export function schema<F extends Record<string, FieldOf<unknown>>>(
    fields: F,
    name: string,
  ): new () => { [K in keyof F]: F[K]['holds'] }
}

declare module '@colyseus/core' {
  import type { StateView } from '@colyseus/schema'

  export interface Client {
    userData?: { seat: number }
    view?: StateView
    send(kind: string, message: unknown): void
  }
  export class Room<S = object> {
    autoDispose: boolean
    state: S
    onCreate(): void
    onJoin(client: Client, asked: { seat?: number }): void
    onMessage<M>(kind: string, heed: (client: Client, message: M) => void): void
  }
  export class Server {
    constructor(given: { transport: object; greet: boolean; gracefullyShutdown: boolean })
    define(name: string, room: new () => Room): void
    listen(port: number, host: string): Promise<void>
  }
}

declare module '@colyseus/ws-transport' {
  export const WebSocketTransport: new () => object
}
