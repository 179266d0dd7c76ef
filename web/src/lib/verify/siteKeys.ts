import { keysFrom, type SiteKey } from '@robot-night/engine/fair'
import { SITE_KEYS } from '@robot-night/protocol'

/** The keys of the site that this page comes from; null: they cannot be had just now. */
export async function siteKeys(): Promise<SiteKey[] | null> {
  try {
    const response = await fetch(SITE_KEYS)
    return response.ok ? keysFrom(await response.json()) : null
  } catch {
    return null
  }
}
