/** The version of everything in this package. A client one version older or newer is understood; any other is asked to reload. */
export const PROTOCOL = 2
/** Older clients know many things by other names. */
const OLDEST = 2

export function isUnderstood(version: number): boolean {
  return version >= OLDEST && Math.abs(version - PROTOCOL) <= 1
}
