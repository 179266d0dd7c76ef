import type { RemarkWords } from '#lib/talk/remarking.ts'

const THE: Readonly<Record<string, string>> = { J: 'den Buben', Q: 'die Dame', K: 'den König' }
const TO: Readonly<Record<string, string>> = { J: 'zum Buben', Q: 'zur Dame', K: 'zum König' }
const the = (what: string): string => THE[what] ?? what
const toThe = (what: string): string => TO[what] ?? what

export const remarks: RemarkWords = {
  touched: [
    ({ who, what }) => `${who} hat ${the(what)}. Nicht so schnell.`,
    ({ who, what }) => `${who} hat sich ${the(what)} geholt. Da wollte ich auch hin.`,
    ({ who, what }) => `Wie kommt ${who} so leicht ${toThe(what)}?`,
    ({ who, what }) => `${who} hat schon ${the(what)}. Wer bremst das mal?`,
    ({ who, what }) => `Na gut, ${who} hat ${the(what)} berührt.`,
    ({ who, what }) => `${who} hat ${the(what)}. Nächstes Mal stellt sich jemand dazwischen, ja?`,
  ],
  close: [
    ({ who, what }) => `${who} braucht nur noch ${the(what)}. Stellt euch dazwischen.`,
    ({ who, what }) => `Noch ${the(what)}, dann hat ${who} gewonnen.`,
    ({ who, what }) => `Lasst ${who} bloß nicht ${toThe(what)}.`,
    ({ who }) => `Wenn keiner ${who} schiebt, war’s das.`,
    ({ who, what }) => `${who} will jetzt ${toThe(what)}.`,
    ({ who, what }) => `${who} darf diese Runde nicht ${toThe(what)} kommen.`,
  ],
  ahead: [
    ({ who }) => `${who} liegt vorn. Schiebt da, nicht hier.`,
    ({ who }) => `${who} müsst ihr einholen, nicht mich.`,
    ({ who }) => `Kann mal jemand ${who} von der Bahn schubsen?`,
    ({ who }) => `${who} hat mehr Ziele als wir alle.`,
    ({ who }) => `Ich bin es nicht, den ihr schlagen müsst. Das ist ${who}.`,
    ({ who }) => `Achtung, ${who} ist schon wieder vorn.`,
  ],
}
