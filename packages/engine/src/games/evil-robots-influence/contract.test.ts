import { contract } from '../../testing/contract.ts'
import { evilRobotsInfluence, influenceSecrets, USUAL_OPTIONS } from './index.ts'

contract(evilRobotsInfluence, {
  matches: 1,
  seatCounts: [3, 5, 9],
  optionSets: [USUAL_OPTIONS, { firstDealer: 2 }],
  secrets: influenceSecrets,
  replays: new URL('./replays/', import.meta.url),
})
