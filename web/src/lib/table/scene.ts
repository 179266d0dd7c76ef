/** The engine's and the protocol's types that screens speak in, from one door. */
export type { Awaited, Outcome, Refusal, Seat, Shapes } from '@robot-night/engine'
export type { Clock as Clocked } from '@robot-night/protocol'
