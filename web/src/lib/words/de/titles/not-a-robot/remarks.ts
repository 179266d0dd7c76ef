import type { RemarkWords } from '#lib/talk/remarking.ts'

export const remarks: RemarkWords = {
  suspect: [
    ({ who, what }) => `„${what}“ sehe ich auf dem Bild nicht. Ich tippe auf dich, ${who}.`,
    ({ who, what }) => `${who}, wo siehst du da „${what}“?`,
    ({ who, what }) => `„${what}“ nehme ich dir nicht ab, ${who}.`,
    ({ who, what }) => `„${what}“ passt auf die Hälfte der Bilder. ${who} wusste nichts.`,
    ({ who, what }) => `${who} hat uns zugehört und dann „${what}“ gesagt.`,
    ({ who, what }) => `Meine Stimme geht an „${what}“. Tut mir leid, ${who}.`,
  ],
  blank: [
    ({ who }) => `Gar kein Wort von ${who}. Das ist verdächtig.`,
    ({ who }) => `${who} hat nichts gesagt. Wer nichts sagt, weiß nichts.`,
    ({ who }) => `Wie kann man zu dem Bild kein Wort finden, ${who}?`,
    ({ who }) => `Leere Zeile, ${who}? Dann weiß ich, wen ich wähle.`,
    ({ who }) => `Wer das Bild kannte, hatte ein Wort. ${who} hatte keins.`,
    ({ who }) => `${who}, ein schlechtes Wort wäre besser gewesen als keins.`,
  ],
  silent: [
    ({ who, what }) => `${who} hat „${what}“ nicht erklärt.`,
    ({ who, what }) => `Ich hätte gern gehört, wieso „${what}“, ${who}.`,
    ({ who, what }) => `„${what}“, und dann kein Wort dazu. ${who}?`,
    ({ who, what }) => `Nichts zu sagen zu „${what}“, ${who}? Dann weiß ich Bescheid.`,
    ({ who, what }) => `${who}, was hat „${what}“ mit dem Bild zu tun?`,
    ({ who, what }) => `„${what}“ ohne Begründung. Für mich ist es ${who}.`,
  ],
  defend: [
    ({ who, what }) => `„${what}“ passt doch, ${who}. Schau noch mal hin.`,
    ({ who, what }) => `${who}, ich habe das Bild gesehen und „${what}“ gedacht. Mehr nicht.`,
    ({ who, what }) => `Ich würde wieder „${what}“ sagen, ${who}.`,
    ({ who, what }) => `Als Roboter hätte ich mich „${what}“ doch nie getraut, ${who}.`,
    ({ who, what }) => `Du gehst auf „${what}“ los, um dich zu retten, ${who}.`,
    ({ who, what }) => `„${what}“ war ein Wink für Menschen, ${who}. Du hast ihn verpasst.`,
  ],
  trust: [
    ({ who, what }) => `„${what}“ passt. Ich glaube ${who}.`,
    ({ who, what }) => `Auf „${what}“ kommt kein Roboter. ${who} war es nicht.`,
    ({ who, what }) => `${who} ist ein Mensch: „${what}“ errät keiner.`,
    ({ who, what }) => `„${what}“ hätte ich auch gesagt. ${who} war es nicht.`,
    ({ who, what }) => `„${what}“ ist eindeutig dieses Bild. Lasst ${who} in Ruhe.`,
    ({ who, what }) => `Gutes Wort, ${who}: „${what}“.`,
  ],
}
