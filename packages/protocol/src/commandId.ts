const SIXTY_FOUR = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** A command's id from 16 bytes of `getRandomValues`, six bits of each. */
export const commandId = (random: Uint8Array): string => letters(random, 16)

/** The secret of a ticket, from 22 bytes. */
export const ticketSecret = (random: Uint8Array): string => letters(random, 22)

function letters(random: Uint8Array, count: number): string {
  return [...random.subarray(0, count)].map((byte) => SIXTY_FOUR.charAt(byte & 63)).join('')
}
