import * as v from 'valibot'

const revealed = v.object({
  kind: v.literal('revealed'),
  result: v.object({ seats: v.array(v.object({ robot: v.string(), win: v.number(), card: v.number() })) }),
})

/** For those who measure: the points that each robot made of a round; nothing of any other event. */
export function pointsByRobot(event: object): { of: string; points: number }[] {
  const { success, output } = v.safeParse(revealed, event)
  return success ? output.result.seats.map(({ robot, win, card }) => ({ of: robot, points: win + card })) : []
}
