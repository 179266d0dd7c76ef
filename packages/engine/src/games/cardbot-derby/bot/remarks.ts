import type { Remarks, Saying, Seat } from '../../../core/game.ts'
import { unheard } from '../../../core/remarks.ts'
import { TARGETS, type CardbotDerby, type View } from '../shapes.ts'

/** Of a hundred times: how often it says something at all. */
const CHANCE = 50
const LAST = TARGETS[TARGETS.length - 1]

/** After a race, about a rival who has got further than others should like. */
export const remarks: Remarks<CardbotDerby> = {
  lines: {
    touched: '{who} got the {what} last round.',
    close: '{who} only needs the {what}. Get in the way.',
    ahead: '{who} is in front. Push there, not here.',
  },
  occasion: ({ phase, race }) => (phase.kind === 'choose' && race !== null ? { speakers: 1, pause: [4, 9] } : null),
  say(view, heard, rng) {
    const isSaid = rng.int(100) < CHANCE
    const all = unheard(
      rivalsIn(view).flatMap((who) => sayingsAbout(view, who)),
      heard,
    )
    return isSaid && all.length > 0 ? rng.pick(all) : null
  },
}

const rivalsIn = ({ seats, viewer }: View): Seat[] => [...Array(seats).keys()].filter((seat) => seat !== viewer)

function sayingsAbout(view: View, who: Seat): Saying[] {
  const own = view.robots.filter(({ seat }) => seat === who)
  const touched = own.flatMap(({ reached }) => reached.filter(({ round }) => round === view.race?.round))
  const ahead = isAhead(view, who)
  return [
    ...touched.map(({ target }): Saying => ({ line: 'touched', who, what: target })),
    ...own.filter(({ next }) => next === LAST).map((): Saying => ({ line: 'close', who, what: String(LAST) })),
    ...(ahead ? [{ line: 'ahead', who }] : []),
  ]
}

function isAhead({ robots, seats }: View, who: Seat): boolean {
  const progress = [...Array(seats).keys()].map((seat) =>
    Math.max(...robots.filter((own) => own.seat === seat).map(({ reached }) => reached.length)),
  )
  const own = progress[who] ?? 0
  return own > 0 && progress.every((each, seat) => seat === who || each < own)
}
