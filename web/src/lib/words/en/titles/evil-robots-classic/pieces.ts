import type { PieceWords } from '#games/evil-robots-classic/pieces.ts'

const SIDES = { G: 'Good', E: 'Evil', N: 'Neutral' } as const
const HAD = { size: 'robots', highest: 'power at its strongest', total: 'power in total' } as const
const many = (count: number) => `${count} ${count === 1 ? 'point' : 'points'}`

export const pieces: PieceWords = {
  of: {
    robot: { name: 'Robot card', text: 'It says what this robot can do this round.' },
    power: {
      name: 'Power, 1 to 9',
      text: 'High power takes its turn first. Low power converts: you can convert anyone with more power than you.',
    },
    coin: { name: 'Coin', text: 'It says which side this robot was on when it was shown.' },
    'coin-back': { name: 'Coin', text: 'Which side you’re on: Good, Evil or Neutral. Only you can look at it.' },
    'own-back': {
      name: 'Your card',
      text: 'It’s covered, so that nobody sees it over your shoulder. Hold it to look at it.',
    },
    eye: {
      name: 'Only you know',
      text: 'This was shown to you in private, or it’s your own. The others don’t see it here.',
    },
    flipped: {
      name: 'Flipped since',
      text: 'This coin has been flipped since it was shown. Nobody at the table can be sure of it now.',
    },
    claim: { name: 'What they claim', text: 'They said so. It can be a lie; what somebody shows is true.' },
    player: {
      name: 'Robot at the table',
      text: 'Below it you see what it has shown. Tap it for all that you know about it.',
    },
    npc: {
      name: 'Number Five',
      text: 'An extra robot with power 5 that starts Neutral. It takes no turns, but you can convert it, and it counts for its team.',
    },
    status: {
      name: 'Turn this round',
      text: 'Whether they still have a turn this round, have passed, or have used it. A reaction uses it up too.',
    },
    ready: { name: 'Ready', text: 'So many have talked enough. When all are ready, the countdown starts.' },
    countdown: {
      name: 'Countdown',
      text: 'The table counts down from “9 or more” to 1. At your power you speak up and take your turn.',
    },
    queue: {
      name: 'Pass phase',
      text: 'Everyone who passed and hasn’t reacted can act after all, from low power to high.',
    },
    'left-out': { name: 'Left out', text: 'The lowest power in the Pass phase gets no turn.' },
    conversion: {
      name: 'Conversion',
      text: 'One robot wants to bring another over to this side. It works if its power is lower, unless someone reacts.',
    },
    wall: { name: 'Failed', text: 'The conversion didn’t work. The target stays on its side.' },
    points: {
      name: 'Points',
      text: 'Everyone on the team that wins a round gets points. The first to have enough, and more than anyone else, wins the match.',
    },
    line: { name: 'Result', text: 'Everyone on the winning team gets points.' },
    place: { name: 'Place', text: 'The most points win the match.' },
    tie: {
      name: 'What decides',
      text: 'First the number of robots, Good or Evil. If that’s a tie, the strongest robot, then the total power.',
    },
    lie: { name: 'Lie', text: 'This robot has shown a coin that wasn’t true. Only CheatBot can do that.' },
  },
  line({ allegiance, level, winner, decided, win, card }) {
    const team = decided
      ? `Good had ${decided.good} and Evil ${decided.evil} ${HAD[decided.by]}`
      : 'Nothing told Good and Evil apart'
    const won = winner === null ? 'so nobody won' : `so ${SIDES[winner]} won`
    const extra = card ? ` ${card.robot} brings ${many(card.points)} of its own.` : ''
    return `Ended the round ${SIDES[allegiance]}, with power ${level}. ${team}, ${won}: ${many(win)}.${extra}`
  },
  place: (score, goal) =>
    score >= goal
      ? `${many(score)} over all rounds. Anyone with ${goal}, and more than everyone else, wins.`
      : `${many(score)} over all rounds; ${goal} would have been enough to win.`,
  coins: {
    G: {
      name: 'Good',
      text: 'Two heads. If Good has more robots than Evil at the reveal, everyone Good gets points.',
    },
    E: {
      name: 'Evil',
      text: 'Two tails. If Evil has more robots than Good at the reveal, everyone Evil gets points.',
    },
    N: {
      name: 'Neutral',
      text: 'One head, one tail. Neutral robots never win a round, so get converted, or convert yourself.',
    },
  },
}
