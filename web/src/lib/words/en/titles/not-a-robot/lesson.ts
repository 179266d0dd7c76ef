import { refusals } from './refusals.ts'
import type { LessonWords } from '#games/not-a-robot/lesson/words.ts'

const AWAY =
  'Its card is turned up, and it is Human: the Robot gets away. It was Grace, who gets 2 points. Peter has voted for her, which is 1.'
const TIE = `You, Grace, the Server and one more have a vote each: a tie, and the Server is in it. ${AWAY}`

export const words: LessonWords = {
  label: 'A round to play along',
  place: (number, of) => `${number} of ${of}`,
  refusals,
  steps: {
    card: {
      title: 'You are one of four',
      text: 'Peter, Stacy, Grace and you. Everybody has a card, and one is left for the Server. Hold yours to look at it: only you see it.',
      act: 'Now the words',
    },
    word: {
      title: 'Say a word',
      text: 'Three have spoken. One of them may never have seen the answer. Say a word that fits it, but not it alone. At the table in the rulebook it was “Smell”.',
      act: 'Say it',
    },
    call: {
      title: 'Is one of you the Robot?',
      text: 'Nobody objects to a word. Now Stacy asks, because hers was the first. All are asked the same, and nobody sees who ticks what.',
      act: 'Now the answer',
    },
    talk: {
      title: 'Nobody came forward',
      text: 'So the answer is shown to all, and each explains their word. Who sounds as if they had known it all along?',
      act: 'To the vote',
    },
    vote: {
      title: 'Who is the Robot?',
      text: 'Vote for a word, not your own, or for 9: then nobody here is the Robot, and the Server has the card.',
      act: 'Vote',
    },
    points: { title: 'The votes are shown', text: '', act: 'Now be the Robot' },
    robot: {
      title: 'Your card says 404',
      text: 'Another round, and this time you sit where Grace sat. You do not know the answer, but these words you have heard. Which picture do all three fit? Tap it.',
      act: 'From the start',
    },
  },
  list: 'The words so far',
  said: ['Clothes', 'Yellow', 'Water', 'Smell'],
  reader: 'You',
  field: 'Your word',
  explained: [
    '“Look at that coat. And the boots!”',
    '“The coat, the taxi, the headlights.”',
    '“Well, there is a lot of it about.”',
  ],
  server: 'Glitch: the Server',
  endings: {
    1: TIE,
    2: TIE,
    3: 'Two votes for Grace. Her card is turned up: 404! You have found the Robot, and that is 1 point for all Humans, and 1 more for you and Peter, who voted right.',
    9: `Two votes for the Server. ${AWAY}`,
  },
  points: (points) => (points === 1 ? '1 point' : `${points} points`),
  voted: (by) => (by.length === 0 ? 'no vote' : `${by.length}: ${by.join(', ')}`),
  again: 'Vote differently',
  heard: ['Slow', 'City', 'Green'],
  found:
    'That is it. Now, when all are asked, you would show yourself and guess: 3 points. Or keep quiet and hope, for 2.',
  missed: 'One of the three does not fit that. At the table every Human would get a point now. Look again.',
}
