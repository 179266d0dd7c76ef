import type { LessonWords } from '../../../../routes/companion/lesson/words.ts'

export const words: LessonWords = {
  title: 'Try the cards on your phone',
  summary: 'Two minutes with practice cards. Your own cards stay as they are.',
  label: 'A phone to practise with',
  steps: {
    deal: {
      title: 'Everyone has a phone',
      text: 'On a video call or around a real table, each phone deals to its owner. Tap “Deal my cards”: you get a robot, a power and a coin.',
    },
    cover: {
      title: 'For your eyes only',
      text: 'You’re Good with power 4, and nobody else may see it yet. The crossed-out eye covers a card. Cover your robot.',
    },
    convert: {
      title: 'Your turn: convert Telly',
      text: 'To convert someone, you prove your power and your coin, but not your robot. Tap the i at the top, then “Convert another player”.',
    },
    held: {
      title: 'Now hold it up',
      text: 'The others see a 4 and Good, and nothing else. Telly has 7, which is more than 4, and comes over to Good. The table decides that, not the phone.',
    },
    turn: {
      title: 'Trundle converts you',
      text: 'Trundle holds up a 2 and Evil. Your 4 is more, so you have to change sides. Tap your coin until it says Evil.',
    },
    converted: {
      title: 'Show your new side',
      text: 'They want to see the coin, and nothing else. Tap the i again, then “I was converted”. Everything else is covered.',
    },
    shuffle: {
      title: 'Next round',
      text: 'Tap “Shuffle”. The phone asks first, because the cards you have are gone after that. Then you have a new robot, a new power and a new coin.',
    },
  },
  done: {
    title: 'You know how the cards work',
    text: 'To play without duplicates, one of you opens a table and shuffles for up to nine phones. Lay your phone face down when it’s not your turn.',
  },
  next: 'Next',
  fromStart: 'From the start',
  link: 'To my cards',
}
