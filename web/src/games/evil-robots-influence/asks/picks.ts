import type { Choices, CoinName, Holder, Side } from '@robot-night/engine/games/evil-robots-influence'
import type { Seat } from '#lib/table/scene.ts'

/** One thing that is named when a card is played. `copy`: the card that Wax-Cylinder Doll copies. */
export type Pick =
  | { kind: 'holder'; holder: Holder }
  | { kind: 'coin'; coin: CoinName }
  | { kind: 'copy'; seat: Seat; side: Side }
  | { kind: 'card'; seat: Seat; side: Side }
  | { kind: 'token'; seat: Seat }
type Picks = readonly Pick[]
/** All the ways in which a card may be played now. */
type Ways = readonly Choices[]

/** All that a way of playing names; what is copied goes first. */
function picksOf({ seats, seat, side, choices, coins, coin, holder, token }: Choices): Pick[] {
  if (seat !== undefined && side)
    return choices ? [{ kind: 'copy', seat, side }, ...picksOf(choices)] : [{ kind: 'card', seat, side }]
  if (seat !== undefined && token) return [{ kind: 'token', seat }]
  const holders: readonly Holder[] = seats ?? [seat ?? holder].filter((each) => each !== undefined)
  return [
    ...[...(coins ?? []), ...(coin ? [coin] : [])].map((each): Pick => ({ kind: 'coin', coin: each })),
    ...holders.map((each): Pick => ({ kind: 'holder', holder: each })),
  ]
}

export const keyOf = (pick: Pick): string => {
  if (pick.kind === 'holder') return `holder ${pick.holder}`
  if (pick.kind === 'coin') return `coin ${pick.coin.holder} ${pick.coin.slot}`
  return pick.kind === 'token' ? `token ${pick.seat}` : `${pick.kind} ${pick.seat} ${pick.side}`
}
export const isPicked = (picks: Picks, pick: Pick): boolean => picks.some((each) => keyOf(each) === keyOf(pick))

/** The way that names just these; undefined: something is missing. */
export const wayOf = (ways: Ways, picks: Picks): Choices | undefined =>
  ways.find((way) => {
    const named = picksOf(way)
    return named.length === picks.length && named.every((pick) => isPicked(picks, pick))
  })

const copiedIn = (picks: Picks): Pick[] => picks.filter(({ kind }) => kind === 'copy')

/** All that could be named at this step, whatever else is named already. What to copy is a step of its own. */
export const stepOf = (ways: Ways, picks: Picks): Pick[] => openPicks(ways, copiedIn(picks))

/** What may be named besides these. */
function openPicks(ways: Ways, picks: Picks): Pick[] {
  const fitting = ways.map(picksOf).filter((named) => picks.every((pick) => isPicked(named, pick)))
  const next = fitting.flatMap((named) => (picks.length === 0 && named[0]?.kind === 'copy' ? named.slice(0, 1) : named))
  const found = new Map(next.map((pick) => [keyOf(pick), pick]))
  return [...found.values()].filter((pick) => !isPicked(picks, pick))
}

/** Named once more, it is no longer meant; where it does not go with all others, the oldest that it does not go with makes room. */
export function picked(ways: Ways, picks: Picks, pick: Pick): Pick[] {
  const others = picks.filter((each) => keyOf(each) !== keyOf(pick))
  if (pick.kind === 'copy') return others.length < picks.length ? [] : [pick]
  if (others.length < picks.length) return others
  const isOpen = (beside: Picks) => isPicked(openPicks(ways, beside), pick)
  const fewer = picks.flatMap((each) => (each.kind === 'copy' ? [] : [picks.filter((other) => other !== each)]))
  return [...([picks, ...fewer].find(isOpen) ?? copiedIn(picks)), pick]
}
