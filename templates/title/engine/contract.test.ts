import { contract } from '../../testing/contract.ts'
import { sampleTitle, sampleTitleSecrets } from './index.ts'

contract(sampleTitle, {
  matches: 2,
  seatCounts: [2, 3, 6],
  optionSets: [{ rounds: 3 }, { rounds: 5 }],
  secrets: sampleTitleSecrets,
  replays: new URL('./replays/', import.meta.url),
})
