import type { PieceWords } from '#games/evil-robots-classic/pieces.ts'

const SIDES = { G: 'Good', E: 'Evil', N: 'Neutral' } as const
const HAD = { size: 'Counting robots', highest: 'Comparing the strongest', total: 'Adding up the power' } as const
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
      name: 'Shown in private',
      text: 'This was shown to you in private. Most others don’t see it.',
    },
    flipped: {
      name: 'Flipped since',
      text: 'This coin has been flipped since it was shown. Only its owner knows what it shows now.',
    },
    claim: {
      name: 'What they claim',
      text: 'They said so. It can be a lie; what somebody shows is true, except for CheatBot’s coin.',
    },
    player: {
      name: 'Robot at the table',
      text: 'Below it you see what it has shown. Tap it to read everything you know about it.',
    },
    npc: {
      name: 'Number Five',
      text: 'An extra robot with power 5 that starts Neutral. It takes no turns, but you can convert it, and it counts for its team.',
    },
    status: {
      name: 'Turn this round',
      text: 'Whether this robot still has its turn, has passed, or has had it. A reaction uses it up too.',
    },
    ready: { name: 'Ready', text: 'How many have talked enough. Once everyone is ready, the countdown starts.' },
    countdown: {
      name: 'Countdown',
      text: 'The table counts down from “9 or more” to 1. At your power you speak up and take your turn.',
    },
    queue: {
      name: 'Pass phase',
      text: 'Everyone who passed and hasn’t reacted can act after all, from low power to high. The lowest is left out.',
    },
    'left-out': { name: 'Left out', text: 'The lowest power in the Pass phase gets no turn.' },
    conversion: {
      name: 'Conversion',
      text: 'A robot is to come over to this side. Converting someone else takes less power than they have; forced conversions need no test. Reactions can change it.',
    },
    wall: { name: 'Failed', text: 'As things look, the conversion didn’t work, and the target stays on its side.' },
    points: {
      name: 'Points',
      text: 'Everyone on the team that wins a round gets points. The first to have enough, and more than anyone else, wins the match.',
    },
    line: { name: 'Result', text: 'Everyone on the winning team gets points.' },
    place: { name: 'Place', text: 'The player with the most points wins the match.' },
    tie: {
      name: 'What decides',
      text: 'First the number of robots, Good or Evil. If that’s a tie, the strongest robot, then the total power.',
    },
    lie: {
      name: 'Lie',
      text: 'This robot wasn’t what it seemed: CheatBot showed a coin that wasn’t true, or JudasBot changed sides in secret.',
    },
  },
  line({ allegiance, level, winner, decided, win, card }) {
    const team = decided
      ? `${HAD[decided.by]}, Good had ${decided.good} and Evil ${decided.evil}`
      : 'It was a tie, or everyone was on the same side'
    const won = winner === null ? 'so nobody won' : `so ${SIDES[winner]} won`
    const extra = card ? ` And ${many(card.points)} for ${card.robot}.` : ''
    return `Ended the round ${SIDES[allegiance]}, with power ${level}. ${team}, ${won}: ${many(win)}.${extra}`
  },
  place: (score, goal) =>
    score >= goal
      ? `${many(score)} over all rounds. Anyone with ${goal}, and more than everyone else, wins.`
      : `${many(score)} over all rounds. It takes ${goal}, and more than anyone else, to win before the last round.`,
  coins: {
    G: {
      name: 'Good',
      text: 'Two heads at the deal. If Good is the bigger team at the reveal, everyone on it gets points.',
    },
    E: {
      name: 'Evil',
      text: 'Two tails at the deal. If Evil is the bigger team at the reveal, everyone on it gets points.',
    },
    N: {
      name: 'Neutral',
      text: 'One heads, one tails at the deal. Neutral robots never win a round: you need to be converted, or to convert yourself.',
    },
  },
}
