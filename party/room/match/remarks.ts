import { copy, type Heard, type Occasion, type Saying, type Seat } from '@robot-night/engine'
import type { Chair, TalkLine } from '@robot-night/protocol'
import { nameAt, tell } from '../talk/tableTalk.ts'
import { claimMade } from '../talk/claims.ts'
import { done, type Step } from '../state/outcome.ts'
import { sceneOf, type Match } from '../state/match.ts'
import type { Moment } from '../state/moment.ts'
import type { Room } from '../state/room.ts'
import { afterPauses, pauseNow } from '../state/pauses.ts'
import { chairAt } from '../state/seats.ts'
import { entriesOfBeat } from './beat.ts'
import { ownRng } from './keyStreams.ts'

/** A wording is chosen by a number below this. */
const VARIANTS = 2 ** 16
/**
 * A tin robot that would speak later than this says nothing, in ms. A room that slept has forgotten who had nothing to
 * say; had they another thought, others would see that something has woken it, such as a whisper.
 */
const LATE = 5000

/**
 * When the tin robot of a seat thinks of something to say to the table; null: not in this phase. By public facts and by
 * lot: nobody learns from it that somebody had nothing to say.
 */
export function nextRemark(room: Room, seat: Seat, at: Pick<Moment, 'second'>): number | null {
  const { match, facts } = room
  if (!match || facts.stage !== 'playing' || facts.talk.bots === false || pauseNow(facts) === 'paused') return null
  const occasion = match.remarked[seat] === match.position.beat ? null : occasionIn(match)
  if (!occasion || !speakersIn(room, match, occasion).includes(seat)) return null
  const began = entriesOfBeat(match)[0]?.at ?? 0
  if (hasSpoken(room, chairOf(match, seat), began)) return null
  const thousandths = ownRng(match.head.secret, 'remark pause', match.position.beat, seat).int(1001)
  const [least, most] = occasion.pause
  return afterPauses(facts, began) + (least + ((most - least) * thousandths) / 1000) * at.second
}

/** A tin robot says something to the table, or leaves it: by what its seat sees, and what everybody has heard. */
export function remark(room: Room, seat: Seat, given: { bots: 'think' | 'any'; at: Moment }): Step {
  const { match } = room
  if (!match) return done(room)
  const { beat } = match.position
  const thought = { ...room, match: { ...match, remarked: match.remarked.with(seat, beat) } }
  const isLate = given.at.now - (nextRemark(room, seat, given.at) ?? 0) > LATE
  const saying = given.bots === 'think' && !isLate ? sayingOf(room, match, seat) : null
  if (!saying) return done(thought)
  const who = { chair: chairOf(match, seat), now: given.at.now }
  return tell(thought, who, 'claim' in saying ? claimed(room, match, saying) : remarked(room, match, { seat, saying }))
}

function sayingOf(room: Room, match: Match, seat: Seat): Saying | null {
  const rng = ownRng(match.head.secret, 'remark', match.position.beat, seat)
  return match.game.remarks?.say(copy(sceneOf(match, seat).view), heardIn(room, match), rng) ?? null
}

function claimed(room: Room, { head, game }: Match, { claim: { kind, value } }: Extract<Saying, { claim: object }>) {
  if (game.claims?.[kind]?.includes(value) !== true) throw new Error(`a bot can't claim ${kind} ${value}`)
  return { text: `${kind} ${value}`, claim: claimMade(room, { title: head.title, kind, value }) }
}

function remarked(
  room: Room,
  match: Match,
  { seat, saying }: { seat: Seat; saying: Extract<Saying, { line: string }> },
) {
  const { line, who, what } = saying
  const plain = match.game.remarks?.lines[line]
  if (plain === undefined) throw new Error(`a bot has no line called ${line}`)
  const chair = who === undefined ? null : chairOf(match, who)
  const about = chair === null ? {} : { who: { chair, name: nameAt(room, chair) } }
  const variant = ownRng(match.head.secret, 'remark wording', match.position.beat, seat).int(VARIANTS)
  const text = plain.replaceAll('{who}', () => about.who?.name ?? '').replaceAll('{what}', () => what ?? '')
  return { text, remark: { title: match.head.title, line, variant, ...about, ...(what === undefined ? {} : { what }) } }
}

const occasionIn = (match: Match): Occasion | null =>
  match.game.remarks?.occasion(copy(sceneOf(match, 'spectator').view)) ?? null

/** Drawn by lot among the tin robots, before anyone looks at what they hold. */
function speakersIn(room: Room, match: Match, { speakers }: Occasion): Seat[] {
  const bots = [...match.head.chairs.keys()].filter((seat) => isTalker(room, chairOf(match, seat)))
  ownRng(match.head.secret, 'speakers', match.position.beat).shuffle(bots)
  return bots.slice(0, speakers)
}

/** Not one that plays on for somebody: it doesn't speak in their name. */
function isTalker(room: Room, chair: Chair): boolean {
  const state = chairAt(room, chair)
  return state.kind === 'bot' && state.after === undefined
}

const chairOf = ({ head }: Match, seat: Seat): Chair => head.chairs[seat] ?? 0

/** Also after a waking, when nobody remembers who has had a thought. */
const hasSpoken = ({ talk }: Room, chair: Chair, since: number): boolean =>
  talk.some((line) => line.kind === 'said' && line.chair === chair && line.at >= since)

/** What was said in this match by claims and remarks, the oldest first. */
function heardIn({ talk }: Room, match: Match): Heard[] {
  const began = match.log[0]?.at ?? 0
  return talk.flatMap((line) => {
    const said = line.kind === 'said' && line.at >= began ? saidIn(line, match) : null
    const seat = match.head.chairs.indexOf(line.chair ?? -1)
    const then = match.log.findLast(({ at }) => at <= line.at)?.beat ?? 0
    return said && seat >= 0 ? [{ seat, ago: match.position.beat - then, said }] : []
  })
}

function saidIn({ claim, remark: made }: Extract<TalkLine, { kind: 'said' }>, { head }: Match): Saying | null {
  if (claim?.title === head.title) return { claim: { kind: claim.kind, value: claim.value } }
  if (made?.title !== head.title) return null
  const { line, who, what } = made
  const seat = who ? head.chairs.indexOf(who.chair) : -1
  return { line, ...(seat < 0 ? {} : { who: seat }), ...(what === undefined ? {} : { what }) }
}
