import type { Holder, View } from '@robot-night/engine/games/evil-robots-influence'

/** The kinds of claims that say no more of it than lies open: with both coins open, either. */
export const alreadyShown = ({ seats }: Pick<View, 'seats'>, holder: Holder): string[] =>
  holder !== 'idle' && seats[holder]?.open ? ['side', 'coin'] : []
