import { hear, timedOutTo, updates, type Before, type Position, type Viewer } from '@robot-night/engine'
import {
  diff,
  isSame,
  type Heard,
  type Late,
  type PatchFrame,
  type Scene,
  type WholeFrame,
} from '@robot-night/protocol'
import { chainsAfter } from './chains.ts'
import { clocksFor, timers } from './clock.ts'
import type { Facts } from '../state/facts.ts'
import { countOf, placeOf, sceneOf, viewersOf, type Match, type Entry } from '../state/match.ts'
import type { Moment } from '../state/moment.ts'

type Working = Pick<Match, 'head' | 'game' | 'position' | 'log'>
interface Given {
  facts: Facts
  at: Pick<Moment, 'second'>
}

/** What each viewer sees of a match as it stands. Nothing of it reaches anybody but by `updates` for that viewer. */
export function scenesOf(match: Working, { facts, at, before }: Given & { before?: Before }): Scene[] {
  const running = timers(match, facts, at)
  const updateFor = updates(match.game, match.position, before)
  return viewersOf(match).map((viewer) => {
    const seen = { ...updateFor(viewer), clocks: clocksFor(running, viewer) }
    return match.head.ended ? { ...seen, asks: null, offers: [], awaits: [] } : seen
  })
}

/**
 * Puts what happened into the journal. A viewer's count rises only if something of theirs changed: a frame that
 * says nothing, or a count shared with others, would tell that something secret has just happened.
 */
export function recorded(
  match: Match,
  entry: Omit<Entry, 'seq' | 'ns'>,
  { position = match.position, ...given }: Given & { position?: Position },
): Match {
  const viewers = viewersOf(match)
  const ns = match.log.at(-1)?.ns ?? viewers.map(() => 0)
  const draft: Entry = { ...entry, seq: match.log.length, ns }
  const before = { state: match.position.state, view: (viewer: Viewer) => match.scenes[placeOf(match, viewer)]?.view }
  const log = [...match.log, draft]
  const scenes = scenesOf({ ...match, position, log }, { ...given, before })
  const heard = viewers.map((viewer) => hear(entry.told, viewer))
  const raised = heard.map((told, place) => {
    const isLate = timedOutTo(entry.timedOut ?? [], viewers[place] ?? 'spectator').length > 0
    const isNews = told.length > 0 || isLate || !isSame(match.scenes[place] ?? null, scenes[place])
    return (ns[place] ?? 0) + (isNews ? 1 : 0)
  })
  return { ...match, position, scenes, chains: chainsAfter(match, heard), log: log.with(-1, { ...draft, ns: raised }) }
}

/** The whole scene of one viewer, with what they heard after their frame `since`. */
export function wholeFrame(match: Match, viewer: Viewer, since: number): WholeFrame {
  const n = countOf(match, viewer)
  const known = since <= n ? since : 0
  return {
    match: match.head.id,
    n,
    since: known,
    told: heardSince(match, viewer, known),
    ...lateSince(match, viewer, known),
    scene: sceneOf(match, viewer),
  }
}

/** What changed for a viewer since a scene that they had. */
export function frameSince(match: Match, viewer: Viewer, had: { n: number; scene: Scene }): PatchFrame {
  const n = countOf(match, viewer)
  const scene = sceneOf(match, viewer)
  const patch = diff(had.scene, scene)
  const told = heardSince(match, viewer, had.n)
  const late = lateSince(match, viewer, had.n)
  return { n, ...(had.n === n - 1 ? {} : { since: had.n }), told, ...late, patch }
}

/** Each row of the journal is kept unfiltered, and passes through `hear` on every way out. */
function heardSince(match: Match, viewer: Viewer, since: number): Heard[] {
  const known = knownTo(match, viewer, since)
  return match.log.slice(known + 1).flatMap((entry) => hear(entry.told, viewer))
}

/** The same for what the clock did, with `timedOutTo`. Absent where it did nothing. */
function lateSince(match: Match, viewer: Viewer, since: number): Pick<WholeFrame, 'timedOut'> {
  let after = 0
  const timedOut: Late[] = []
  for (const entry of match.log.slice(knownTo(match, viewer, since) + 1)) {
    timedOut.push(...timedOutTo(entry.timedOut ?? [], viewer).map((late) => ({ ...late, after })))
    after += hear(entry.told, viewer).length
  }
  return timedOut.length > 0 ? { timedOut } : {}
}

/** The last entry that a viewer knows who had this frame. */
function knownTo(match: Match, viewer: Viewer, since: number): number {
  const place = placeOf(match, viewer)
  return since === 0 ? -1 : match.log.findLastIndex((entry) => (entry.ns[place] ?? 0) <= since)
}
