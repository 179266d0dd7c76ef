import type { Allegiance, Side } from '../shapes.ts'
import type { World } from './worlds.ts'

/** ERC-901 to ERC-905: the side that would win if these were the allegiances, or null. */
export function ahead({ levels, robots }: World, sides: readonly Allegiance[]): Side | null {
  const good = { size: 0, highest: 0, total: 0 }
  const evil = { size: 0, highest: 0, total: 0 }
  sides.forEach((side, place) => {
    if (side === 'N') return
    const team = side === 'G' ? good : evil
    const level = levels[place] ?? 0
    team.size++
    team.total += level
    if (level > team.highest) team.highest = level
  })
  if (isUnanimous(robots, sides)) return null
  const lead = good.size - evil.size || good.highest - evil.highest || good.total - evil.total
  return lead === 0 ? null : lead > 0 ? 'G' : 'E'
}

/** The extra robot, which holds no card, does not count for this. */
const isUnanimous = (robots: World['robots'], sides: readonly Allegiance[]): boolean =>
  sides.every((side, place) => robots[place] === null || side === sides[0])
