/** Sent and answered as they are, by the platform, without waking the room. */
export const PING = 'ping'
export const PONG = 'pong'
