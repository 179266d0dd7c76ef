import { LAST_ROUND, type EndgameDeed, type View } from '@robot-night/engine/games/evil-robots-influence'

/** Why an Endgame card did nothing. */
export type Failing = 'hasTen' | 'nobodyAhead' | 'nothingToLose' | 'noRoundLeft' | 'goesOn' | 'notTen'

/** By what lay there when it was carried out; changes made later are taken back first. */
export function failingOf(deeds: readonly EndgameDeed[], at: number, view: Pick<View, 'seats' | 'round'>): Failing {
  const deed = deeds[at]
  if (!deed) throw new Error(`a card carried out as number ${at}`)
  if (deed.card === 'R16') return 'hasTen'
  if (deed.card === 'L17') return 'nobodyAhead'
  const isGoingOn = deeds.some(({ card, worked }) => card === 'L16' && worked)
  if (deed.card === 'R17') return isGoingOn ? 'goesOn' : 'notTen'
  if (influenceAt(deeds, at, view)[deed.seat] === 0) return 'nothingToLose'
  return view.round >= LAST_ROUND ? 'noRoundLeft' : 'nobodyAhead'
}

/** By seat, when this card was carried out. */
export function influenceAt(deeds: readonly EndgameDeed[], at: number, { seats }: Pick<View, 'seats'>): number[] {
  const later = deeds.slice(at).flatMap(({ changes }) => changes)
  return seats.map(({ influence }, seat) =>
    later.reduce((sum, change) => sum - (change.seat === seat ? change.delta : 0), influence),
  )
}
