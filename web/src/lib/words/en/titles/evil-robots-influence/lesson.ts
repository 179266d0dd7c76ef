import type { LessonWords } from '#games/evil-robots-influence/lesson/words.ts'

export const words: LessonWords = {
  label: 'A round to play along with',
  steps: {
    hand: {
      title: 'Do you want the 5?',
      text: 'Your hidden coin is Good, and only you can see it. Your shown coin is Evil, so you’re Neutral for now. Power Cards are offered from high to low. Raise your hand for the 5.',
      hint: 'You’ll want power. Raise your hand.',
    },
    offer: {
      title: 'Telly wants it too',
      text: 'So you both make a sealed offer, and Trundle, who deals, picks. Only the player picked pays, and pays Trundle. Offer a gem.',
      hint: 'Telly may offer nothing too. Put in a gem.',
    },
    coin: {
      title: 'Your card, your turn',
      text: 'You got the 5 and three tokens: the first card of a round brings one more. Two coins alike make a side. Turn your shown coin for one token, and you’re Good.',
      hint: 'First turn your own coin: it costs one token.',
    },
    giant: {
      title: 'Play a Robot Card',
      text: 'Your left card is about coins, your right card about power. The Clay Giant gives you 4 more power this round, for one token. Play your right card.',
      hint: 'Play your right card now, the Clay Giant.',
    },
    keep: {
      title: 'Keep a token',
      text: 'You’re Good with power 9. You have one token left. Keep it for the Reveal: your left card can be played then. End your turn.',
      hint: 'You’ll need that token in the Reveal. End your turn.',
    },
    telly: {
      title: 'Telly turned your coin',
      text: 'Nobody else wanted the 3, so Telly got it for nothing. Then Telly paid two tokens to turn your shown coin. Now you’re Neutral, and your 9 doesn’t count.',
    },
    flute: {
      title: 'The Reveal',
      text: 'Trundle got the last card, a zero. Now anyone with a token left can play a Reveal card. Your Flute Shepherd turns any shown coin. Turn yours back to Good.',
      hint: 'Your own coin needs it. Play the Flute Shepherd on it.',
    },
    counted: {
      title: 'Good wins, 9 to 3',
      text: 'All hidden coins were revealed. Telly is Evil with 3, you’re Good with 9, and so is Trundle, with zero. The higher total wins, and the whole side wins with it.',
    },
    split: {
      title: 'Share the pot',
      text: 'You and Trundle share 4 gems, and you both have to agree. Otherwise it’s one each, and the rest is lost. Trundle proposes two each. Agree.',
      hint: 'Trundle won’t take less. Agree to two each.',
    },
  },
  won: {
    title: 'That’s a round',
    text: 'Your two gems are Influence. Once someone has 10, the match ends, and the most Influence wins. You got the first card, so next round you deal and get the offers.',
  },
  next: 'Next',
  fromStart: 'From the start',
}
