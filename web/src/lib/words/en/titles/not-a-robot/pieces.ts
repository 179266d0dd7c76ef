import type { PieceWords } from '#games/not-a-robot/pieces.ts'

const many = (count: number) => `${count} ${count === 1 ? 'point' : 'points'}`

export const pieces: PieceWords = {
  of: {
    picture: {
      name: 'Picture',
      text: 'One of the nine is the answer. Everyone knows which, except the Robot. Tap a picture to see it large.',
    },
    answer: {
      name: 'The answer',
      text: 'All the words are about this picture. Only the Robot doesn’t see it before the talk.',
    },
    word: {
      name: 'Word',
      text: 'Everyone says one about the answer: plain enough for the others to nod, vague enough to tell the Robot nothing.',
    },
    'no-word': { name: 'No word', text: 'Their time ran out. They still vote, and still have to explain themselves.' },
    'open-line': { name: 'Still open', text: 'Somebody hasn’t said their word yet. You can say yours in any order.' },
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
      text: 'The most votes decide whose card is revealed. In a tie it’s the Server if it’s one of them, otherwise the later word.',
    },
    scores: { name: 'Points so far', text: 'The player with the most points after the last round wins.' },
    twos: {
      name: 'Rounds with exactly 2',
      text: 'If the points are tied at the end, the player with more rounds of exactly 2 points wins.',
    },
    claim: { name: 'What they claim', text: 'They said so. Nothing that anyone says is binding.' },
    line: { name: 'Points of this round', text: 'For the team, for the right vote, or for staying hidden.' },
    place: { name: 'Points in all', text: 'The most points over all rounds win.' },
    guesses: {
      name: 'Guess along',
      text: 'You see as much as the Robot does. Mark what you think: which picture it is, and who the Robot is.',
    },
  },
  line({ isRobot, guess, robot, winner, team, own, total }) {
    if (isRobot && guess?.place === null)
      return `The Robot: it showed itself, but made no guess in time: ${many(total)}.`
    if (isRobot && guess)
      return `The Robot: it guessed picture ${guess.place}, which was ${guess.right ? 'right' : 'wrong'}: ${many(total)}.`
    if (isRobot)
      return `The Robot: ${winner === 'robot' ? 'another card was revealed, so it got away' : 'most votes found it'}: ${many(total)}.`
    const found = winner === 'humans' ? 'it was found or guessed wrong' : 'it got away or guessed right'
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
