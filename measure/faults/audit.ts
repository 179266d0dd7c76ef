import { isDeepStrictEqual } from 'node:util'
import type { Move } from '@robot-night/engine'
import type { Down, RoomFacts, TalkLine } from '@robot-night/protocol'
import type { Wish } from '../../web/src/lib/net/outbox.ts'
import type { Night } from './Night.ts'
import type { Player } from './Player.ts'

/** What is wrong, in words. */
export interface Audit {
  /** Commands that were acknowledged, and of which nothing is known. */
  lost: string[]
  /** Commands that were done more than once. */
  twice: string[]
}
/** What one client had been told before the books were opened. */
export interface Told {
  done: readonly Wish[]
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
  /** Of the present match. */
  moves: readonly Move[]
  /** Fresh first frames, one for each of `everybody`. */
  sights: readonly Down[]
}

/** Holds the room's books against what its people were told. Scenes are compared in each player's own memory. */
export function audited(night: Night, { told, moves, sights }: Books): Audit {
  const audits = night.everybody.map((player, at) => {
    const sight = sights[at] ?? {}
    compareScenes(player, sight)
    const { done, talk } = told[at] ?? { done: [], talk: [] }
    return both(auditDone(player, done, { moves, sight }), auditTalk(player, talk, sight))
  })
  return audits.reduce(both)
}

/** What the room said it had done is there, once. */
export const auditDone = (who: Witness, done: readonly Wish[], { moves, sight }: Ledger): Audit =>
  both(auditMoves(who, done, moves), auditSayings(who, done, sight))
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

function auditMoves(player: Witness, commands: readonly Wish[], moves: readonly Move[]): Audit {
  const match = player.room?.match
  const seat = match?.chairs.indexOf(player.chair ?? -1)
  const audit: Audit = { lost: [], twice: [] }
  for (const command of commands) {
    if (command.what !== 'answer' || command.match !== match?.id) continue
    const { beat, kind, action } = command
    const done = moves.filter((move) => move.what === 'answer' && move.seat === seat && move.beat === beat)
    const isThere = done.some(
      (move) => move.what === 'answer' && move.kind === kind && isDeepStrictEqual(move.action, action),
    )
    if (!isThere) audit.lost.push(`${player.role.code}: ${JSON.stringify(command)}`)
    if (done.length > 1) audit.twice.push(`${player.role.code}: ${JSON.stringify(done)}`)
  }
  return audit
}

/** The room keeps its last 200 lines: a message may be gone because it is old, but not if an older one is there. */
function auditSayings(player: Witness, commands: readonly Wish[], { talk = [] }: Down): Audit {
  const oldest = talk[0]?.number ?? 0
  const audit: Audit = { lost: [], twice: [] }
  for (const command of commands) {
    if (command.what !== 'say') continue
    const times = talk.filter((line) => line.kind === 'said' && line.text === command.text).length
    if (times > 1) audit.twice.push(`${player.role.code}: "${command.text}"`)
    if (times === 0 && oldest <= 1) audit.lost.push(`${player.role.code}: "${command.text}"`)
  }
  return audit
}

/** Every line that somebody was told is still there, if it is not too old. */
function auditTalk(player: Witness, told: readonly TalkLine[], { talk = [] }: Down): Audit {
  const oldest = talk[0]?.number ?? 0
  const gone = told.filter((line) => line.number >= oldest && !talk.some((each) => isDeepStrictEqual(each, line)))
  return { lost: gone.map((line) => `${player.role.code}: ${JSON.stringify(line)}`), twice: [] }
}
