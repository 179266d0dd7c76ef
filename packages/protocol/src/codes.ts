import type { Misfit } from '@robot-night/engine'
import type { NotTaken } from '@robot-night/engine/json'

/** Refusals that all titles share, in the order in which they're checked. A title adds its own. */
export const REFUSALS = [
  'malformed',
  'too_fast',
  'id_used',
  'not_seated',
  'not_host',
  'wrong_stage',
  'no_whispers',
  'muted',
  'text_off',
  'no_such_claim',
  'not_watching',
  'only_watching',
  'game_over',
  'paused',
  'late',
  'not_your_decision',
  'no_such_chair',
  'no_such_ticket',
  'no_such_device',
  'last_device',
  'too_many_devices',
  'no_such_title',
  'chair_taken',
  'too_few_seats',
  'too_many_seats',
  'bad_options',
  'bad_name',
  'bad_text',
  'coarse',
  'bad_push',
  'bad_throw',
  'broken',
] as const
export type RefusalCode = (typeof REFUSALS)[number]

/** Why the room closed a socket. */
export const CLOSE = {
  /** The client is too old or too new: reload. */
  outdated: 4001,
  /** There's no room with this code, or it has been cleared. */
  gone: 4002,
  /** The host took the chair back; reconnect as a watcher. */
  sentHome: 4003,
  /** A newer connection replaced it: from the same page, or because the chair had too many. */
  tooManyDevices: 4004,
  /** No space left to watch. */
  tooManyWatchers: 4005,
  /** Frames that were too large. */
  tooLarge: 4006,
  /** Malformed or too many frames, too often. */
  abuse: 4007,
  /** This person now has another seat, or none: reconnect. */
  seatChanged: 4008,
  /** An error in the room: reconnect in a moment. */
  broken: 4009,
  /** It promised to ping and was silent for too long: reconnect. */
  silent: 4010,
  /** Only people with a chair can see this room. */
  shut: 4011,
  /** The host has banned this device from the room. */
  banned: 4012,
  /** Another device of the same seat has signed this one out. */
  signedOut: 4013,
  /** A program's cookie or token isn't known here. */
  wrongToken: 4014,
} as const
export type CloseReason = keyof typeof CLOSE

/** HTTP problems (application/problem+json), by stable code. */
export const PROBLEMS = {
  malformed: 400,
  bad_name: 400,
  bad_options: 400,
  wrong_token: 401,
  bad_token: 401,
  wrong_origin: 403,
  not_found: 404,
  no_such_room: 404,
  no_such_title: 404,
  no_such_match: 404,
  no_such_stream: 404,
  wrong_method: 405,
  room_full: 409,
  table_full: 409,
  chair_taken: 409,
  match_running: 409,
  out_of_turn: 409,
  locked: 409,
  banned: 403,
  shut: 403,
  no_open_seat: 409,
  too_large: 413,
  not_json: 415,
  upgrade_required: 426,
  too_many_codes: 429,
  too_many_comers: 429,
  too_many_rooms: 429,
  broken: 500,
} as const
export type ProblemCode = keyof typeof PROBLEMS

/** What comes with `malformed`, in frames and over HTTP. */
export type Malformed = Misfit | { problem: NotTaken; field: ''; expected: string }
