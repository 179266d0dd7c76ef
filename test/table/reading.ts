import { runInNewContext } from 'node:vm'
import {
  patched,
  PONG,
  sinceOf,
  type Down,
  type Heard,
  type Me,
  type RoomFacts,
  type Scene,
} from '@robot-night/protocol'

/** One thing that came from the server. */
export interface Telling {
  from: 'page' | 'answer' | 'frame'
  text: string
}

/** What a page that takes in everything knows, as a client of ours does. */
export interface Known {
  me: Me
  room: RoomFacts | null
  table: KnownTable | null
}
export interface KnownTable {
  match: string
  n: number
  scene: Scene
  /** Everything heard in this match. */
  log: readonly Heard[]
  /** How long the log was with each frame. */
  lengths: Readonly<Record<number, number>>
}

export const nothingKnown: Known = { me: { chair: null, seat: null }, room: null, table: null }

export function told(known: Known, telling: Telling): Known {
  const down = downIn(telling)
  if (!down) return known
  return {
    me: down.hello?.me ?? known.me,
    room: down.room ?? known.room,
    table: tableAfter(known.table, down.table),
  }
}

/** What a telling says in the room's own terms; null if it says nothing in them. */
export function downIn({ from, text }: Telling): Down | null {
  if (from === 'frame') return text === PONG ? null : JSON.parse(text)
  return from === 'page' ? sightIn(text) : null
}

function tableAfter(table: KnownTable | null, frame: Down['table']): KnownTable | null {
  if (frame === undefined) return table
  if (frame === null) return null
  const { n } = frame
  const since = sinceOf(frame)
  const match = 'match' in frame ? frame.match : (table?.match ?? '')
  const had = table?.match === match ? table : null
  if (since === 0 && 'scene' in frame) return { match, n, scene: frame.scene, ...logged(n, frame.told, {}) }
  const length = had?.lengths[since]
  if (!had || length === undefined) throw new Error(`frame ${n} goes on from an unknown frame ${since}`)
  if ('patch' in frame && n <= had.n) return had
  if ('patch' in frame && since !== had.n) throw new Error(`a patch of frame ${since}, not of ${had.n}`)
  const scene = 'scene' in frame ? frame.scene : patched(had.scene, frame.patch)
  // A browser that loses its line may have got frames that its page has not: those are told once more.
  return { match, n, scene, ...logged(n, [...had.log.slice(0, length), ...frame.told], had.lengths) }
}

const logged = (n: number, log: readonly Heard[], lengths: KnownTable['lengths']) => ({
  log,
  lengths: { ...lengths, [n]: log.length },
})

/** The room as a page brings it along for its script; null on other pages. */
function sightIn(html: string): Down | null {
  const [, data] = /\n\s*data: (\[.*\]),\n/.exec(html) ?? []
  if (!data) return null
  // Plain objects of this realm, so that they can be compared.
  const parts = JSON.parse(JSON.stringify(runInNewContext(`(${data})`))) as ({ data?: { sight?: Down } } | null)[]
  return parts.flatMap((part) => part?.data?.sight ?? [])[0] ?? null
}
