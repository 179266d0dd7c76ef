import type { LessonWords } from '#games/cardbot-derby/lesson/words.ts'

export const words: LessonWords = {
  label: 'Five cards to try',
  place: (number, of) => `${number} of ${of}`,
  tasks: [
    {
      title: 'Touch the Jack',
      text: 'You have the white ring. Tap two cards to swap them, or drag them, until your ghost’s way leads over the Jack. Then hand over.',
      done: 'You touched the Jack. The Queen is next.',
    },
    {
      title: 'Now the Queen',
      text: 'Telly stands in your way and only turns on the spot. Your ghost knows nothing of Telly. Go straight through and see what happens.',
      done: 'You touched the Queen, and Telly was shoved over the seam.',
    },
  ],
  missed: 'That led elsewhere. Order them anew.',
  again: 'Try again',
  next: 'Next',
  over: 'In the game up to eight robots run at once, and all of them have a plan.',
  fromStart: 'From the start',
  skip: 'Skip',
}
