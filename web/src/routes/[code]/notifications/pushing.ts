import type { PushFacts, PushTarget } from '@robot-night/protocol'
import { serviceWorkers } from '#lib/offline/serviceWorkers.ts'
import type { Language } from '#lib/words/language.ts'

/** What this browser can do. `install`: it wakes pages on the home screen only. */
export type Ability = 'none' | 'install' | 'denied' | 'able'

export async function abilityOf(isApple: boolean, isInstalled: boolean): Promise<Ability> {
  if (!serviceWorkers() || !(await serverKey())) return 'none'
  if (!('PushManager' in window) || !('Notification' in window)) return isApple && !isInstalled ? 'install' : 'none'
  return Notification.permission === 'denied' ? 'denied' : 'able'
}

/** Asks the visitor, then their browser's maker. To be called in a press. Null: one of them said no. */
export async function subscribe(language: Language): Promise<PushTarget | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const key = await serverKey()
  const { pushManager } = await navigator.serviceWorker.ready
  const had = await pushManager.getSubscription()
  // One that was made for another server's key, or for an older one of ours, can no longer be used.
  if (had && key && keyOf(had) !== key) await had.unsubscribe()
  const made = key ? await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }) : null
  return made && targetOf(made, language)
}

/** What this browser subscribed to before, if it still may. */
export async function subscribed(language: Language): Promise<PushTarget | null> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return null
  const { pushManager } = await navigator.serviceWorker.ready
  const made = await pushManager.getSubscription()
  return made && keyOf(made) === (await serverKey()) ? targetOf(made, language) : null
}

/** Anyone who is here has seen what a notice of this table would say. */
export async function clearNotices(code: string): Promise<void> {
  const registration = await serviceWorkers()?.getRegistration()
  for (const notice of (await registration?.getNotifications({ tag: code })) ?? []) notice.close()
}

let asked: Promise<string | null> | undefined
async function serverKey(): Promise<string | null> {
  asked ??= fetch('/api/push').then(async (answer) => {
    const facts: PushFacts = await answer.json()
    return facts.key
  })
  try {
    return await asked
  } catch {
    asked = undefined
    return null
  }
}

function keyOf({ options }: PushSubscription): string | null {
  return options.applicationServerKey && base64url(options.applicationServerKey)
}

function targetOf(made: PushSubscription, language: Language): PushTarget | null {
  const { endpoint, keys } = made.toJSON()
  const { p256dh, auth } = keys ?? {}
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth, language } : null
}

function base64url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
