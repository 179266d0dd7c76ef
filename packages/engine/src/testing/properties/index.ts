import type { Game } from '../../core/game.ts'
import type { Given, Played } from '../played.ts'
import * as asking from './asking.ts'
import * as data from './data.ts'
import * as ending from './ending.ts'
import * as input from './input.ts'
import * as remarks from './remarks.ts'
import * as secrecy from './secrecy.ts'

/** Yields what is wrong with a title as it was played at one table; nothing if the property holds. */
export type Property = (game: Game, played: Played, given: Given) => Iterable<string>

/** What every title promises. */
export const PROPERTIES = {
  'every match ends': ending.everyMatchEnds,
  'there is no dead end': asking.noDeadEnd,
  'a seat is asked one question at most': asking.oneQuestionASeat,
  'samples are legal, unknown fields are not': asking.samplesAreLegal,
  'fallbacks are legal': asking.fallbacksAreLegal,
  'closing a window leads on': asking.closingLeadsOn,
  'clocks are declared for every pace': asking.clocksAreDeclared,
  'all data is plain JSON': data.dataIsPlain,
  'replay is live for every viewer': data.replayIsLive,
  'waking from storage changes nothing': data.wakingChangesNothing,
  'inputs stay untouched': data.inputsStayUntouched,
  'views made together are those made alone': data.viewsAreTheViewers,
  'what is told shares nothing with the state': data.toldIsApart,
  'bad input is refused or played': input.badInputIsRefused,
  'bots answer legally from their view': ending.botsAreLegal,
  'tin robots say what there are words for, by their view alone': remarks.remarksAreSound,
  'an outcome places each seat once': ending.outcomesAreWhole,
  'an imagined state looks the same': secrecy.imaginedLooksTheSame,
  'all await the same': secrecy.allAwaitTheSame,
  'sealed answers look alike': secrecy.sealedLooksAlike,
  'two worlds cannot be told apart': secrecy.worldsCannotBeTold,
} as const satisfies Record<string, Property>
export type PropertyName = keyof typeof PROPERTIES

export interface Over {
  matches: readonly Played[]
  given: Given
}

const FAULTS_SHOWN = 3

/** The first faults of one property over all these matches, in words. */
export function faultsIn(game: Game, property: PropertyName, over: Over): string[] {
  const found: string[] = []
  for (const played of over.matches) {
    for (const fault of PROPERTIES[property](game, played, over.given)) {
      found.push(`${played.name}: ${fault}`)
      if (found.length === FAULTS_SHOWN) return found
    }
  }
  return found
}
