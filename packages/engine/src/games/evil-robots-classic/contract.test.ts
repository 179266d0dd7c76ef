import { contract } from '../../testing/contract.ts'
import { classicSecrets } from './secrets.ts'
import { evilRobotsClassic, USUAL_OPTIONS } from './index.ts'

/** Short games, so that much happens for the first time. */
const short = { ...USUAL_OPTIONS, target: 4, roundCap: 10 }

contract(evilRobotsClassic, {
  matches: 1,
  seatCounts: [3, 6, 9],
  optionSets: [
    short,
    { ...short, npc: 'on', robotDecks: 'two', powerDecks: 'one', winPoints: 1 },
    { ...short, npc: 'off', robotDecks: 'own', powerDecks: 'two', winPoints: 3 },
  ],
  secrets: classicSecrets,
  replays: new URL('./replays/', import.meta.url),
})
