import { buildPushPayload } from '@block65/webcrypto-web-push'
import type { PushTarget, Pushed } from '@robot-night/protocol'
import { logStumble } from '../../shell/log.ts'
import { topicHash } from '../../shell/hashes.ts'
import { kindOf } from './notifications.ts'
import type { PushResult } from '../state/input.ts'

/** What this server shows to the push services, so that they know one sender from another. */
export interface PushKeys {
  publicKey: string
  privateKey: string
  /** `mailto:` or https: whom a push service may write to. */
  subject: string
}
export interface PushSender {
  /** Null: nobody is notified from here. */
  keys: PushKeys | null
  carry(request: Request): Promise<Response>
}
export interface PushMessage {
  device: string
  push: PushTarget
  question: string
}

const PATIENCE_MS = 10_000
/** Where a phone is off: for how long the service keeps it, in seconds. */
const KEPT = 12 * 60 * 60
/** The subscription has ended, or never was one. */
const GONE = [400, 401, 403, 404, 410]

/** Where a server keeps none of these, nobody is notified. */
export function keysIn(env: Cloudflare.Env): PushKeys | null {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey, PUSH_CONTACT: subject } = env
  return publicKey && privateKey && subject ? { publicKey, privateKey, subject } : null
}

export const pushSender = (env: Cloudflare.Env): PushSender => ({
  keys: keysIn(env),
  carry: (request) => fetch(request),
})

type Arrival = { kind: 'pushed' } & PushResult

/** Sends what wakes somebody, and says what came of it. Nothing waits for it, and nothing of it is logged but that it stumbled. */
export async function push(message: PushMessage, code: string, sender: PushSender): Promise<Arrival> {
  const { device, question } = message
  try {
    return { kind: 'pushed', device, question, result: await sent(message, code, sender) }
  } catch (error) {
    logStumble('a push', error)
    return { kind: 'pushed', device, question, result: 'failed' }
  }
}

async function sent(
  { push, question }: PushMessage,
  code: string,
  { keys, carry }: PushSender,
): Promise<PushResult['result']> {
  if (!keys) return 'gone'
  const { endpoint, p256dh, auth, language } = push
  const data: Pushed = { kind: kindOf(question), code, language }
  const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } }
  // One that has not been delivered gives way to the next of the same match: by a name that says nothing of the table.
  const topic = topicHash(question.split(' ')[0] ?? '', endpoint)
  const options = { ttl: KEPT, urgency: 'high', topic } as const
  const payload = await buildPushPayload({ data: { ...data }, options }, subscription, keys)
  const request = new Request(endpoint, { ...payload, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) })
  const { ok, status } = await carry(request)
  if (ok) return 'sent'
  return GONE.includes(status) ? 'gone' : 'failed'
}
