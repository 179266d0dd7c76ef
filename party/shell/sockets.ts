import { CLOSE, type CloseReason } from '@robot-night/protocol'
import { note, type Noting, type Wire } from './Wire.ts'

export const isOpen = ({ readyState }: Pick<WebSocket, 'readyState'>): boolean => readyState === WebSocket.OPEN

/** Those that are open; of all, or of those that were taken in under a tag. */
export const openOn = (ctx: DurableObjectState, tag?: string): WebSocket[] => ctx.getWebSockets(tag).filter(isOpen)

/** When one more has come, ms: later than all others, for some come within the same millisecond. */
export const arrivalAfter = (arrivals: readonly number[], now: number): number =>
  Math.max(now, ...arrivals.map((at) => at + 1))

export function sendText(socket: Pick<Wire, 'readyState' | 'send'>, text: string): void {
  if (isOpen(socket)) socket.send(text)
}

export function close(socket: Pick<Wire, 'close'> & Noting, reason: CloseReason): void {
  reasons.set(socket, reason)
  note(socket, { isClosed: true })
  socket.close(CLOSE[reason], reason)
}
const reasons = new WeakMap<object, CloseReason>()

/** Why it was closed on this side; null: it wasn't. */
export const closedFor = (socket: object): CloseReason | null => reasons.get(socket) ?? null

/** In which an object says why it lets somebody not in. */
export const CLOSE_HEADER = 'x-close'

/** The other end went without a word, and no answer would reach it. */
const WORDLESS = [1006, 1015]

/** A client that closes waits to hear that it was heard. The platform does not see to it for those that it may put to sleep. */
export function closeBack(socket: Pick<WebSocket, 'close'>, code: number): void {
  const isSayable = code >= 3000 && code < 5000
  if (!WORDLESS.includes(code)) socket.close(isSayable ? code : 1000)
}
