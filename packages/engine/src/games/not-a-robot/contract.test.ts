import { contract } from '../../testing/contract.ts'
import { notARobot, notARobotSecrets, PICTURES, USUAL_OPTIONS } from './index.ts'

contract(notARobot, {
  matches: 1,
  seatCounts: [3, 4, 5, 8],
  optionSets: [
    { ...USUAL_OPTIONS, rounds: 3 },
    { ...USUAL_OPTIONS, rounds: 10, objections: false, language: 'de' },
    { ...USUAL_OPTIONS, rounds: 2, server: false, avoid: PICTURES.slice(0, 54) },
  ],
  secrets: notARobotSecrets,
  replays: new URL('./replays/', import.meta.url),
})
