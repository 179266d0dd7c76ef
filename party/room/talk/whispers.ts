import type { Refusal } from '@robot-night/engine'
import type { Whispers, Room } from '../state/room.ts'
import { CHAIRS, cleanTalk, LIMITS, type Chair, type WhisperLine } from '@robot-night/protocol'
import { saidAs } from '../../wordFilter/saidAs.ts'
import { shownName } from './shownName.ts'
import { maySay } from './maySay.ts'
import { chairAt, chairOf } from '../state/seats.ts'
import { done, refuse, type Step } from '../state/outcome.ts'
import type { Person } from '../state/chair.ts'
import { newer } from '../state/newer.ts'

export const noWhispers = (): Whispers => Array.from({ length: CHAIRS }, () => [])

/** One person says something to one other, and nobody else learns that anything was said. */
export function whisper(room: Room, given: Ear & { text: string }, who: { chair: Chair; now: number }): Step {
  const refused = mayWhisper(room, given, who.chair)
  if (refused) return refuse(room, refused)
  const text = cleanTalk(given.text)
  return text === null ? refuse(room, { code: 'bad_text' }) : tellOne(room, given.to, { ...who, said: saidAs(text) })
}

/** Whom somebody whispers to, and who they think that is. */
export interface Ear {
  to: Chair
  name?: string | undefined
  guest?: number | undefined
}

/** Why this chair may not whisper to that one just now; null: it may. */
export function mayWhisper(room: Room, ear: Ear, chair: Chair): Refusal | null {
  const listener = chairAt(room, ear.to)
  if (isHushed(room)) return { code: 'no_whispers' }
  const refused = maySay(room, chair, 'typed')
  if (refused) return refused
  const isMeant = listener.kind === 'person' && isCalled(room, listener.name, ear.name) && isWho(listener, ear.guest)
  return isMeant && ear.to !== chair ? null : { code: 'no_such_chair' }
}

/** Both keep it, who says it and who hears it. */
export function tellOne(
  room: Room,
  to: Chair,
  { chair, now, said }: { chair: Chair; now: number; said: Pick<WhisperLine, 'text' | 'clean' | 'claim'> },
): Step {
  const line = { at: now, from: named(room, chair), to: named(room, to), ...said }
  return done([chair, to].reduce((after, each) => withLine(after, each, line), room))
}

/** As the sender knows them, who may have been told a masked name. */
const isCalled = (room: Room, name: string, said: string | undefined): boolean =>
  said === undefined || said === name || said === shownName(room, name)

/** Names can be taken up by others; the number of a guest cannot. */
const isWho = ({ guest }: Person, meant: number | undefined): boolean => meant === undefined || meant === guest

/** By public knowledge alone, for everybody is told. Between matches people may always whisper. */
export function isHushed({ facts, match }: Room): boolean {
  return facts.stage === 'playing' && match?.game.whispers?.(match.position.state) === false
}

/** A chair's whispers go with its person: who sits down there later finds none. */
export function withoutWhispers(room: Room, chair: Chair): Room {
  return boxOf(room, chair).length === 0 ? room : { ...room, whispers: room.whispers.with(chair, []) }
}

/** The whispers that the person of this device may read. */
export function whispersFor(room: Room, device: string | null): { whispers?: WhisperLine[] } {
  const chair = chairOf(room, device)
  return part(chair === null ? [] : boxOf(room, chair))
}

/** What was whispered to or by the person of this chair since. */
export function newWhispers(
  chair: Chair,
  { before, after }: { before: Room; after: Room },
): { whispers?: WhisperLine[] } {
  const last = boxOf(before, chair).at(-1)?.number ?? 0
  return part(newer(boxOf(after, chair), last))
}

/** Left out where it has nothing to say. */
const part = (lines: readonly WhisperLine[]) => (lines.length === 0 ? {} : { whispers: [...lines] })

function withLine(room: Room, chair: Chair, line: Omit<WhisperLine, 'number'>): Room {
  const box = boxOf(room, chair)
  const number = (box.at(-1)?.number ?? 0) + 1
  const kept = [...box, { number, ...line }].slice(-LIMITS.whispersKept)
  return { ...room, whispers: room.whispers.with(chair, kept) }
}

function boxOf(room: Room, chair: Chair): readonly WhisperLine[] {
  const box = room.whispers[chair]
  if (!box) throw new Error(`no chair ${chair}`)
  return box
}

function named(room: Room, chair: Chair): { chair: Chair; name: string } {
  const state = chairAt(room, chair)
  if (state.kind !== 'person') throw new Error(`chair ${chair} has no person to whisper`)
  return { chair, name: shownName(room, state.name) }
}
