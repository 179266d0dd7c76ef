import {
  CreateGameReducer,
  getFilterPlayerView,
  InitializeGame,
  ProcessGameConfig,
} from 'boardgame.io/dist/cjs/internal.js'
import { boardgame } from './cards/boardgame.ts'
import { moveAt, SEATS } from './cards/rules.ts'
import { cpuRate, type Rate } from '../engine/rate.ts'

const A_PASS = 20

/** The same card game by the reducer of boardgame.io: nothing but the rules, or with every view as JSON. */
export function boardgameRate({ hasViews }: { hasViews: boolean }): Rate {
  const game = ProcessGameConfig(boardgame)
  const reducer = CreateGameReducer({ game })
  const filtered = getFilterPlayerView(game)
  const viewers = [...Array.from({ length: SEATS }, (_, seat) => String(seat)), null]
  let state = InitializeGame({ game, numPlayers: SEATS })
  let played = 0
  const pass = (): number => {
    for (let more = 0; more < A_PASS; more++) {
      const { seat, at } = moveAt(played)
      const payload = { type: 'play', args: [at], playerID: String(seat) }
      state = reducer(state, { type: 'MAKE_MOVE', payload })
      played += 1
      if (state._stateID !== played) throw new Error('boardgame.io refused a move')
      if (!hasViews) continue
      for (const each of viewers) JSON.stringify(filtered(each, { type: 'update', args: ['match', state, []] }))
    }
    return A_PASS
  }
  return (forMs) => cpuRate(pass, forMs)
}
