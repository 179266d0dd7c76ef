import type { Eye } from './film.ts'

/** Where in a replay somebody is, as the end of its address says: `#m=42&as=2`. Seats count from 1 there. */
export interface Place {
  moment: number
  eye: Eye
}

export function placeIn(hash: string, seats: number): Place | null {
  const said = new URLSearchParams(hash.replace(/^#/, ''))
  const moment = said.get('m')
  if (moment === null || !/^\d{1,6}$/.test(moment)) return null
  return { moment: Number(moment), eye: eyeIn(said.get('as'), seats) }
}

function eyeIn(said: string | null, seats: number): Eye {
  if (said === 'open') return 'open'
  const seat = said !== null && /^[1-9]$/.test(said) ? Number(said) : 0
  return seat > 0 && seat <= seats ? seat - 1 : 'watcher'
}

export function hashOf({ moment, eye }: Place): string {
  const as = eye === 'watcher' ? '' : `&as=${eye === 'open' ? eye : eye + 1}`
  return `#m=${moment}${as}`
}
