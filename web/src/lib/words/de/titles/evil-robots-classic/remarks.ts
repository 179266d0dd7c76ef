import type { RemarkWords } from '#lib/talk/remarking.ts'

const SIDES: Readonly<Record<string, string>> = { G: 'gut', E: 'böse', N: 'neutral' }
const side = (what: string): string => SIDES[what] ?? what

export const remarks: RemarkWords = {
  accuse: [
    ({ who }) => `${who} ist auf der anderen Seite. Ihr habt die Münze alle gesehen.`,
    ({ who }) => `Behaltet ${who} im Auge. Die Münze gehört nicht zu uns.`,
    ({ who }) => `${who} spielt gegen uns, da liegt es doch.`,
    ({ who }) => `Wenn ihr jemanden bekehren könnt, dann ${who}.`,
    ({ who }) => `Seht euch die Münze von ${who} an. Da müssen wir gegenhalten.`,
    ({ who }) => `${who} darf niemanden mehr rüberholen.`,
  ],
  contradicts: [
    ({ who }) => `${who}, deine Münze sagt aber was anderes.`,
    ({ who }) => `Komisch, ${who}. Wir haben deine Münze alle gesehen.`,
    ({ who }) => `Erst sagst du das eine, ${who}, dann zeigst du das andere.`,
    ({ who }) => `Was ${who} sagt und was ${who} zeigt, passt nicht zusammen.`,
    ({ who }) => `Moment, ${who}. Was denn nun?`,
    ({ who }) => `Ich glaube der Münze, nicht dem, was ${who} erzählt.`,
  ],
  defend: [
    ({ who }) => `Da hast du den Falschen, ${who}.`,
    ({ who }) => `Wieso ich, ${who}? Was versteckst du denn?`,
    ({ who }) => `${who}, genau das würde ich an deiner Stelle auch sagen.`,
    ({ who }) => `Wart ab, bis die Münzen offen liegen, ${who}.`,
    ({ who }) => `Netter Versuch, ${who}. Frag mich am Ende noch mal.`,
    ({ who }) => `${who} will, dass ihr auf mich schaut. Schaut lieber auf ${who}.`,
  ],
  join: [
    ({ who }) => `Ich gehöre zu ${who}.`,
    ({ who }) => `Gleiche Seite wie ${who}.`,
    ({ who }) => `${who} und ich, das sind schon zwei.`,
    ({ who }) => `${who}, wir gehören zusammen. Lass meine Münze, wie sie ist.`,
    ({ who }) => `Lasst ${who} in Ruhe, wir sind auf einer Seite.`,
    ({ who }) => `${who}, wir holen noch jemanden zu uns rüber.`,
  ],
  early: [
    ({ who }) => `${who} passt jetzt schon. Stark oder geblufft?`,
    ({ who }) => `${who} will spät dran sein. Warum wohl?`,
    ({ who }) => `So früh passen, ${who}? Das muss eine hohe Karte sein.`,
    ({ who }) => `In der Passrunde müssen wir auf ${who} achten.`,
    ({ who }) => `Entweder hat ${who} eine hohe Karte, oder wir sollen das glauben.`,
    ({ who }) => `${who} gibt einen Zug her. Das macht man nicht umsonst.`,
  ],
  resist: [
    ({ who }) => `Finger weg von meiner Münze, ${who}.`,
    ({ who, what }) => `Ich und ${side(what)}? Das hättest du gern, ${who}.`,
    ({ who }) => `Mal sehen, wer von uns die kleinere Stärke hat, ${who}.`,
    ({ who }) => `${who}, bist du dafür wirklich schwach genug?`,
    ({ who }) => `So viele Roboter, ${who}, und du nimmst mich?`,
    ({ who }) => `Mir ging es gut, wo ich war, ${who}.`,
  ],
  persuade: [
    ({ who, what }) => `${who}, „${side(what)}“ steht dir.`,
    ({ who }) => `Komm zu uns rüber, ${who}.`,
    ({ who }) => `${who}, dich können wir gut gebrauchen.`,
    ({ who }) => `Nimm es nicht persönlich, ${who}. Uns fehlt noch einer.`,
    ({ who }) => `Wehr dich nicht, ${who}. Mit uns gewinnst du.`,
    ({ who, what }) => `Einmal ${side(what)}, bitte. ${who}, du bist dran.`,
  ],
  caught: [
    ({ who }) => `${who}, deine Münze hat gelogen.`,
    ({ who }) => `Ich habe ${who} geglaubt. Passiert mir nicht noch mal.`,
    ({ who }) => `Dann war also ${who} der CheatBot.`,
    ({ who }) => `Gut gelogen, ${who}.`,
    ({ who }) => `Und wir haben ${who} alle auf der falschen Seite mitgezählt.`,
    ({ who }) => `${who} hat uns mit der Münze reingelegt.`,
  ],
  strong: [
    ({ who, what }) => `${who} hatte eine ${what} und hat trotzdem gewonnen.`,
    ({ who, what }) => `Stärke ${what}, und keiner hat ${who} aufgehalten.`,
    ({ who, what }) => `Wir hätten ${who} nehmen sollen: Stärke ${what}.`,
    ({ who, what }) => `Eine ${what}! ${who}, du wärst leichte Beute gewesen.`,
    ({ who, what }) => `${who} ist mit Stärke ${what} durchgekommen.`,
    ({ who, what }) => `Mit der ${what} hätte jeder ${who} haben können.`,
  ],
}
