import type { LessonWords } from '#games/cardbot-derby/lesson/words.ts'

export const words: LessonWords = {
  label: 'Five cards to try',
  tasks: [
    {
      title: 'Touch the Jack',
      text: 'You have the white ring. Tap two cards to swap them, or drag them, until your ghost’s path crosses the Jack. Then lock in.',
      done: 'You touched the Jack. The Queen is next.',
    },
    {
      title: 'Now the Queen',
      text: 'Telly’s in your way, turning on the spot. Your ghost doesn’t know about Telly. Go straight through and see what happens.',
      done: 'You touched the Queen, and Telly was shoved off one edge and came in on the other.',
    },
    {
      title: 'Home to the King',
      text: 'There’s a wall in front of you and a turntable below. It turns you left if you’re on it when a step ends. Let it save you a card.',
      done: 'You touched the King: the turntable turned you, and you came out on the other side of the tube.',
    },
  ],
  missed: 'That didn’t get you there. Try another order.',
  again: 'Try again',
  next: 'Next',
  over: 'In the game, up to eight robots run at once, and they all have a plan.',
  fromStart: 'From the start',
  skip: 'Skip',
}
