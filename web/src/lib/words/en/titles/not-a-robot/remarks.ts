import type { RemarkWords } from '#lib/talk/remarking.ts'

export const remarks: RemarkWords = {
  suspect: [
    ({ who, what }) => `“${what}” isn’t in that picture. I suspect you, ${who}.`,
    ({ who, what }) => `${who}, where do you see “${what}” in there?`,
    ({ who, what }) => `I don’t buy “${what}”, ${who}.`,
    ({ who, what }) => `“${what}” would fit half the pictures. ${who} didn’t know.`,
    ({ who, what }) => `${who} listened to us and then said “${what}”.`,
    ({ who, what }) => `My vote goes to “${what}”. Sorry, ${who}.`,
  ],
  blank: [
    ({ who }) => `No word at all from ${who}. That’s suspicious.`,
    ({ who }) => `${who} said nothing. Who says nothing knows nothing.`,
    ({ who }) => `With that picture, how can you not find a word, ${who}?`,
    ({ who }) => `An empty line, ${who}? I know whom I’m voting for.`,
    ({ who }) => `Anyone who saw the picture had a word. ${who} had none.`,
    ({ who }) => `${who}, a bad word would have been better than none.`,
  ],
  silent: [
    ({ who, what }) => `${who} didn’t explain “${what}”.`,
    ({ who, what }) => `I’d have liked to hear why “${what}”, ${who}.`,
    ({ who, what }) => `“${what}”, and not a word about it. ${who}?`,
    ({ who, what }) => `Nothing to say about “${what}”, ${who}? Then I know.`,
    ({ who, what }) => `${who}, what has “${what}” to do with that picture?`,
    ({ who, what }) => `“${what}” without a reason. That’s ${who} for me.`,
  ],
  defend: [
    ({ who, what }) => `“${what}” does fit, ${who}. Look again.`,
    ({ who, what }) => `${who}, I saw the picture and thought “${what}”. That’s all.`,
    ({ who, what }) => `I’d say “${what}” again, ${who}.`,
    ({ who, what }) => `If I were the Robot, ${who}, would I have dared “${what}”?`,
    ({ who, what }) => `You’re after “${what}” to save yourself, ${who}.`,
    ({ who, what }) => `“${what}” was a hint for Humans, ${who}. You missed it.`,
  ],
  trust: [
    ({ who, what }) => `“${what}” fits. I believe ${who}.`,
    ({ who, what }) => `With “${what}”, ${who} is no robot.`,
    ({ who, what }) => `${who} is Human: nobody guesses “${what}”.`,
    ({ who, what }) => `I’d have said “${what}” too. Not ${who}.`,
    ({ who, what }) => `“${what}” is clearly that picture. Leave ${who} out of it.`,
    ({ who, what }) => `Good word, ${who}: “${what}”.`,
  ],
}
