import type { RemarkWords } from '#lib/talk/remarking.ts'

const TARGETS: Readonly<Record<string, string>> = { J: 'Jack', Q: 'Queen', K: 'King' }
const target = (what: string): string => TARGETS[what] ?? what

export const remarks: RemarkWords = {
  touched: [
    ({ who, what }) => `${who} got the ${target(what)}. Not so fast.`,
    ({ who, what }) => `The ${target(what)} for ${who}. I’d have liked that one.`,
    ({ who, what }) => `How did ${who} get to the ${target(what)} so easily?`,
    ({ who, what }) => `${who} has the ${target(what)} already. Who’s going to slow them down?`,
    ({ who, what }) => `Right, ${who} has touched the ${target(what)}.`,
    ({ who, what }) => `Next time, someone stand between ${who} and the target. That was the ${target(what)}.`,
  ],
  close: [
    ({ who, what }) => `${who} only needs the ${target(what)}. Get in the way.`,
    ({ who, what }) => `One more: the ${target(what)}, and ${who} has won.`,
    ({ who, what }) => `Whatever you do, keep ${who} off the ${target(what)}.`,
    ({ who }) => `If nobody pushes ${who}, that’s it.`,
    ({ who, what }) => `${who} is heading for the ${target(what)}.`,
    ({ who, what }) => `Don’t let ${who} reach the ${target(what)} this round.`,
  ],
  ahead: [
    ({ who }) => `${who} is in front. Push there, not here.`,
    ({ who }) => `It’s ${who} you have to catch, not me.`,
    ({ who }) => `Someone shove ${who} off course.`,
    ({ who }) => `${who} has more targets than any of us.`,
    ({ who }) => `I’m not the one to beat. ${who} is.`,
    ({ who }) => `Watch out for ${who}, in front again.`,
  ],
}
