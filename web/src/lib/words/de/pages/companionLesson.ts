import type { LessonWords } from '../../../../routes/companion/lesson/words.ts'

export const words: LessonWords = {
  title: 'Probier die Karten auf deinem Handy aus',
  summary: 'Zwei Minuten mit Übungskarten. Deine eigenen Karten bleiben, wie sie sind.',
  label: 'Ein Handy zum Üben',
  steps: {
    deal: {
      title: 'Alle haben ein Handy',
      text: 'Im Videoanruf oder am echten Tisch gibt jedes Handy die Karten für eine Person. Tipp auf „Gib mir Karten“: Du bekommst Roboter, Stärke und Münze.',
    },
    cover: {
      title: 'Nur für deine Augen',
      text: 'Du bist gut und hast Stärke 4, und das geht noch niemanden etwas an. Das durchgestrichene Auge deckt eine Karte zu. Deck deinen Roboter zu.',
    },
    convert: {
      title: 'Dein Zug: Bekehre Telly',
      text: 'Beim Bekehren zeigst du Stärke und Münze, aber nicht den Roboter. Tipp oben auf das i und dann auf „Jemanden bekehren“.',
    },
    held: {
      title: 'Jetzt halt es hoch',
      text: 'Die anderen sehen eine 4 und Gut, sonst nichts. Telly hat 7, also mehr als 4, und ist jetzt gut. Das entscheidet der Tisch, nicht das Handy.',
    },
    turn: {
      title: 'Trundle bekehrt dich',
      text: 'Trundle hält eine 2 und Böse hoch. Deine 4 ist mehr, also musst du die Seite wechseln. Tipp auf deine Münze, bis sie Böse zeigt.',
    },
    converted: {
      title: 'Zeig deine neue Seite',
      text: 'Die anderen wollen nur die Münze sehen. Tipp wieder auf das i und dann auf „Ich wurde bekehrt“. Alles andere wird zugedeckt.',
    },
    shuffle: {
      title: 'Nächste Runde',
      text: 'Tipp auf „Mischen“. Das Handy fragt nach, denn danach sind deine Karten weg. Dann hast du Roboter, Stärke und Münze neu.',
    },
  },
  done: {
    title: 'Jetzt kennst du die Karten',
    text: 'Damit kein Roboter doppelt vorkommt, öffnet einer einen Tisch und mischt für bis zu neun Handys. Leg dein Handy mit dem Bildschirm nach unten, wenn du nicht dran bist.',
  },
  next: 'Weiter',
  fromStart: 'Von vorn',
  link: 'Zu meinen Karten',
}
