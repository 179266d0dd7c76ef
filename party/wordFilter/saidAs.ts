import { masked } from './masked.ts'

/** A text as it is kept: as it was typed, and as the family filter shows it. Who turns the filter takes nothing away. */
export function saidAs(text: string): { text: string; clean?: string } {
  const clean = masked(text)
  return clean === text ? { text } : { text, clean }
}
