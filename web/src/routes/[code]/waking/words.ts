import type { Language } from '#lib/words/language.ts'

export interface WakingWords {
  wake: string
  wakeHint: string
  denied: string
  failed: string
  /** Where notices come to installed pages only. */
  installFirst: string
  install: string
  installByHand: string
  sound: string
  soundHint: string
  yourTurn: (code: string) => string
}

/** They lie with what says them, so that no page waits for them. */
export const WAKING: Readonly<Record<Language, WakingWords>> = {
  en: {
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
  },
  de: {
    wake: 'Weck mich, wenn ich dran bin',
    wakeHint: 'Eine kurze Nachricht auf diesem Gerät, wenn die Seite zu ist. Sie verrät nichts von deinen Karten.',
    denied:
      'Dieser Browser zeigt von hier keine Nachrichten. In seinen Einstellungen zu dieser Seite kannst du sie erlauben.',
    failed: 'Dieser Browser ließ sich nicht wecken. Versuch es gleich noch einmal.',
    installFirst: 'Damit wir dich wecken können, leg Robot Night zuerst auf den Home-Bildschirm.',
    install: 'Robot Night auf dieses Gerät legen',
    installByHand: 'Für den Home-Bildschirm tipp auf „Teilen“ und dann auf „Zum Home-Bildschirm“.',
    sound: 'Töne',
    soundHint: 'Ein Klang, wenn du dran bist, wenn jemand spricht und am Ende',
    yourTurn: (code) => `Du bist dran! · ${code}`,
  },
}
