import * as v from 'valibot'
import { PACES } from '@robot-night/engine'
import { PushTarget } from './push.ts'
import { ABSENCES, CHAIRS, DELAYS, PEEKS } from './room.ts'
import { TABLE_LANGUAGES } from './tables.ts'
import { REACTIONS } from './talk.ts'
import { HAND_OFFS, TicketHash } from './ticket.ts'

/**
 * Chosen by the client, different for each command, so that a repeated command isn't done twice: 1 to 64 visible
 * characters.
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
/** The id that the room gave a device or a ticket. */
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
/** To the person of one chair. `name`, `guest`: who the sender thinks that is; if somebody else is there by now, it's refused. */
export const Whisper = v.strictObject({
  id: CommandId,
  what: v.literal('whisper'),
  to: Chair,
  name: v.optional(Text),
  guest: v.optional(Count),
  text: Text,
})

/** A claim by a button, to the table or whispered to the person of one chair. It's only talk. */
export const MakeClaim = v.strictObject({
  id: CommandId,
  what: v.literal('claim'),
  to: v.optional(Chair),
  name: v.optional(Text),
  guest: v.optional(Count),
  title: v.pipe(v.string(), v.maxLength(60)),
  kind: Kind,
  value: Kind,
})
export const React = v.strictObject({ id: CommandId, what: v.literal('react'), reaction: v.picklist(REACTIONS) })
/** From one watcher to the others. */
export const WatcherSay = v.strictObject({ id: CommandId, what: v.literal('watcherSay'), text: Text })

/** What the host may do. */
export const HostAct = v.variant('do', [
  /** `out`: chairs that sit the next match out, if the title takes fewer people than are seated. */
  v.strictObject({
    do: v.literal('setTitle'),
    title: v.pipe(v.string(), v.maxLength(60)),
    out: v.optional(v.pipe(v.array(Chair), v.maxLength(CHAIRS))),
  }),
  v.strictObject({ do: v.literal('setOptions'), options: Action }),
  v.strictObject({ do: v.literal('setPace'), pace: v.picklist(PACES) }),
  v.strictObject({ do: v.literal('setPeek'), peek: v.picklist(PEEKS) }),
  /** Whether strangers can find the room. */
  v.strictObject({ do: v.literal('setPublic'), on: v.boolean() }),
  /** By what strangers look for a table. What isn't there stays as it is; `language` null: it doesn't matter. */
  v.strictObject({
    do: v.literal('setWelcome'),
    language: v.optional(v.nullable(v.picklist(TABLE_LANGUAGES))),
    beginners: v.optional(v.boolean()),
  }),
  /** Adds a tin robot; `chair` null: on every chair that the title still needs, or else on all. */
  v.strictObject({ do: v.literal('seatBot'), chair: v.nullish(Chair, null) }),
  /** Sends a person home; during a match, a tin robot plays on. Between matches, it also removes a tin robot. */
  v.strictObject({ do: v.literal('clearChair'), chair: Chair }),
  /** A new match, from the lobby or after the last. */
  v.strictObject({ do: v.literal('deal') }),
  /** After a match: back to the lobby. */
  v.strictObject({ do: v.literal('toLobby') }),
  /** Ends the match without a result. */
  v.strictObject({ do: v.literal('stop') }),
  /** Lets a bot move for somebody absent, until they're back or it's turned off. */
  v.strictObject({ do: v.literal('setBot'), chair: Chair, on: v.boolean() }),
  v.strictObject({ do: v.literal('passHost'), chair: Chair }),
  /** What may be said; anything left out stays as it is. */
  v.strictObject({
    do: v.literal('setTalk'),
    typed: v.optional(v.boolean()),
    filtered: v.optional(v.boolean()),
    bots: v.optional(v.boolean()),
  }),
  v.strictObject({ do: v.literal('setAbsence'), absence: v.picklist(ABSENCES) }),
  /** Pauses or resumes everything: clocks, bots, answers. */
  v.strictObject({ do: v.literal('pause'), on: v.boolean() }),
  /** Nobody new may sit down. */
  v.strictObject({ do: v.literal('lock'), on: v.boolean() }),
  /** Nobody without a chair can see the room. */
  v.strictObject({ do: v.literal('shut'), on: v.boolean() }),
  /** The delay in seconds for everyone without a chair. */
  v.strictObject({ do: v.literal('setDelay'), delay: v.picklist(DELAYS) }),
  /** From the next deal, newcomers may take over seats of people who left or have been away for too long. */
  v.strictObject({ do: v.literal('letTakeOver'), on: v.boolean() }),
  v.strictObject({ do: v.literal('mute'), chair: Chair, on: v.boolean() }),
  /** Mutes a watcher by name, or lets somebody without a chair talk again, by number. */
  v.strictObject({ do: v.literal('silence'), watcher: Text }),
  v.strictObject({ do: v.literal('unsilence'), number: Count }),
  /** Sends somebody home, and their devices can't come back. */
  v.strictObject({ do: v.literal('ban'), chair: Chair }),
  v.strictObject({ do: v.literal('unban'), number: Count }),
  /** Deletes the room at once, with everything in it and everything the archive has of it. */
  v.strictObject({ do: v.literal('clearTable') }),
  /** Anyone who has this ticket may sit down on this free chair. */
  v.strictObject({ do: v.literal('invite'), chair: Chair, ticket: TicketHash }),
])
export const Manage = v.strictObject({ id: CommandId, what: v.literal('manage'), act: HostAct })

/** What people may do with their own chair. */
export const SelfAct = v.variant('do', [
  v.strictObject({ do: v.literal('rename'), name: Text }),
  /** In the lobby: to a free chair, or to a tin robot's, which takes yours. */
  v.strictObject({ do: v.literal('move'), chair: Chair }),
  /** During a match, a tin robot plays on, and the person may come back. */
  v.strictObject({ do: v.literal('leave') }),
  /** Changes nothing but that this person is there. Any other command says so too. */
  v.strictObject({ do: v.literal('here') }),
  /** Notify this browser when its person is asked something and is away; null: no longer. */
  v.strictObject({ do: v.literal('wake'), push: v.nullish(PushTarget, null) }),
  /** Anyone who has this ticket may ask for this seat, on another device. */
  v.strictObject({ do: v.literal('handOff'), ticket: TicketHash, use: v.picklist(HAND_OFFS) }),
  /** Answers the device that asks. */
  v.strictObject({ do: v.literal('letIn'), ticket: Id, yes: v.boolean() }),
  /** Withdraws a ticket: your own, or as the host, an invitation. */
  v.strictObject({ do: v.literal('revoke'), ticket: Id }),
  v.strictObject({ do: v.literal('signOut'), device: Id }),
  /** What this device adds to the shuffle: announced first, and shown once all have announced theirs. */
  v.strictObject({ do: v.literal('throw'), match: Id, round: Count, commitment: Hex }),
  v.strictObject({ do: v.literal('reveal'), match: Id, round: Count, value: Hex }),
])
export const Self = v.strictObject({ id: CommandId, what: v.literal('self'), act: SelfAct })

/** A vote that a bot should move for somebody absent; it takes more than half of the people present. */
export const Vote = v.strictObject({ id: CommandId, what: v.literal('vote'), chair: Chair, on: v.boolean() })

/** Asks for the whole scene; changes nothing. */
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
