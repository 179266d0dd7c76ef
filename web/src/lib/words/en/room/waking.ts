import type { WakingWords } from '../../../../routes/[code]/waking/words.ts'

export const words: WakingWords = {
  wake: 'Wake me when it is my turn',
  wakeHint: 'A short notice on this device when this page is closed. It says nothing of your cards.',
  denied: 'This browser shows no notices from here. You can allow them in its settings for this page.',
  failed: 'This browser could not be woken. Try again in a moment.',
  installFirst: 'To be woken when it is your turn, put Robot Night on the home screen first.',
  install: 'Put Robot Night on this device',
  installByHand: 'To put it on the home screen, tap Share, then “Add to Home Screen”.',
  sound: 'Sounds',
  soundHint: 'A chime when it is your turn, when somebody speaks, and at the end',
  yourTurn: (code) => `Your turn! · ${code}`,
}
