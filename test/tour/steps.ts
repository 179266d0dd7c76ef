import { viewOf, type Shot } from '../table/Film.ts'

export interface Step {
  first: Shot
  /** When most is on the table. */
  fullest: Shot
}

/** What a match comes by, by what the table is at. */
export function stepsIn(shots: readonly Shot[]): Map<string, Step> {
  const steps = new Map<string, Step & { fullness: number }>()
  for (const shot of shots) {
    // To work out a view takes long, and there are hundreds of shots.
    const view: { phase?: { kind: string } } | null = viewOf(shot)
    const name = view?.phase?.kind ?? ''
    const fullness = JSON.stringify(view).length
    const known = steps.get(name)
    if (!known) steps.set(name, { first: shot, fullest: shot, fullness })
    else if (fullness > known.fullness) steps.set(name, { first: known.first, fullest: shot, fullness })
  }
  return steps
}
