import type { ChairFacts } from '@robot-night/protocol'
import type { Player } from '$lib/table/title.ts'
import type { Awaited } from '$lib/table/scene.ts'
import { heldUpBy, type Standing } from './standing.ts'
import type { HouseWords } from './words/house.ts'

/** Somebody absent, and what becomes of it. */
export interface Away {
  chair: number
  name: string
  /** The table waits for their move. */
  isAsked: boolean
  /** When a tin robot moves for them, ms; null: it will not by itself. */
  tinAt: number | null
  votes: readonly number[]
}

/** Who is away and worth a word: first of all whom the table waits for. */
export function awayOf({ room, me }: Standing, players: readonly Player[], awaits: readonly Awaited[]): Away | null {
  const asked = new Set(heldUpBy(players, awaits).map(({ robot }) => robot))
  const all = players.flatMap(({ robot }) => {
    const facts = room.chairs[robot]
    return robot !== me.chair && facts?.kind === 'person' && isMissed(facts) ? [away(robot, facts, asked)] : []
  })
  return all.find(({ isAsked }) => isAsked) ?? all.find(({ tinAt }) => tinAt !== null) ?? null
}

type Person = ChairFacts & { kind: 'person' }
const isMissed = ({ lamp, substitute }: Person): boolean => lamp === 'away' && !substitute

const away = (chair: number, facts: Person, asked: ReadonlySet<number>): Away => ({
  chair,
  name: facts.name,
  isAsked: asked.has(chair),
  tinAt: facts.tinAt ?? null,
  votes: facts.votes ?? [],
})

/** What will happen, in words. */
export function prospect({ tinAt }: Away, { room }: Standing, given: { now: number; words: HouseWords }): string {
  const { absent } = given.words
  if (tinAt !== null) {
    const seconds = Math.ceil((tinAt - given.now) / 1000)
    return seconds > 0 ? absent.soon(timeIn(seconds, absent)) : absent.now
  }
  if (room.still === 'waited' && room.pace !== 'off') return absent.waits
  return room.absence === 'clock' && room.pace !== 'off' ? absent.clock : absent.patient
}

function timeIn(seconds: number, { seconds: short, minutes: long }: HouseWords['absent']): string {
  return seconds < 60 ? short(seconds) : long(Math.floor(seconds / 60), String(seconds % 60).padStart(2, '0'))
}

/** People of the table who are here. */
export const presentIn = ({ room }: Standing): number =>
  room.chairs.filter((facts) => facts.kind === 'person' && facts.lamp === 'here').length

/** Somebody whose seat a tin robot plays, and that a newcomer may take; null: none. */
export function takeableIn({ room, isSeated }: Standing, players: readonly Player[]): string | null {
  if (room.stage !== 'playing' || !room.takeOver || room.locked || isSeated) return null
  return players.find(({ lamp, substitute }) => substitute || lamp === 'tin')?.name ?? null
}
