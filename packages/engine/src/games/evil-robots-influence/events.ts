import type { Seat } from '../../core/game.ts'
import type {
  AnyCoin,
  Bonus,
  CardId,
  Choices,
  Count,
  EndgameDeed,
  Face,
  Holder,
  IdleRobot,
  Offer,
  Path,
  PowerCard,
  Proposal,
  Share,
  Side,
  SplitHow,
} from './shapes.ts'

/** Why Influence or tokens change. */
export type Cause = 'offer' | 'change' | 'toll' | 'split' | 'endTurn' | CardId
export interface Standing {
  seat: Seat
  influence: number
  /** From 1; shared places are skipped after. */
  place: number
}

export type Event =
  | { kind: 'roundStarted'; round: number; dealer: Seat }
  /** `card` is for the seat; all others hear null. */
  | { kind: 'robotDealt'; seat: Seat; side: Side; card: CardId | null }
  | { kind: 'potSet'; card: PowerCard; pot: number }
  | { kind: 'potChanged'; pot: number }
  | { kind: 'idleSet'; idle: IdleRobot }
  | { kind: 'stackSet'; stack: PowerCard[] }
  /** `hidden` is for the holder. */
  | { kind: 'coinsTossed'; holder: Holder; by: 'round' | Seat; hidden: Face | null; shown: Face[] }
  | { kind: 'offered'; card: PowerCard; asked: Seat[] }
  | { kind: 'hands'; raised: Seat[] }
  | { kind: 'unclaimed'; card: PowerCard; stack: PowerCard[] }
  | { kind: 'offersShown'; offers: Offer[] }
  | { kind: 'picked'; seat: Seat; paid: number; dealer: Seat }
  | { kind: 'powerGiven'; seat: Seat; card: PowerCard; tokens: number; first: boolean }
  | { kind: 'dealerToken'; seat: Seat }
  | { kind: 'turnStarted'; seat: Seat; extra: boolean }
  | { kind: 'turnEnded'; seat: Seat; extra: boolean; tokens: number }
  | {
      kind: 'cardPlayed'
      seat: Seat
      side: Side
      card: CardId
      used: boolean
      paid: number
      surcharge: number
      choices: Choices
    }
  | { kind: 'copied'; seat: Seat; card: CardId }
  /** `face` is for those who know the coin. */
  | { kind: 'coinTurned'; coin: AnyCoin; by: Seat; face: Face | null }
  | { kind: 'coinSet'; seat: Seat; by: Seat; face: Face }
  | { kind: 'coinsExchanged'; coins: AnyCoin[]; by: Seat; faces: Face[] | null }
  /** To the looker alone with the faces. */
  | { kind: 'looked'; by: Seat; seats: Seat[]; faces: Face[] | null }
  /** EI-L13: the answer after the look. */
  | { kind: 'mirrorAnswered'; by: Seat; seat: Seat; turned: boolean }
  | { kind: 'marked'; holder: Holder; amount: number; level: number; by: Seat }
  | { kind: 'powerChanged'; by: Seat; changes: { holder: Holder; card: PowerCard; level: number }[] }
  | { kind: 'tokensChanged'; seat: Seat; delta: number; total: number; cause: Cause }
  | { kind: 'influenceChanged'; seat: Seat; delta: number; total: number; cause: Cause }
  | { kind: 'looseCoin'; face: Face }
  | { kind: 'extraTurnEarned'; seat: Seat }
  | { kind: 'cardTurnedDown'; seat: Seat; side: Side; card: CardId; by: Seat }
  /** `card`, the new one, is for the seat. */
  | { kind: 'cardChanged'; seat: Seat; side: Side; card: CardId | null }
  | { kind: 'pileShuffled'; side: Side; size: number }
  | { kind: 'museDrew'; seat: Seat; drawn: number }
  | { kind: 'museKept'; seat: Seat; card: CardId | null }
  | { kind: 'revealWindow'; seat: Seat }
  | { kind: 'revealPassed'; seat: Seat }
  | { kind: 'coinsRevealed'; faces: Face[] }
  | ({ kind: 'counted'; pot: number } & Count)
  | { kind: 'splitProposed'; proposal: Proposal }
  | { kind: 'splitSupported'; seat: Seat; proposal: number }
  | { kind: 'splitWithdrawn'; seat: Seat }
  | { kind: 'splitDone'; shares: Share[]; how: SplitHow }
  | ({ kind: 'bonus' } & Bonus)
  | { kind: 'endgameTriggered'; seats: Seat[]; lastRound: boolean }
  | { kind: 'endgameRevealed'; seat: Seat; side: Side; card: CardId }
  | ({ kind: 'endgameEffect' } & EndgameDeed)
  | { kind: 'retained'; seat: Seat; kept: Side[]; returned: Side[] }
  | { kind: 'anotherRound'; cause: 'L16' }
  | { kind: 'pathChosen'; answers: { seat: Seat; path: Path | null }[]; path: Path; by: 'choice' | 'coin' }
  | { kind: 'gameEnded'; winners: Seat[]; by: 'influence' | 'exactEngine'; standings: Standing[] }
