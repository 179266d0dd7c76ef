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
    ({ who }) => `${who} said nothing. Say nothing, know nothing.`,
    ({ who }) => `With that picture, how can you not find a word, ${who}?`,
    ({ who }) => `An empty line, ${who}? I know who I’m voting for.`,
    ({ who }) => `Anyone who saw the picture had a word. ${who} had none.`,
    ({ who }) => `${who}, a bad word would have been better than none.`,
  ],
  silent: [
    ({ who, what }) => `${who} didn’t explain “${what}”.`,
    ({ who, what }) => `I’d have liked to hear why “${what}”, ${who}.`,
    ({ who, what }) => `“${what}”, and not a word about it. ${who}?`,
    ({ who, what }) => `Nothing to say about “${what}”, ${who}? That tells me everything.`,
    ({ who, what }) => `${who}, what does “${what}” have to do with that picture?`,
    ({ who, what }) => `“${what}” without a reason. My money’s on ${who}.`,
  ],
  defend: [
    ({ who, what }) => `“${what}” does fit, ${who}. Look again.`,
    ({ who, what }) => `${who}, I saw the picture and thought “${what}”. That’s all.`,
    ({ who, what }) => `I’d say “${what}” again, ${who}.`,
    ({ who, what }) => `If I were the Robot, ${who}, would I have dared “${what}”?`,
    ({ who, what }) => `You’re only attacking “${what}” to save yourself, ${who}.`,
    ({ who, what }) => `“${what}” was a hint for Humans, ${who}. You missed it.`,
  ],
  trust: [
    ({ who, what }) => `“${what}” fits. I believe ${who}.`,
    ({ who, what }) => `No robot would have come up with “${what}”. It’s not ${who}.`,
    ({ who, what }) => `${who} is Human: nobody guesses “${what}”.`,
    ({ who, what }) => `I’d have said “${what}” too. It’s not ${who}.`,
    ({ who, what }) => `“${what}” is clearly that picture. Leave ${who} out of it.`,
    ({ who, what }) => `Good word, ${who}: “${what}”.`,
  ],
}
