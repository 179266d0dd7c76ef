import type { SiteStatus } from '@robot-night/protocol'

export type Verdict = 'fine' | 'partly' | 'down' | 'unreached' | 'unknown'

/** What it comes to. `isReached`: this device had an answer when it last asked. */
export function verdictOn(status: SiteStatus | null, isReached: boolean): Verdict {
  if (!isReached) return 'unreached'
  if (!status) return 'unknown'
  const { rooms, list, archive } = status.works
  if (!rooms) return 'down'
  return list && archive !== false ? 'fine' : 'partly'
}

/** A rounded number, as it stands on tiles. */
export const onTiles = (atLeast: number): string => (atLeast === 0 ? '<5' : `${atLeast}+`)

/** When it was built, if it says so; the same on the server and in every browser. */
export function builtAt(build: string, language: string): string {
  const ms = Number(build)
  if (!Number.isSafeInteger(ms) || ms <= 0) return build
  const told = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  return `${told.format(ms)} UTC`
}
