import { INVALID_MOVE, PlayerView, type BoardgameGame } from 'boardgame.io/dist/cjs/core.js'
import { deal, play, SEATS, type Cards } from './rules.ts'

/** The card game as boardgame.io wants it. A client cannot make the move itself, for it does not see the deck. */
export const boardgame: BoardgameGame<Cards> = {
  name: 'cards',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: deal,
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  disableUndo: true,
  moves: {
    play: {
      client: false,
      redact: true,
      undoable: false,
      move: ({ G, playerID }, at) => (play(G, Number(playerID), at) ? undefined : INVALID_MOVE),
    },
  },
}
