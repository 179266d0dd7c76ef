import {
  patched,
  sinceOf,
  type Asking,
  type Down,
  type FirstSight,
  type Heard,
  type Late,
  type Me,
  type WatcherLine,
  type NightMatch,
  type SelfFacts,
  type Reacted,
  type RoomFacts,
  type Scene,
  type TableFrame,
  type TalkLine,
  type WhisperLine,
  type WholeFrame,
} from '@robot-night/protocol'

/** Events of the latest frame, to be shown in motion. `n` grows with each frame. */
interface News {
  n: number
  events: readonly Heard[]
  /** For whom the clock has played. */
  timedOut?: readonly Late[]
  /** What was told of a match that has just been dealt: said aloud, while the screen begins with it and shows nothing in motion. */
  dealt?: readonly Heard[]
}

/** The match on the table, as this viewer has it. */
export interface Table {
  match: string
  n: number
  scene: Scene
  log: readonly Heard[]
  /** For whom the clock played, and after how many events of the log. */
  timedOut: readonly Late[]
  news: News
  /** The room's mark of all that it has told us of this match; absent where it sends none. */
  mark?: string | undefined
}

/** All that this client knows of the room. */
export interface World {
  me: Me
  room: RoomFacts
  table: Table | null
  talk: readonly TalkLine[]
  /** To or from this viewer. */
  whispers: readonly WhisperLine[]
  /** Among those who watch, as far as this viewer may read it. */
  watcherChat: readonly WatcherLine[]
  /** The latest, to be shown once: another list each time. */
  reactions: readonly Reacted[]
  /** Matches that have ended, oldest first. */
  night: readonly NightMatch[]
  /** Where else this viewer's seat is open, and by what tickets it might be; null: nowhere. */
  own: SelfFacts | null
  /** The seat that this device has asked for. */
  asking: Asking | null
}

/** The world after a message; `asksAgain`: a frame is missing, and the whole view is wanted. */
export interface Received {
  world: World
  asksAgain: boolean
}

export function worldOf({ hello, room, table, talk, ...more }: FirstSight): World {
  const { whispers = [], watcherChat = [], night = [], self = null, asking = null } = more
  const said = { talk, whispers, watcherChat, reactions: [], night }
  return {
    me: seated(hello.me, room),
    room,
    table: table && marked(opened(table), more, null),
    ...said,
    own: self,
    asking,
  }
}

export function received(world: World, down: Down): Received {
  const after = tableAfter(world.table, down)
  // A frame that is old news brings the mark of then.
  const table =
    after === 'missing' || after === null || after === world.table ? after : marked(after, down, world.table)
  const room = down.room ?? world.room
  return {
    world: {
      me: seated(down.hello?.me ?? world.me, room),
      room,
      table: table === 'missing' ? world.table : table,
      talk: linesAfter(world.talk, down.talk, down),
      whispers: linesAfter(world.whispers, down.whispers, down),
      watcherChat: linesAfter(world.watcherChat, down.watcherChat, down),
      reactions: down.reactions ?? world.reactions,
      night: linesAfter(world.night, down.night, down),
      own: privateAfter(world.own, down.self, down),
      asking: privateAfter(world.asking, down.asking, down),
    },
    asksAgain: table === 'missing',
  }
}

/** A match dealt since the hello gives a seat to everyone with a chair; the room's facts say which. */
function seated({ chair, watcher, left, gallery }: Me, { match, chairs, stage }: RoomFacts): Me {
  const isLeft = left !== undefined && stage === 'playing' && chairs[left]?.kind === 'bot'
  const seat = match?.chairs.findIndex((each) => each === chair) ?? -1
  return {
    chair,
    seat: seat === -1 ? null : seat,
    ...(watcher === undefined ? {} : { watcher }),
    ...(isLeft ? { left } : {}),
    ...(gallery && { gallery }),
  }
}

/**
 * The four rules of docs/protocol.md. What the room answers when it is asked again always fits: the whole log, or no
 * table.
 */
function tableAfter(table: Table | null, { table: frame, hello }: Down): Table | null | 'missing' {
  if (frame === undefined) return table
  if (frame === null) return null
  if ('scene' in frame && frame.since === 0) return hello || table?.match === frame.match ? opened(frame) : dealt(frame)
  if (!table || ('match' in frame && table.match !== frame.match)) return 'missing'
  if (frame.n <= table.n) return table
  if (sinceOf(frame) !== table.n) return 'missing'
  return { ...told(table, frame), scene: 'scene' in frame ? frame.scene : patched(table.scene, frame.patch) }
}

/** A table seen for the first time: what was told before is known, and no news. */
function opened({ match, n, scene, told: log, timedOut = [] }: WholeFrame): Table {
  return { match, n, scene, log, timedOut, news: { n, events: [] } }
}

/** A match that begins while we are here. */
function dealt(frame: WholeFrame): Table {
  const table = opened(frame)
  return { ...table, news: { ...table.news, dealt: frame.told } }
}

/** A room of another build may tell something and send no mark: then there is none. */
function marked(table: Table, { mark }: Pick<Down, 'mark'>, had: Table | null): Table {
  return mark === undefined && table.log.length === had?.log.length ? table : { ...table, mark }
}

function told(table: Table, { n, told: events, timedOut: late = [] }: TableFrame): Table {
  const log = [...table.log, ...events]
  const timedOut = [...table.timedOut, ...late.map((each) => ({ ...each, after: each.after + table.log.length }))]
  return { ...table, n, log, timedOut, news: { n, events, ...(late.length > 0 && { timedOut: late }) } }
}

/** A hello brings everything; without one, only what has changed comes. */
function privateAfter<T>(had: T | null, came: T | null | undefined, { hello }: Pick<Down, 'hello'>): T | null {
  return came === undefined ? (hello ? null : had) : came
}

/** With a hello come all the lines there are; else new ones, and perhaps some that are known already, or that others overtook. */
function linesAfter<Line extends { number: number }>(
  had: readonly Line[],
  came: readonly Line[] = [],
  { hello }: Pick<Down, 'hello'>,
): readonly Line[] {
  if (hello) return came
  const known = new Set(had.map(({ number }) => number))
  const fresh = came.filter(({ number }) => !known.has(number))
  return fresh.length > 0 ? [...had, ...fresh].sort((one, other) => one.number - other.number) : had
}
