import type { View } from '@robot-night/engine/games/cardbot-derby'
import type { Enactment } from './race/enactment.svelte.ts'

/** What the table needs to know of the round that is shown. */
export type Show = Pick<
  Enactment,
  'isOn' | 'isReplay' | 'hasRound' | 'moment' | 'robots' | 'shown' | 'skip' | 'replay' | 'end'
> & { take(...given: Parameters<Enactment['take']>): void }

/** As long as nothing can be shown in motion: all stand as they stand. */
export function still(view: () => View): Show {
  return {
    ...{ isOn: false, isReplay: false, hasRound: false, moment: null, shown: null },
    get robots() {
      return view().robots
    },
    take: () => undefined,
    skip: () => undefined,
    replay: () => undefined,
    end: () => undefined,
  }
}
