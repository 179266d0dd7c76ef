import type { RemarkWords } from '#lib/talk/remarking.ts'

export const remarks: RemarkWords = {
  last: [
    ({ who }) => `Noch ein Treffer, und ${who} ist raus.`,
    ({ who }) => `${who} hat keinen General mehr. Macht den Deckel drauf.`,
    ({ who }) => `Ein Durchbruch noch, dann fällt ${who}.`,
    ({ who }) => `${who} hält keinen Schlag mehr aus.`,
    ({ who }) => `Verschwendet eure Karten nicht an mich, ${who} wackelt schon.`,
    ({ who }) => `Keine Generäle mehr, ${who}? Dann ist das deine letzte Runde.`,
  ],
  hold: [
    ({ who, what }) => `${who} hält Schlachtfeld ${what}. Werft das raus, wenn ihr könnt.`,
    ({ who, what }) => `Wenn keiner ${who} auf Schlachtfeld ${what} schlägt, tut es uns allen weh.`,
    ({ who, what }) => `Schlachtfeld ${what} dürfen wir ${who} nicht lassen.`,
    ({ who, what }) => `Allein halte ich ${who} auf Schlachtfeld ${what} nicht auf.`,
    ({ who, what }) => `Auf Schlachtfeld ${what} bitte was Starkes gegen ${who}.`,
    ({ who, what }) => `Gleich ist ${who} auf Schlachtfeld ${what} durch.`,
  ],
  ahead: [
    ({ who }) => `${who} hat die meisten Generäle. Da müsst ihr hin.`,
    ({ who }) => `Warum greift eigentlich keiner ${who} an?`,
    ({ who }) => `Zählt mal die Generäle: ${who} gewinnt das hier.`,
    ({ who }) => `Gegen ${who} müssten wir kämpfen.`,
    ({ who }) => `Lasst mich in Ruhe und schaut auf die Generäle von ${who}.`,
    ({ who }) => `${who} hat weniger verloren als wir.`,
  ],
}
