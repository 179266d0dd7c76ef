import type { HostAct } from '@robot-night/protocol'
import { note } from './tableTalk.ts'
import type { Moment } from '../state/moment.ts'
import type { Room } from '../state/room.ts'

/** The host says what may be said; everybody is told of each change. */
export function setTalk(room: Room, wanted: Extract<HostAct, { do: 'setTalk' }>, at: Moment): Room {
  const had = talkRules(room)
  const has = {
    typed: wanted.typed ?? had.typed,
    filtered: wanted.filtered ?? had.filtered,
    bots: wanted.bots ?? had.bots,
  }
  const notes = RULES.filter((rule) => has[rule] !== had[rule]).map((rule) => NOTES[rule][has[rule] ? 'on' : 'off'])
  if (notes.length === 0) return room
  const { bots, ...talk } = has
  const changed: Room = { ...room, facts: { ...room.facts, talk: bots ? talk : { ...talk, bots } } }
  return notes.reduce((now, each) => note(now, { note: each, chair: room.facts.host }, at.now), changed)
}

const NOTES = {
  typed: { on: 'typingOn', off: 'typingOff' },
  filtered: { on: 'filterOn', off: 'filterOff' },
  bots: { on: 'botsTalk', off: 'botsQuiet' },
} as const
const RULES = ['typed', 'filtered', 'bots'] as const

/** Rooms from before tin robots talked don't say whether they may. */
function talkRules({ facts }: Room): { typed: boolean; filtered: boolean; bots: boolean } {
  const { typed, filtered, bots = true } = facts.talk
  return { typed, filtered, bots }
}
