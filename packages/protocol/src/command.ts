import * as v from 'valibot'
import { PACES } from '@robot-night/engine'
import { PushTarget } from './push.ts'
import { ABSENCES, CHAIRS, DELAYS, PEEKS } from './room.ts'
import { REACTIONS } from './talk.ts'
import { HAND_OFFS, TicketHash } from './ticket.ts'

/**
 * Chosen by the client, another one for each command, so that one that is sent again isn't done again: 1 to 64 characters
 * that can be seen.
 */
export const CommandId = v.pipe(v.string(), v.regex(/^[^\p{C}\p{Z}]{1,64}$/u, '1 to 64 visible characters'))
const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const Chair = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(CHAIRS - 1))
const Kind = v.pipe(v.string(), v.maxLength(40))
/** Any JSON object; the title's own schema looks closer. */
const Action = v.custom<object>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'an object',
)
const Text = v.pipe(v.string(), v.maxLength(4000))
/** Of a device or a ticket, as the room told it. */
const Id = v.pipe(v.string(), v.maxLength(40))
/** 32 bytes. */
const Hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/** To the match: an answer to the question of one beat, or an offer taken. */
export const Answer = v.strictObject({
  id: CommandId,
  what: v.literal('answer'),
  match: v.string(),
  beat: Count,
  kind: Kind,
  action: Action,
})
export const Offer = v.strictObject({
  id: CommandId,
  what: v.literal('offer'),
  match: v.string(),
  beat: Count,
  kind: Kind,
  action: Action,
})
export const Say = v.strictObject({ id: CommandId, what: v.literal('say'), text: Text })
/** To the person of one chair. `name`, `guest`: whom the sender takes them for; said to nobody else, should the chair have changed hands. */
export const Whisper = v.strictObject({
  id: CommandId,
  what: v.literal('whisper'),
  to: Chair,
  name: v.optional(Text),
  guest: v.optional(Count),
  text: Text,
})

/** A claim to the table, by a button: words like any others. */
export const MakeClaim = v.strictObject({
  id: CommandId,
  what: v.literal('claim'),
  title: v.pipe(v.string(), v.maxLength(60)),
  kind: Kind,
  value: Kind,
})
export const React = v.strictObject({ id: CommandId, what: v.literal('react'), reaction: v.picklist(REACTIONS) })
/** From one who watches to the others who do. */
export const WatcherSay = v.strictObject({ id: CommandId, what: v.literal('watcherSay'), text: Text })

/** What the host may do. */
export const HostAct = v.variant('do', [
  /** `out`: who sits the next match out, where the title takes fewer than are seated. */
  v.strictObject({
    do: v.literal('setTitle'),
    title: v.pipe(v.string(), v.maxLength(60)),
    out: v.optional(v.pipe(v.array(Chair), v.maxLength(CHAIRS))),
  }),
  v.strictObject({ do: v.literal('setOptions'), options: Action }),
  v.strictObject({ do: v.literal('setPace'), pace: v.picklist(PACES) }),
  v.strictObject({ do: v.literal('setPeek'), peek: v.picklist(PEEKS) }),
  /** Lets strangers find the room, or no more. */
  v.strictObject({ do: v.literal('setPublic'), on: v.boolean() }),
  /** A tin robot sits down; `chair` null: on every chair that the title needs or has. */
  v.strictObject({ do: v.literal('seatBot'), chair: v.nullish(Chair, null) }),
  /** A person is sent home; in a match a tin robot moves on in their place. Between matches, a tin robot is taken away. */
  v.strictObject({ do: v.literal('clearChair'), chair: Chair }),
  /** A new match, from the lobby or after the last. */
  v.strictObject({ do: v.literal('deal') }),
  /** After a match: back to choosing. */
  v.strictObject({ do: v.literal('toLobby') }),
  /** Ends the present match without a result. */
  v.strictObject({ do: v.literal('stop') }),
  /** Lets a computer player move for somebody absent, until they are back or this is taken back. */
  v.strictObject({ do: v.literal('setBot'), chair: Chair, on: v.boolean() }),
  v.strictObject({ do: v.literal('passHost'), chair: Chair }),
  /** What may be said; what is left out stays as it is. */
  v.strictObject({ do: v.literal('setTalk'), typed: v.optional(v.boolean()), filtered: v.optional(v.boolean()) }),
  v.strictObject({ do: v.literal('setAbsence'), absence: v.picklist(ABSENCES) }),
  /** Everything stands still, or goes on: clocks, computer players, answers. */
  v.strictObject({ do: v.literal('pause'), on: v.boolean() }),
  /** Nobody new sits down. */
  v.strictObject({ do: v.literal('lock'), on: v.boolean() }),
  /** Nobody without a chair sees the room. */
  v.strictObject({ do: v.literal('shut'), on: v.boolean() }),
  /** Those without a chair see everything so many seconds later. */
  v.strictObject({ do: v.literal('setDelay'), delay: v.picklist(DELAYS) }),
  /** From the next deal on a seat whose person has left, or has been away for too long, may pass to somebody new. */
  v.strictObject({ do: v.literal('letTakeOver'), on: v.boolean() }),
  v.strictObject({ do: v.literal('mute'), chair: Chair, on: v.boolean() }),
  /** Somebody without a chair says nothing: one who watches, by the name that the room tells; or is heard again. */
  v.strictObject({ do: v.literal('silence'), watcher: Text }),
  v.strictObject({ do: v.literal('unsilence'), number: Count }),
  /** Sent home, and this device may not come back. */
  v.strictObject({ do: v.literal('ban'), chair: Chair }),
  v.strictObject({ do: v.literal('unban'), number: Count }),
  /** The room goes at once, with everything in it and what the archive has of it. */
  v.strictObject({ do: v.literal('clearTable') }),
  /** Anyone who has this ticket may sit down on this free chair. */
  v.strictObject({ do: v.literal('invite'), chair: Chair, ticket: TicketHash }),
])
export const Manage = v.strictObject({ id: CommandId, what: v.literal('manage'), act: HostAct })

/** What anybody with a chair may do about their own. */
export const SelfAct = v.variant('do', [
  v.strictObject({ do: v.literal('rename'), name: Text }),
  /** In a match a tin robot plays on, and its person may come back to it. */
  v.strictObject({ do: v.literal('leave') }),
  /** This browser is to be woken when its person is asked and is not here; null: no longer. */
  v.strictObject({ do: v.literal('wake'), push: v.nullish(PushTarget, null) }),
  /** Anyone who has this ticket may ask for this seat, on another device. */
  v.strictObject({ do: v.literal('handOff'), ticket: TicketHash, use: v.picklist(HAND_OFFS) }),
  /** Answers the device that asks. */
  v.strictObject({ do: v.literal('letIn'), ticket: Id, yes: v.boolean() }),
  /** A ticket is of no more use: one's own, and an invitation of the host's. */
  v.strictObject({ do: v.literal('revoke'), ticket: Id }),
  v.strictObject({ do: v.literal('signOut'), device: Id }),
  /** What this device adds to the shuffle: announced first, and shown once all have announced theirs. */
  v.strictObject({ do: v.literal('throw'), match: Id, round: Count, commitment: Hex }),
  v.strictObject({ do: v.literal('reveal'), match: Id, round: Count, value: Hex }),
])
export const Self = v.strictObject({ id: CommandId, what: v.literal('self'), act: SelfAct })

/** Of anybody at the table, on somebody absent: more than half of the people present let a computer player move for them. */
export const Vote = v.strictObject({ id: CommandId, what: v.literal('vote'), chair: Chair, on: v.boolean() })

/** The whole view again; it changes nothing. */
export const Again = v.strictObject({ id: CommandId, what: v.literal('again') })

export const Command = v.variant('what', [
  Answer,
  Offer,
  Say,
  Whisper,
  MakeClaim,
  React,
  WatcherSay,
  Manage,
  Self,
  Vote,
])
export type Command = v.InferOutput<typeof Command>
export type HostAct = v.InferOutput<typeof HostAct>
export type SelfAct = v.InferOutput<typeof SelfAct>

export const Up = v.variant('what', [
  Answer,
  Offer,
  Say,
  Whisper,
  MakeClaim,
  React,
  WatcherSay,
  Manage,
  Self,
  Vote,
  Again,
])
export type Up = v.InferOutput<typeof Up>
