import * as v from 'valibot'

/** Languages of notifications. */
export const WAKE_LANGUAGES = ['en', 'de'] as const

/** A browser's own subscription, as the Push API gives it, and the language of its notifications. */
export const PushTarget = v.strictObject({
  endpoint: v.pipe(v.string(), v.maxLength(1000)),
  /** A point of 65 bytes and a secret of 16, base64url. */
  p256dh: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{87}$/)),
  auth: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/)),
  language: v.picklist(WAKE_LANGUAGES),
})
export type PushTarget = v.InferOutput<typeof PushTarget>

/** Everything that a push says: its receiver knows the rest, and nobody else may. */
export interface Pushed {
  /** It's their turn; or somebody has sat down at their public table. */
  kind: 'turn' | 'joined'
  code: string
  language: PushTarget['language']
}
