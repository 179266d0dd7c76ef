const SIXTY_FOUR = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** A command's id from 16 bytes of `getRandomValues`, six bits of each. */
export function commandId(random: Uint8Array): string {
  return [...random.subarray(0, 16)].map((byte) => SIXTY_FOUR.charAt(byte & 63)).join('')
}
