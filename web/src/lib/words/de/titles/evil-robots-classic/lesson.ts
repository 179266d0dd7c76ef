import type { LessonWords } from '#games/evil-robots-classic/lesson/words.ts'

export const words: LessonWords = {
  label: 'Eine Runde zum Mitspielen',
  steps: {
    talk: {
      title: 'Erst wird geredet',
      text: 'Du bist gut, Stärke 7, und nur du weißt es. Trundle zeigt allen eine neutrale Münze: Was gezeigt wird, stimmt. Telly sagt „Ich bin gut“, aber Lügen ist erlaubt. Sag, dass du bereit bist.',
    },
    called: {
      title: 'Wer stark ist, ist früh dran',
      text: 'Der Tisch zählt von 9 herunter. Bei 9 hat sich Trundle gemeldet und gepasst: Das zeigt die Stärke, sonst nichts. Jetzt ist die 8 dran: Telly. Schau, was Telly macht.',
    },
    turn: {
      title: 'Du bist bei 7 am Zug',
      text: 'Telly hat gelogen: Das war eine böse Münze. Auch Trundle ist jetzt böse, denn 8 ist weniger als 9. Aber deine 7 ist weniger als beide. Bekehre einen von beiden, dann sind die Guten zu zweit.',
    },
    worked: {
      title: 'Es ist gelungen',
      text: 'So holen sich die Schwachen die Starken: Jetzt seid ihr zu zweit. Dafür haben alle deine Stärke und deine Münze gesehen. Am Ende darf noch handeln, wer gepasst hat: hier Trundle.',
    },
  },
  won: {
    title: 'Gut gewinnt die Runde',
    text: 'Alles liegt offen. Gut ist das größere Team: 2 Punkte für euch beide. Hättest du gepasst, hätte Böse gewonnen. Wer zuerst 10 hat, gewinnt die Partie.',
  },
  hint: 'Dann bleiben die Bösen zu zweit. Bekehre lieber jemanden.',
  next: 'Weiter',
  fromStart: 'Von vorn',
}
