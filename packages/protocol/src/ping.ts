/** Sent and answered as they are, by the platform, without waking the room. */
export const PING = 'ping'
export const PONG = 'pong'

/** Who says in the address of the socket that they ping is let go after so long a silence, ms: their line is dead. */
export const SILENCE = 75_000
