import { expect } from '@playwright/test'
import type { Guest } from './Guest.ts'

/**
 * What a browser says of a line that goes down under it. Which error a request ends with depends on how far it had come,
 * and what the page fetches ahead is under way at any time.
 */
const CUT_OFF = [
  /WebSocket connection to .* failed/,
  /ERR_(CONNECTION_(REFUSED|RESET|CLOSED|ABORTED|FAILED)|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE)/,
  /ERR_(INCOMPLETE_CHUNKED_ENCODING|CONTENT_LENGTH_MISMATCH|NETWORK_CHANGED|NETWORK_IO_SUSPENDED|FAILED)/,
]
/** The server stops: what stands before it may answer for it a while longer. */
export const NO_SERVER = [...CUT_OFF, /status of 50\d/, /answered 50\d/]
/** The device has no network. */
export const NO_NETWORK = [...CUT_OFF, /ERR_INTERNET_DISCONNECTED/]

/** A guest's browser has no network any more, and the page has noticed. */
export async function dropsOut(guest: Guest): Promise<void> {
  guest.forgive(...NO_NETWORK)
  await guest.context.setOffline(true)
  await expect(dropped(guest)).toBeVisible({ timeout: 20_000 })
}

export async function comesBack(guest: Guest): Promise<void> {
  await guest.context.setOffline(false)
  await expect(dropped(guest)).toBeHidden({ timeout: 20_000 })
}

const dropped = ({ page, words }: Guest) => page.getByRole('region', { name: words.line.dropped })
