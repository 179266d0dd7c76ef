import type { PieceWords } from '#games/not-a-robot/pieces.ts'

const many = (count: number) => `${count} ${count === 1 ? 'point' : 'points'}`

export const pieces: PieceWords = {
  of: {
    picture: {
      name: 'Picture',
      text: 'One of the nine is the answer. Everyone knows which, except the Robot. Tap a picture to enlarge it.',
    },
    answer: {
      name: 'The answer',
      text: 'The words are meant to be about this picture. The Robot only sees it once the talk begins.',
    },
    word: {
      name: 'Word',
      text: 'Everyone says one about the answer: plain enough for the others to nod, vague enough to tell the Robot nothing.',
    },
    'no-word': { name: 'No word', text: 'Their time ran out. They still vote, and still have to explain themselves.' },
    'open-line': {
      name: 'Still open',
      text: 'Somebody hasn’t said their word yet. There’s no fixed order: say yours when you’re ready.',
    },
    objection: {
      name: 'Objection',
      text: 'It says that the word breaks the rules. If more than half of the others object, it’s struck.',
    },
    struck: { name: 'Struck', text: 'More than half objected to this word, so its player says another one.' },
    'own-back': {
      name: 'Your card',
      text: 'Hold it to see it. A Human sees the number of the answer, the Robot sees 404.',
    },
    role: { name: 'Role card', text: 'It says whether its holder is Human or the Robot.' },
    server: {
      name: 'The Server',
      text: 'It has the one card left over. If that’s the Robot, there’s no Robot among you, and 9 is the right vote.',
    },
    votes: {
      name: 'Votes',
      text: 'The card with the most votes is revealed. In a tie it’s the Server’s, if the Server is in it; otherwise it’s that of the later word.',
    },
    scores: { name: 'Points so far', text: 'The player with the most points after the last round wins.' },
    twos: {
      name: 'Rounds with exactly 2',
      text: 'If the points are tied at the end, the player with more rounds of exactly 2 points wins.',
    },
    claim: { name: 'What they claim', text: 'They said so. It needn’t be true.' },
    line: {
      name: 'Points of this round',
      text: 'For the team, for the right vote, for staying hidden, or for a right guess.',
    },
    place: { name: 'Points in all', text: 'The player with the most points over all rounds wins.' },
    guesses: {
      name: 'Guess along',
      text: 'You see as much as the Robot does. Mark what you think: which picture it is, and who the Robot is.',
    },
  },
  line({ isRobot, guess, robot, winner, team, own, total }) {
    if (isRobot && guess?.place === null) return `The Robot showed itself, but made no guess in time: ${many(total)}.`
    if (isRobot && guess)
      return `The Robot guessed picture ${guess.place}, which was ${guess.right ? 'right' : 'wrong'}: ${many(total)}.`
    if (isRobot)
      return `The Robot ${winner === 'robot' ? 'got away, because another card was revealed' : 'was found by the vote'}: ${many(total)}.`
    const found = guess
      ? guess.right
        ? 'it guessed right'
        : 'it didn’t guess right'
      : winner === 'humans'
        ? 'it was found'
        : 'it wasn’t found'
    return `Human. The Robot card was ${robot === null ? 'the Server’s' : `${robot}’s`}; ${found}: ${many(team)} for the team. ${many(own)} for the vote.`
  },
  place: (points) =>
    `Round by round: ${points.join(' + ')}, ${many(points.reduce((sum, each) => sum + each, 0))} in all.`,
  roles: {
    human: {
      name: 'Human',
      text: 'Knows the answer. Humans get 1 point if the Robot is found or guesses wrong, and 1 for the right vote.',
    },
    robot: {
      name: 'Robot, 404',
      text: 'Doesn’t know the answer. The Robot gets 2 points if it gets away, and 3 if it shows itself and guesses right.',
    },
  },
}
