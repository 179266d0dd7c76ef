import type { Words } from '../../../../routes/myTables/words.ts'

export const words: Words = {
  title: 'Deine Tische',
  back: (host) => `Zurück an den Tisch von ${host}`,
  own: 'Zurück an deinen Tisch',
  hostless: 'Zurück an deinen Platz',
  yourTurn: 'du bist dran',
  stages: { lobby: 'noch nicht gegeben', playing: 'Partie läuft', over: 'Partie vorbei' },
  forget: (code) => `Tisch ${code} hier nicht mehr zeigen`,
  forgotten: (code) => `Auf diesem Gerät vergessen. Dein Platz bleibt: Der Code ist ${code}.`,
}
