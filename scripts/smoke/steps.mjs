import { embed, home, replay, verify } from './pages.mjs'
import { open, play, remove, seen, sit, watch } from './playing.mjs'
import { front, reach, status, upgrade } from './reaching.mjs'

const ANSWERS = 'the site answers'
const TABLE = 'open a table'
const MATCH = 'play a match'
const REPLAY = 'replay it'

/**
 * Everything that's tried, in this order. `needs`: what must have worked before. `most`: how many ms it may take before it's
 * called slow; for a match, that's half of the moves. `isUninterrupted`: goes on to its end when
 * everything is stopped; `isLast`: runs even then.
 */
export const STEPS = [
  { name: ANSWERS, act: reach, most: 1000 },
  { name: 'what stands in front', act: front, needs: [ANSWERS] },
  { name: 'rooms, list and archive', act: status, needs: [ANSWERS], most: 3000 },
  { name: 'the front page', act: home, needs: [ANSWERS], most: 3000 },
  { name: 'live connections', act: upgrade, needs: [ANSWERS] },
  { name: TABLE, act: open, needs: [ANSWERS], isUninterrupted: true },
  { name: 'seat a browser', act: sit, needs: [TABLE] },
  { name: 'watch', act: watch, needs: [TABLE] },
  { name: 'embed', act: embed, needs: [TABLE], most: 5000 },
  {
    name: MATCH,
    act: play,
    needs: [TABLE],
    most: 500,
    slow: "the server's disk (each move is written before it counts), and how far away it is",
  },
  { name: 'see it as a watcher', act: seen, needs: [MATCH, 'watch'] },
  { name: REPLAY, act: replay, needs: [MATCH], most: 3000 },
  {
    name: 'verify it',
    act: verify,
    needs: [REPLAY],
    most: 15_000,
    slow: 'this machine: the match is played again here',
  },
  { name: 'delete it all', act: remove, needs: [TABLE], isUninterrupted: true, isLast: true },
]
