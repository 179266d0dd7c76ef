import type { ChairFacts, RoomFacts } from '@robot-night/protocol'
import type { Player } from '#lib/table/title.ts'
import type { Awaited } from '#lib/table/scene.ts'
import { isolated } from '#lib/words/isolated.ts'
import { heldUpBy, type Standing } from '../standing.ts'
import type { SettingsWords } from '../words/roomSettings.ts'

/** Somebody absent, and what becomes of it. */
export interface Away {
  chair: number
  name: string
  /** The table waits for their move. */
  isAsked: boolean
  /** When a tin robot moves for them, ms; null: it will not by itself. */
  botAt: number | null
  votes: readonly number[]
}

/** Who is away and worth a word: first of all whom the table waits for. */
export function awayOf({ room, me }: Standing, players: readonly Player[], awaits: readonly Awaited[]): Away | null {
  const asked = new Set(heldUpBy(players, awaits).map(({ robot }) => robot))
  const all = players.flatMap(({ robot }) => {
    const facts = room.chairs[robot]
    return robot !== me.chair && facts?.kind === 'person' && isMissed(facts) ? [away(robot, facts, asked)] : []
  })
  return all.find(({ isAsked }) => isAsked) ?? all.find(({ botAt }) => botAt !== null) ?? null
}

type Person = ChairFacts & { kind: 'person' }
const isMissed = ({ presence, botPlays }: Person): boolean => presence === 'away' && !botPlays

const away = (chair: number, facts: Person, asked: ReadonlySet<number>): Away => ({
  chair,
  name: isolated(facts.name),
  isAsked: asked.has(chair),
  botAt: facts.botAt ?? null,
  votes: facts.votes ?? [],
})

/** What will happen, in words. */
export function prospect({ botAt }: Away, { room }: Standing, given: { now: number; words: SettingsWords }): string {
  const { absent } = given.words
  if (botAt !== null) {
    const seconds = Math.ceil((botAt - given.now) / 1000)
    return seconds > 0 ? absent.soon(timeIn(seconds, absent)) : absent.now
  }
  if (room.pause === 'waited' && room.pace !== 'off') return absent.waits
  return room.absence === 'clock' && room.pace !== 'off' ? absent.clock : absent.patient
}

function timeIn(seconds: number, { seconds: short, minutes: long }: SettingsWords['absent']): string {
  return seconds < 60 ? short(seconds) : long(Math.floor(seconds / 60), String(seconds % 60).padStart(2, '0'))
}

/** People of the table who are here. */
export const presentIn = ({ room }: Standing): number =>
  room.chairs.filter((facts) => facts.kind === 'person' && facts.presence === 'here').length

/** A seat that a tin robot plays, and that is free for somebody new; or that is our own, left in this match. */
export interface Takeable {
  name: string
  whose: 'away' | 'left' | 'own'
}

/** The first of them, or our own; null: none. */
export function takeableIn({ room, me, isSeated }: Standing, now: number): Takeable | null {
  if (room.stage !== 'playing' || isSeated) return null
  const own = me.left === undefined ? undefined : room.chairs[me.left]
  if (own?.kind === 'bot') return { name: own.name, whose: 'own' }
  if (!room.takeOver || room.locked) return null
  const open = room.chairs.flatMap((facts): Takeable[] => {
    if (facts.kind === 'free' || facts.opensAt === undefined || facts.opensAt > now) return []
    return [{ name: facts.name, whose: facts.kind === 'bot' ? 'left' : 'away' }]
  })
  return open[0] ?? null
}

/** When the next seat becomes free for somebody new, ms; null: none will by itself. */
export function opensNext({ chairs }: RoomFacts, now: number): number | null {
  const later = chairs.flatMap((facts) =>
    facts.kind !== 'free' && facts.opensAt !== undefined && facts.opensAt > now ? [facts.opensAt] : [],
  )
  return later.length === 0 ? null : Math.min(...later)
}
