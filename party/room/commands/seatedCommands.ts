import type { Command } from '@robot-night/protocol'
import { playFrom } from '../match/play.ts'
import { vote } from '../absence/keptSeat.ts'
import type { Deed } from '../people/handOff.ts'
import type { Step } from '../state/outcome.ts'
import type { Room } from '../state/room.ts'
import { say } from '../talk/tableTalk.ts'
import { claim } from '../talk/claims.ts'
import { react } from '../talk/reactions.ts'
import { whisper } from '../talk/whispers.ts'
import { actAsHost } from './hostActs.ts'
import { actOnSelf } from './selfActs.ts'

/** What takes a chair. */
type Commands = { [What in Exclude<Command['what'], 'watcherSay'>]: Extract<Command, { what: What }> }

const COMMANDS: { [What in keyof Commands]: (room: Room, command: Commands[What], who: Deed) => Step } = {
  answer: (room, played, who) => playFrom(room, who, { played, at: who.at }),
  offer: (room, played, who) => playFrom(room, who, { played, at: who.at }),
  say: (room, { text }, { chair, at }) => say(room, { chair, now: at.now }, text),
  whisper: (room, whispered, { chair, at }) => whisper(room, whispered, { chair, now: at.now }),
  claim: (room, claimed, who) => claim(room, claimed, who),
  react: (room, { reaction }, { chair, at }) => react(room, reaction, { chair, now: at.now }),
  vote: (room, voted, who) => vote(room, voted, who),
  manage: (room, { act }, who) => actAsHost(room, act, who),
  self: (room, { act }, who) => actOnSelf(room, act, who),
}

/** What somebody with a chair commands. */
export function obeySeated<What extends keyof Commands>(
  room: Room,
  command: Commands[What] & { what: What },
  who: Deed,
): Step {
  return COMMANDS[command.what](room, command, who)
}
