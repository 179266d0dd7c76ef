import type { Refusal } from '@robot-night/engine'
import type { Room, Site } from './words.ts'

/** A refusal of the room in words. A title's own codes are its screen's to explain. */
export function refusalIn({ refusals }: Pick<Room, 'refusals'>, { code }: Refusal): string {
  return Object.entries(refusals).find(([known]) => known === code)?.[1] ?? refusals.other
}

/** Why the site would not do something, in words. */
export function problemIn({ problems }: Pick<Site, 'problems'>, code: string): string {
  return Object.entries(problems).find(([known]) => known === code)?.[1] ?? problems.broken
}
