import type { words as en } from '#lib/words/en/shell/device.ts'

export const words: typeof en = {
  title: 'Dieser Browser merkt sich dich nicht',
  text: 'Er speichert keine Cookies von Robot Night. Du kannst trotzdem spielen, in diesem Tab. Wenn du ihn schließt oder neu lädst, ist dein Platz weg, außer du kopierst dir den Link zu deinem Platz.',
  yes: 'In diesem Tab spielen',
  no: 'Jetzt nicht',
  inTab: 'Dein Platz ist nur in diesem Tab',
  wayBack: 'Mit dem Link kommst du wieder auf deinen Platz. Behalte ihn für dich: Wer ihn hat, hat deinen Platz.',
  keep: 'Link zu meinem Platz kopieren',
  copied: 'Kopiert. Auch die Adresse dieses Tabs führt zurück.',
  inAddress: 'Die Adresse dieses Tabs führt jetzt zurück. Du kannst sie als Lesezeichen behalten.',
  forgotten: 'Dieser Browser hat dich vergessen',
  takeBack:
    'Seine Cookies wurden gelöscht, und mit ihnen der Schlüssel zu deinem Platz. Sobald ein Bot für dich spielt, kannst du deinen Platz hier wieder übernehmen.',
  askHost:
    'Seine Cookies wurden gelöscht, und mit ihnen der Schlüssel zu deinem Platz. Bitte den Gastgeber, deinen Platz freizugeben: Vor der nächsten Partie kannst du dich wieder hinsetzen.',
  understood: 'OK',
}
