import type { RoomFacts } from '@robot-night/protocol'
import { isolated } from '$lib/words/isolated.ts'

export interface Robot {
  chair: number
  name: string
  isTin: boolean
}

/** Everybody who has a chair. */
export function robotsOf({ chairs }: Pick<RoomFacts, 'chairs'>): Robot[] {
  return chairs.flatMap((facts, chair) =>
    facts.kind === 'free' ? [] : [{ chair, name: isolated(facts.name), isTin: facts.kind === 'tin' }],
  )
}

/** Who sits out unless the host has it otherwise: tin robots, those who came last first; then nobody is presumed. */
export function firstOut(room: Pick<RoomFacts, 'chairs' | 'host'>, takes: number): number[] {
  const robots = robotsOf(room)
  const tins = robots.filter(({ isTin }) => isTin).map(({ chair }) => chair)
  return tins.reverse().slice(0, Math.max(0, robots.length - takes))
}
