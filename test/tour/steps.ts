import { viewOf, type Shot } from '../table/Film.ts'

export interface Step {
  first: Shot
  /** When most is on the table. */
  fullest: Shot
}

/** What a match comes by, by what the table is at. */
export function stepsIn(shots: readonly Shot[]): Map<string, Step> {
  const steps = new Map<string, Step>()
  for (const shot of shots) {
    const name = stepOf(shot)
    const { first, fullest } = steps.get(name) ?? { first: shot, fullest: shot }
    steps.set(name, { first, fullest: fullness(shot) > fullness(fullest) ? shot : fullest })
  }
  return steps
}

function stepOf(shot: Shot): string {
  const { phase }: { phase?: { kind: string } } = viewOf(shot) ?? {}
  return phase?.kind ?? ''
}

const fullness = (shot: Shot): number => JSON.stringify(viewOf(shot)).length
