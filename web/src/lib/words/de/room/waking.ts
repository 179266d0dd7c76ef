import type { WakingWords } from '../../../../routes/[code]/notifications/words.ts'

export const words: WakingWords = {
  wake: 'Benachrichtige mich, wenn ich dran bin',
  wakeHint:
    'Eine kurze Benachrichtigung auf diesem Gerät bei geschlossener Seite: wenn du dran bist und an einem öffentlichen Tisch, wenn sich jemand dazusetzt. Sie verrät nichts von deinen Karten.',
  denied: 'Dieser Browser blockiert unsere Benachrichtigungen. Du kannst sie in seinen Einstellungen erlauben.',
  failed: 'Das ließ sich in diesem Browser nicht einrichten. Versuch es gleich noch einmal.',
  installFirst: 'Damit wir dich benachrichtigen können, leg Robot Night zuerst auf den Home-Bildschirm.',
  install: 'Robot Night hier installieren',
  installByHand: 'Für den Home-Bildschirm tipp auf „Teilen“ und dann auf „Zum Home-Bildschirm“.',
  sound: 'Töne',
  soundHint: 'Ein kurzer Ton, wenn du dran bist, wenn jemand etwas sagt und am Ende. Handys vibrieren auch.',
  soundOffer: { ask: 'Ein kurzer Ton, wenn du dran bist?', yes: 'Ja, mit Ton', no: 'Nein, ohne Ton' },
  yourTurn: (code) => `Du bist dran! · ${code}`,
}
