import { readBody } from '@robot-night/party/api/body.ts'
import { problemOf } from '@robot-night/party/api/problem.ts'
import { handshakeOf } from '@robot-night/party/room/people/handshake.ts'
import { read } from '@robot-night/party/room/commands/reading.ts'
import { step } from '@robot-night/party/room/commands/step.ts'
import { readCode } from '@robot-night/protocol'

/** What stands between a stranger's bytes and the room. A broken stand-in has one of these exchanged. */
export const CORE = { read, step, readBody, problemOf, readCode, handshakeOf }
export type Core = typeof CORE
