/** Answered by the platform, without waking the room. */
export const PING = 'ping'
export const PONG = 'pong'

/** A client that promised pings is disconnected after this long a silence, in ms: its connection is dead. */
export const SILENCE = 75_000
