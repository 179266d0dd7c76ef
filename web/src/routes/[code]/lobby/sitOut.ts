import type { RoomFacts } from '@robot-night/protocol'
import { isolated } from '#lib/words/isolated.ts'

export interface Robot {
  chair: number
  name: string
  isBot: boolean
}

/** Everybody who has a chair. */
export function robotsOf({ chairs }: Pick<RoomFacts, 'chairs'>): Robot[] {
  return chairs.flatMap((facts, chair) =>
    facts.kind === 'free' ? [] : [{ chair, name: isolated(facts.name), isBot: facts.kind === 'bot' }],
  )
}

/** Who sits out unless the host has it otherwise: tin robots, those who came last first; then nobody is presumed. */
export function firstOut(room: Pick<RoomFacts, 'chairs' | 'host'>, takes: number): number[] {
  const robots = robotsOf(room)
  const bots = robots.filter(({ isBot }) => isBot).map(({ chair }) => chair)
  return bots.reverse().slice(0, Math.max(0, robots.length - takes))
}
