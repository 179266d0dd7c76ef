/** The version of everything in this package. A client one version older or newer is understood; any other is asked to reload. */
export const PROTOCOL = 1

export function isUnderstood(version: number): boolean {
  return Math.abs(version - PROTOCOL) <= 1
}
