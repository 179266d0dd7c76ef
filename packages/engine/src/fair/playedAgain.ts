import { safeParse } from 'valibot'
import { hear } from '../core/update.ts'
import type { Game, Outcome, Position, Viewer } from '../core/game.ts'
import { resubmit, start } from '../core/match.ts'
import { keyStream } from '../core/rng.ts'
import { digest } from './hashes.ts'
import type { MatchFile } from './record.ts'
import { heardBy, toldTo, viewersAt, type Chapter, type Told } from './traces.ts'
import type { Account } from './witness.ts'
import type { About, Check, CheckName } from './verify.ts'

/** The match, replayed from its key and its moves. */
interface Again {
  position: Position
  chapters: Chapter[]
  /** Where it stops, and why. */
  stuck: Extract<About, { kind: 'move' }> | null
}

const AFTER_RULES = ['moves', 'heard', 'seen', 'standings'] as const

interface Given {
  titles: readonly Game[]
  key: Uint8Array
  /** Told after each move. */
  onplayed: (moves: number) => void
}

interface Compared {
  checks: Check[]
  /** What one viewer was told and saw in this replay. */
  accountFor: (viewer: Viewer) => Account | null
}

/** Replays the whole match, and compares the results with those in the record. */
export function playedAgain(record: MatchFile, given: Given): Compared {
  const game = given.titles.find(({ id }) => id === record.title)
  const asSaid = (checks: Check[]): Compared => ({ checks, accountFor: (viewer) => saidOf(record, viewer) })
  if (!game || game.version !== record.version) return asSaid(withoutRules(record, game))
  const { options, seats, moves } = record
  if (!isPossible(game, options, seats.length))
    return asSaid([wrong('rules'), ...unknown(AFTER_RULES, { kind: 'notReached' })])
  const rules: Check = { name: 'rules', state: 'ok' }
  if (!moves) return asSaid([rules, ...unknown(AFTER_RULES, { kind: 'tooLong' })])
  const again = played(game, record, given)
  if (again.stuck)
    return asSaid([rules, wrong('moves', again.stuck), ...unknown(AFTER_RULES.slice(1), { kind: 'notReached' })])
  const moved: Check = { name: 'moves', state: 'ok' }
  const checks = [rules, moved, heard(record, again), seen(record, game, again), standings(record, game, again)]
  return { checks, accountFor: (viewer) => foundOf(viewer, { record, game, again }) }
}

/** What a viewer was told according to the record, if it can't be replayed. */
function saidOf({ fair, seats }: MatchFile, viewer: Viewer): Account | null {
  const place = viewersAt(seats.length).indexOf(viewer)
  if (place < 0) return null
  const end = fair?.form === 2 ? (fair.heard[place] ?? null) : null
  return { events: null, end, seen: fair?.seen?.[place] ?? null }
}

/** What a viewer was told according to the moves. */
function foundOf(viewer: Viewer, from: { record: MatchFile; game: Game; again: Again }): Account | null {
  const { record, game, again } = from
  const said = saidOf(record, viewer)
  const events = again.chapters.flatMap(({ told }, move) => hear(told, viewer).map((event) => ({ event, move })))
  return said && { ...said, events, seen: digest(game.view(again.position.state, viewer)) }
}

/** Rules of another version: no verdict is possible, good or bad. */
function withoutRules({ title, version }: MatchFile, game: Game | undefined): Check[] {
  const about: About = { kind: 'version', title, played: version, known: game?.version ?? null }
  return unknown(['rules', ...AFTER_RULES], about)
}

const unknown = (names: readonly CheckName[], about: About): Check[] =>
  names.map((name) => ({ name, state: 'unknown', about }))
const wrong = (name: CheckName, about?: About): Check => ({ name, state: 'wrong', ...(about ? { about } : {}) })

function isPossible({ seats, options }: Game, chosen: object, count: number): boolean {
  if (count < seats.min || count > seats.max) return false
  const parsed = safeParse(options.schema, chosen)
  return parsed.success && options.refuse(parsed.output, count) === null
}

function played(game: Game, { seats, options, moves }: MatchFile, { key, onplayed }: Given): Again {
  const stream = keyStream(key)
  const begun = start(game, seats.length, options, stream)
  const chapters = [{ beat: begun.position.beat, told: begun.told }]
  let { position } = begun
  for (const [at, { move }] of (moves ?? []).entries()) {
    const reached = resubmit(game, position, move, stream)
    if ('refused' in reached)
      return { position, chapters, stuck: { kind: 'move', move: at + 1, why: reached.refused.code } }
    position = reached.position
    chapters.push({ beat: position.beat, told: reached.told })
    onplayed(at + 1)
  }
  return { position, chapters, stuck: null }
}

function heard({ fair, seats }: MatchFile, { chapters }: Again): Check {
  if (!fair) return older('heard')
  if (fair.form === 1) return compared('heard', fair.heard, heardBy(chapters, seats.length))
  const written = ({ events, chain }: Told): string => `${events} ${chain}`
  return compared('heard', fair.heard.map(written), toldTo(chapters, seats.length).map(written))
}

function seen({ fair, seats }: MatchFile, game: Game, { position }: Again): Check {
  if (!fair?.seen) return older('seen')
  const viewers = viewersAt(seats.length)
  const { state } = position
  const shown = compared(
    'seen',
    fair.seen,
    viewers.map((viewer) => digest(game.view(state, viewer))),
  )
  if (shown.state === 'ok' || !game.viewBefore) return shown
  const before = viewers.flatMap((viewer) => game.viewBefore?.(state, viewer) ?? [])
  return compared('seen', fair.seen, before.map(digest)).state === 'ok' ? { name: 'seen', state: 'ok' } : shown
}

function compared(name: CheckName, said: readonly string[], found: readonly string[]): Check {
  const viewer = found.findIndex((hash, at) => hash !== said[at])
  if (viewer >= 0) return wrong(name, { kind: 'viewer', viewer })
  return said.length === found.length ? { name, state: 'ok' } : wrong(name)
}

const older = (name: CheckName): Check => ({ name, state: 'unknown', about: { kind: 'older' } })

function standings({ seats, ended }: MatchFile, game: Game, { position }: Again): Check {
  const outcome = game.outcome(position.state)
  if ((outcome === null) !== (ended !== null)) return wrong('standings')
  const seat = seats.findIndex(({ place, won, score }, at) => {
    const came = cameIn(ended ? null : outcome, at)
    return came.place !== place || came.won !== won || came.score !== score
  })
  return seat < 0 ? { name: 'standings', state: 'ok' } : wrong('standings', { kind: 'seat', seat })
}

function cameIn(outcome: Outcome | null, seat: number) {
  if (!outcome) return { place: null, won: false, score: null }
  const group = outcome.places.findIndex((seats) => seats.includes(seat))
  const before = outcome.places.slice(0, Math.max(group, 0)).flat().length
  const score = outcome.scores?.[seat] ?? null
  return { place: group < 0 ? null : before + 1, won: outcome.winners.includes(seat), score }
}
