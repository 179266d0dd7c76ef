import { refusals } from './refusals.ts'
import type { LessonWords } from '#games/not-a-robot/lesson/words.ts'

const AWAY =
  'Its card is revealed, and it’s Human: the Robot gets away. It was Grace, who gets 2 points. Peter voted for her, which is worth 1.'
const TIE = `You, Grace, the Server and one more have one vote each: a tie, and the Server’s in it. ${AWAY}`

export const words: LessonWords = {
  label: 'A round to play along with',
  refusals,
  steps: {
    card: {
      title: 'You’re one of four',
      text: 'Peter, Stacy, Grace and you. Everyone has a card, and one is left for the Server. Hold yours to peek at it: only you see it.',
      act: 'Now the words',
    },
    word: {
      title: 'Say a word',
      text: 'Three have spoken. One of them might never have seen the answer. Say a word that fits it, but not only it. If you’re stuck, “Smell” works.',
      act: 'Say it',
    },
    call: {
      title: 'Is one of you the Robot?',
      text: 'Nobody objects. Now Stacy asks, because her word was first. Everyone gets the same question, and nobody sees who presses what.',
      act: 'Now the answer',
    },
    talk: {
      title: 'Nobody came forward',
      text: 'So everyone sees the answer, and each of you explains your word. Who sounds as if they knew it all along?',
      act: 'Now the vote',
    },
    vote: {
      title: 'Who is the Robot?',
      text: 'Vote for a word, but not your own, or for 9 if you think that nobody here is the Robot, and the Server has the card.',
      act: 'Vote',
    },
    points: { title: 'The votes are revealed', text: '', act: 'Now be the Robot' },
    robot: {
      title: 'Your card says 404',
      text: 'Another round, and this time you sit where Grace sat. You don’t know the answer, but you’ve heard these words. Which picture do all three fit? Tap it.',
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
    '“Well, there’s a lot of it about.”',
  ],
  server: 'Glitch: the Server',
  endings: {
    1: TIE,
    2: TIE,
    3: 'Two votes for Grace. Her card is revealed: 404! You’ve found the Robot. That’s 1 point for every Human, and 1 more for you and Peter, who voted right.',
    9: `Two votes for the Server. ${AWAY}`,
  },
  points: (points) => (points === 1 ? '1 point' : `${points} points`),
  voted: (by) => (by.length === 0 ? 'no vote' : `${by.length}: ${by.join(', ')}`),
  again: 'Vote differently',
  heard: ['Slow', 'City', 'Green'],
  found: 'That’s it. At the call you could now show yourself and guess: 3 points. Or keep quiet and hope, for 2.',
  missed: 'One of the three doesn’t fit that. At the table, every Human would get a point now. Look again.',
}
