import { contract } from '../contract.ts'
import { probe, probeSecrets } from './index.ts'

contract(probe, {
  matches: 3,
  seatCounts: [2, 3, 4, 6],
  optionSets: [{ rounds: 2 }, { rounds: 1 }, { rounds: 3 }],
  secrets: probeSecrets,
  replays: new URL('./replays/', import.meta.url),
})
