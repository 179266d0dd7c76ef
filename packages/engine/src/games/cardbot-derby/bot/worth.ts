import type { Placement, RobotIndex, View } from '../shapes.ts'
import type { Ground } from './ground.ts'
import { spotOf, type Spot } from './spots.ts'

/** What it is worth to win the match, and what it costs if others do: in commands to go. */
const VICTORY = 12
const DEFEAT = 12
/** How much a command to go of all rivals together weighs against one of one's own, and one of a robot of the same seat. */
const ENVY = 0.4
const FELLOW = 0.3

/** How glad the seat of a robot is of where all stand; `ahead` tells what is still before the robot itself. */
export function worthFor(
  view: View,
  robot: RobotIndex,
  { ground, ahead }: { ground: Ground; ahead: (spot: Spot) => number },
): (after: readonly Placement[]) => number {
  const seat = view.robots[robot]?.seat
  const isFellow = view.robots.map((each) => each.seat === seat)
  const envy = ENVY / Math.max(1, isFellow.filter((is) => !is).length)
  return (after) => {
    let [worth, isWon, isLost] = [0, false, false]
    after.forEach((placement, at) => {
      const spot = spotOf(placement)
      const toGo = at === robot ? ahead(spot) : ground.toGo(spot)
      worth -= at === robot ? toGo : isFellow[at] ? FELLOW * toGo : -envy * toGo
      if (placement.next !== null) return
      if (isFellow[at]) isWon = true
      else isLost = true
    })
    return worth + (isWon ? VICTORY : isLost ? -DEFEAT : 0)
  }
}
