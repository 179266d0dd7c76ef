/** What can be shown of coins.svg. G, E and N are the sides: Good, Evil, Neutral. */
export const COINS = [
  ...(['coin-G', 'coin-E', 'coin-N', 'coin-back', 'mark-G', 'mark-E', 'mark-N'] as const),
  ...(['covered', 'npc', 'eye', 'shut'] as const),
] as const
export type CoinName = (typeof COINS)[number]

export const isCoin = (name: string): name is CoinName => COINS.some((each) => each === name)
