import type { LessonWords } from '#games/cardbot-derby/lesson/words.ts'

export const words: LessonWords = {
  label: 'Fünf Karten zum Probieren',
  tasks: [
    {
      title: 'Berühre den Buben',
      text: 'Du hast den weißen Ring. Tipp zwei Karten an, um sie zu tauschen, oder zieh sie, bis der Weg deines Geistes über den Buben führt. Dann gib ab.',
      done: 'Du hast den Buben berührt. Die Dame ist als Nächste dran.',
    },
    {
      title: 'Jetzt die Dame',
      text: 'Telly steht im Weg und dreht sich nur im Kreis. Dein Geist weiß nichts von Telly. Fahr mittendurch und schau, was passiert.',
      done: 'Du hast die Dame berührt, und Telly wurde über den Rand geschoben und kam auf der anderen Seite wieder herein.',
    },
    {
      title: 'Und der König',
      text: 'Vor dir steht eine Mauer, unter dir liegt eine Drehscheibe. Stehst du am Ende eines Schritts darauf, dreht sie dich nach links. Lass sie für dich drehen.',
      done: 'Du hast den König berührt: Die Drehscheibe hat dich gedreht, und du kamst auf der anderen Seite der Röhre heraus.',
    },
  ],
  missed: 'Das führt woandershin. Versuch eine andere Reihenfolge.',
  again: 'Noch einmal',
  next: 'Weiter',
  over: 'Im Spiel fahren bis zu acht Roboter zugleich, und alle haben einen Plan.',
  fromStart: 'Von vorn',
  skip: 'Überspringen',
}
