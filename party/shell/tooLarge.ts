import { LIMITS } from '@robot-night/protocol'

/** More bytes than anybody may send in one frame. */
export function isTooLarge(message: string): boolean {
  if (message.length > LIMITS.frameBytes) return true
  return message.length * 3 > LIMITS.frameBytes && new TextEncoder().encode(message).length > LIMITS.frameBytes
}
