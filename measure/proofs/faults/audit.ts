import { isDeepStrictEqual } from 'node:util'
import type { Move } from '@robot-night/engine'
import { LIMITS, type Down, type RoomFacts, type TalkLine } from '@robot-night/protocol'
import type { Wish } from '../../../web/src/lib/net/outbox.ts'
import type { Night } from './Night.ts'
import type { Player } from './Player.ts'
import { sortedJson } from './sorted.ts'

/** What is wrong, in words. */
export interface Audit {
  /** Commands that were acknowledged, and of which nothing is known. */
  lost: string[]
  /** Commands that were done more than once. */
  twice: string[]
}
/** What was asked of the room in one person's name. */
export interface Asked {
  /** What it had said it had done before its books were opened. */
  done: readonly Wish[]
  /** What it said it had done or has not answered, until the books were read: no more can stand there. */
  asked: readonly Wish[]
  /** What the room said it would not do any more. */
  denied?: readonly Wish[]
}
/** What one client had been told before the books were opened. */
interface Told extends Omit<Asked, 'asked'> {
  talk: readonly TalkLine[]
}
/** Whose commands they were. */
export interface Witness {
  role: { code: string }
  room: RoomFacts | null
  chair: number | null
}
/** What the room knows, by its own books; and what it has told. */
export interface Books {
  /** One for each of `everybody`. */
  told: readonly Told[]
  /** What had been asked for on the seat of each when the books had been read. */
  asked: readonly Asked['asked'][]
  /** Of the present match. */
  moves: readonly Move[]
  /** Fresh first frames, one for each of `everybody`. */
  sights: readonly Down[]
}

/** Holds the room's books against what its people were told. Scenes are compared in each player's own memory. */
export function audited(night: Night, { told, asked, moves, sights }: Books): Audit {
  const audits = night.everybody.map((player, at) => {
    const sight = sights[at] ?? {}
    compareScenes(player, sight)
    const { talk, ...known } = told[at] ?? { done: [], talk: [] }
    const books = { moves, sight }
    return both(auditDone(player, { ...known, asked: asked[at] ?? [] }, books), auditTalk(player, talk, sight))
  })
  return audits.reduce(both)
}

/** What the room said it had done is there, once. */
export const auditDone = (who: Witness, asked: Asked, { moves, sight }: Ledger): Audit =>
  both(auditMoves(who, asked, moves), auditSayings(who, asked.done, sight))
interface Ledger {
  moves: readonly Move[]
  sight: Down
}

const both = (one: Audit, other: Audit): Audit => ({
  lost: [...one.lost, ...other.lost],
  twice: [...one.twice, ...other.twice],
})

function compareScenes({ memory }: Player, { table }: Down): void {
  if (table && 'scene' in table && memory?.match === table.match) memory.compare(table.scene, table)
}

/** Of each thing that was said to the match there are as many moves as the room said, and no more than it was asked for. */
function auditMoves(player: Witness, { done, asked, denied = [] }: Asked, moves: readonly Move[]): Audit {
  const match = player.room?.match
  const seat = match?.chairs.indexOf(player.chair ?? -1)
  const own = moves.filter((move) => move.what !== 'close' && move.seat === seat && move.by === 'player')
  const [made, acknowledged, wanted] = [own, ofMatch(done, match?.id), ofMatch(asked, match?.id)].map((list) =>
    counted(list.flatMap(keyOf)),
  )
  const audit: Audit = { lost: [], twice: [] }
  for (const [key, times] of acknowledged ?? []) {
    if ((made?.get(key) ?? 0) < times) audit.lost.push(`${player.role.code}: ${key}`)
  }
  for (const [key, times] of made ?? []) {
    if (times > (wanted?.get(key) ?? 0)) audit.twice.push(`${player.role.code}: ${times} times ${key}`)
  }
  for (const key of ofMatch(denied, match?.id).flatMap(keyOf)) {
    if ((made?.get(key) ?? 0) > (wanted?.get(key) ?? 0))
      audit.lost.push(`${player.role.code}: done and refused, ${key}`)
  }
  return audit
}

const ofMatch = (wishes: readonly Wish[], id: string | undefined): Wish[] =>
  wishes.filter((wish) => (wish.what === 'answer' || wish.what === 'offer') && wish.match === id)

/** An answer belongs to its beat; an offer is taken in any. */
function keyOf(said: Wish | Move): string[] {
  if (said.what !== 'answer' && said.what !== 'offer') return []
  const { what, kind, action, beat } = said
  return [sortedJson([what, kind, action, what === 'answer' ? beat : null])]
}

function counted(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** What was said is gone only once so much has been said since that the room need not keep it. */
function auditSayings(player: Witness, commands: readonly Wish[], { talk = [] }: Down): Audit {
  const isFull = oldestKept(talk, sortOf(SAID)) > 0
  const audit: Audit = { lost: [], twice: [] }
  for (const command of commands) {
    if (command.what !== 'say') continue
    const times = talk.filter((line) => line.kind === 'said' && line.text === command.text).length
    if (times > 1) audit.twice.push(`${player.role.code}: "${command.text}"`)
    if (times === 0 && !isFull) audit.lost.push(`${player.role.code}: "${command.text}"`)
  }
  return audit
}

/** Every line that somebody was told is still there, if it is not too old. */
function auditTalk(player: Witness, told: readonly TalkLine[], { talk = [] }: Down): Audit {
  const gone = told.filter(
    (line) => line.number >= oldestKept(talk, sortOf(line)) && !talk.some((each) => isDeepStrictEqual(each, line)),
  )
  return { lost: gone.map((line) => `${player.role.code}: ${JSON.stringify(line)}`), twice: [] }
}

const SAID = { kind: 'said' } as const
/** What people say is kept apart from each kind of note, so that none pushes out another. */
const sortOf = (line: Pick<TalkLine, 'kind'> & { note?: string }): string =>
  line.kind === 'said' ? SAID.kind : (line.note ?? '')

/** By its number, the oldest of its sort that the room still has, if it may have dropped some; 0: it has to have all. */
function oldestKept(talk: readonly TalkLine[], sort: string): number {
  const kept = talk.filter((line) => sortOf(line) === sort)
  const most = sort === SAID.kind ? LIMITS.talkKept : LIMITS.notesKept
  return kept.length < most ? 0 : (kept[0]?.number ?? 0)
}
