import type { LessonWords } from '#games/evil-robots-classic/lesson/words.ts'

export const words: LessonWords = {
  label: 'A round to play along with',
  steps: {
    talk: {
      title: 'Talk first',
      text: 'You’re Good with power 7, and only you know. Trundle showed everyone a Neutral coin: what’s shown is true. Telly says “I’m Good”, but words can lie. Say you’re ready.',
    },
    called: {
      title: 'High power goes first',
      text: 'The table counts down from 9. At 9, Trundle spoke up and passed, which shows the power and nothing else. Now it’s 8: Telly’s turn. Watch what Telly does.',
    },
    turn: {
      title: 'Your turn at 7',
      text: 'Telly lied: that was an Evil coin. Trundle is Evil too, since 8 is less than 9. But your 7 is less than both. Convert one of them: Good will be two against one.',
    },
    worked: {
      title: 'It worked',
      text: 'The weak win over the strong: now you’re two. The price: everyone saw your power and your coin. At the end, those who passed may still act: here that’s Trundle.',
    },
  },
  won: {
    title: 'Good wins the round',
    text: 'Everything’s revealed. Good is the bigger team: 2 points for both of you. If you’d passed, Evil would have won. The first to 10 wins the match.',
  },
  hint: 'Then it’s still two against one for Evil. Convert one of them instead.',
  next: 'Next',
  fromStart: 'From the start',
}
