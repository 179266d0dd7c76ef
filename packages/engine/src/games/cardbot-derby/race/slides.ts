import type { RobotIndex } from '../shapes.ts'
import { placed, type Run, type Waiting } from './course.ts'
import { move } from './move.ts'

/** CD-58: after so many slides, or after one that failed, a robot has done with sliding in this step. */
const MOST_SLIDES = 2

/** Stage 3: who stands on a slippery square goes on the way it came (CD-55 to CD-58). */
export function slides(run: Run): Waiting | null {
  const { rest } = run
  if (rest.stage === 'belts') begin(run)
  if (rest.stage !== 'slides') return null
  for (let robot = nextToSlide(run); robot !== null; robot = nextToSlide(run)) {
    rest.left = [robot]
    const dir = placed(run.course, robot).entry
    const moved = dir === null ? 'blocked' : move(run, { robot, dir, cause: 'slide' })
    if (typeof moved === 'object') return { choice: moved, cause: 'slide', rest }
    rest.slid[robot] = moved === 'blocked' ? MOST_SLIDES : (rest.slid[robot] ?? 0) + 1
  }
  rest.left = []
  return null
}

function begin({ course, rest }: Run): void {
  rest.stage = 'slides'
  rest.slid = course.board.isSlippery ? course.robots.map(() => 0) : []
}

/** The first in the order of the step (CD-34). */
function nextToSlide({ course, rest }: Run): RobotIndex | null {
  if (!course.board.isSlippery) return null
  for (const robot of rest.order) {
    const isSlippery = course.board.features[placed(course, robot).at]?.kind === 'slippery'
    if (isSlippery && (rest.slid[robot] ?? 0) < MOST_SLIDES) return robot
  }
  return null
}
