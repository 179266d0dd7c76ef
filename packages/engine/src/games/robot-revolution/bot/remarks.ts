import type { Remarks, Saying } from '../../../core/game.ts'
import { unheard } from '../../../core/remarks.ts'
import type { RobotRevolution, View } from '../shapes.ts'

/** Of a hundred times: how often it says something at all. */
const CHANCE = 50

/** Between the rounds, about a rival whom others should strike rather than itself. */
export const remarks: Remarks<RobotRevolution> = {
  lines: {
    last: 'One more hit, and {who} is out.',
    hold: '{who} holds battlefield {what}. Somebody kick them out.',
    ahead: '{who} has the most generals. Aim there.',
  },
  occasion: ({ phase, primary, round }) =>
    phase.kind === 'faceUp' && phase.seat === primary && round > 1 ? { speakers: 1, pause: [2, 5] } : null,
  say(view, heard, rng) {
    const isSaid = rng.int(100) < CHANCE
    const all = unheard(sayingsIn(view), heard)
    return isSaid && all.length > 0 ? rng.pick(all) : null
  },
}

function sayingsIn(view: View): Saying[] {
  const { seats, stacks, viewer } = view
  const me = typeof viewer === 'number' ? seats[viewer] : undefined
  if (!me?.living) return []
  const most = Math.max(...seats.map(({ generalsLeft }) => generalsLeft))
  const top = seats.flatMap(({ generalsLeft }, seat) => (generalsLeft === most ? [seat] : []))
  return seats.flatMap((own, who): Saying[] => {
    if (who === viewer || !own.living) return []
    const holds = stacks.flatMap((stack, at): Saying[] =>
      stack[who]?.some((card) => 'card' in card && card.sideways) ? [{ line: 'hold', who, what: String(at + 1) }] : [],
    )
    const last: Saying[] = own.generalsLeft === 0 ? [{ line: 'last', who }] : []
    return [...holds, ...last, ...(top.length === 1 && top[0] === who ? [{ line: 'ahead', who }] : [])]
  })
}
