import type { WakingWords } from '../../../../routes/[code]/notifications/words.ts'

export const words: WakingWords = {
  wake: 'Notify me when it’s my turn',
  wakeHint:
    'A short notification on this device while this page is closed: on your turn, and at a public table, when someone joins. It says nothing about your cards.',
  denied: 'This browser blocks our notifications. You can allow them in its settings for this page.',
  failed: 'We couldn’t set that up in this browser. Try again in a moment.',
  installFirst: 'Put Robot Night on your home screen first, so that we can notify you when it’s your turn.',
  install: 'Install Robot Night here',
  installByHand: 'To put it on the home screen, tap Share, then “Add to Home Screen”.',
  sound: 'Sounds',
  soundHint: 'A chime when it’s your turn, when someone speaks, and at the end. Phones buzz too.',
  soundOffer: { ask: 'A chime when it’s your turn?', yes: 'Yes, with sound', no: 'No, keep quiet' },
  yourTurn: (code) => `Your turn! · ${code}`,
}
