import type { Malformed, Problem } from '@robot-night/protocol'
import { PROBLEM_STATUS, type AnyProblem } from '@robot-night/protocol/operations'

const TITLES: Readonly<Record<AnyProblem, string>> = {
  malformed: 'The request is not of the expected form.',
  bad_name: 'A name has 1 to 24 characters that can be seen.',
  bad_options: 'The title does not know these options.',
  wrong_token: 'This is for whoever runs the site.',
  bad_token: 'This is no token that was given out here: 22 characters, as in the answer to taking a seat.',
  wrong_origin: 'This may only be asked by the site itself.',
  not_found: 'There is nothing here.',
  no_such_room: 'There is no room under this code.',
  no_such_title: 'There is no title called so.',
  no_such_match: 'There is no such match, or it has not ended, or it is no longer kept.',
  no_such_stream: 'This connection is over, or another device’s.',
  out_of_turn: 'A frame before this one is missing.',
  wrong_method: 'This cannot be done here.',
  table_full: 'Nine phones have joined already.',
  room_full: 'Every chair is taken.',
  chair_taken: 'This chair is taken or not there.',
  match_running: 'A match is running: chairs are taken between matches.',
  locked: 'Nobody new may sit down here.',
  banned: 'The host has banned this device from the room.',
  shut: 'Only who has a seat may look in or come in here.',
  no_open_seat: 'No seat is open at a public table just now.',
  too_large: 'The request is too large.',
  not_json: 'The request must be JSON.',
  upgrade_required: 'This is the address of a WebSocket.',
  too_many_codes: 'Too many wrong codes from here: try again in a minute.',
  too_many_rooms: 'Too many new rooms from here: try again later.',
  too_many_comers: 'Too many come from here at once: try again in a moment.',
  no_such_ticket: 'There is no such ticket here.',
  ticket_taken: 'Another device has come with this ticket.',
  seated_elsewhere: 'This browser has another seat in this room.',
  ticket_used: 'This ticket has been used.',
  ticket_expired: 'This ticket was good for a while only.',
  ticket_revoked: 'This ticket was taken back.',
  ticket_refused: 'The seat was not given to who asked with this ticket.',
  too_many_tickets: 'Too many wrong tickets from here: try again in a minute.',
  broken: 'Something went wrong here.',
}

/** A problem by RFC 9457. `code` is stable; `title` is for people who read along. */
export function answer(code: AnyProblem, headers: Record<string, string> = {}): Response {
  return tell({ type: 'about:blank', title: TITLES[code], status: PROBLEM_STATUS[code], code }, headers)
}

/** Says which field it is, and what should have been there. */
export function malformed(why: Malformed): Response {
  const { malformed: title } = TITLES
  return tell({ type: 'about:blank', title, status: PROBLEM_STATUS.malformed, code: 'malformed', ...why })
}

function tell(problem: Problem, headers: Record<string, string> = {}): Response {
  return Response.json(problem, {
    status: problem.status,
    headers: { ...headers, 'content-type': 'application/problem+json' },
  })
}

/** A refusal of the room's that is a problem here as well; anything else is broken. */
export function problemOf(code: string): AnyProblem {
  return isProblem(code) ? code : 'broken'
}

const isProblem = (code: string): code is AnyProblem => Object.hasOwn(PROBLEM_STATUS, code)
