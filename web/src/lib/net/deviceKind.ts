import type { DeviceKind } from '@robot-night/protocol'

/** What this browser runs on, as far as it says. Tablets like to pass for computers: these have no touch. */
export function deviceKind({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> = navigator): DeviceKind {
  const isDisguised = /Macintosh/.test(userAgent) && maxTouchPoints > 1
  if (isDisguised || /iPad|Tablet/.test(userAgent) || (/Android/.test(userAgent) && !/Mobi/.test(userAgent))) {
    return 'tablet'
  }
  return /Mobi|iPhone|Android/.test(userAgent) ? 'phone' : 'computer'
}
