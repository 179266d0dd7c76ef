import { contract } from '../../testing/contract.ts'
import { cardbotDerby, derbySecrets, USUAL_OPTIONS } from './index.ts'

/** One of our own making. */
const OWN = 'J..0..Q-.eeeek.-..1.2..-j.3.4.j-..5.6..-.....q.-K..7...-nesweswn'

contract(cardbotDerby, {
  matches: 1,
  seatCounts: [2, 4],
  optionSets: [
    USUAL_OPTIONS,
    { ...USUAL_OPTIONS, board: 'paternoster', drawCount: 7 },
    { ...USUAL_OPTIONS, board: 'carousel', drones: 2, finishOnTarget: true },
    { ...USUAL_OPTIONS, board: 'funhouse', robotsPerPlayer: 2, drawCount: 6 },
    { ...USUAL_OPTIONS, board: 'roundhouse' },
    { ...USUAL_OPTIONS, board: 'turnstile', drawCount: 6 },
    { ...USUAL_OPTIONS, board: OWN, robotsPerPlayer: 1, drones: 4 },
  ],
  secrets: derbySecrets,
  replays: new URL('./replays/', import.meta.url),
})
