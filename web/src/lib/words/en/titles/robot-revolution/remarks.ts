import type { RemarkWords } from '#lib/talk/remarking.ts'

export const remarks: RemarkWords = {
  last: [
    ({ who }) => `One more hit, and ${who} is out.`,
    ({ who }) => `${who} has no general left. Finish it.`,
    ({ who }) => `It only takes one breakthrough, and ${who} falls.`,
    ({ who }) => `${who} can’t take another blow.`,
    ({ who }) => `Don’t waste your cards on me, ${who} is nearly down.`,
    ({ who }) => `No generals, ${who}? This will be your last round.`,
  ],
  hold: [
    ({ who, what }) => `${who} holds battlefield ${what}. Someone kick them out.`,
    ({ who, what }) => `If nobody beats ${who} on battlefield ${what}, it hurts us all.`,
    ({ who, what }) => `Battlefield ${what}: we can’t leave that to ${who}.`,
    ({ who, what }) => `I can’t stop ${who} on battlefield ${what} alone.`,
    ({ who, what }) => `A strong card on battlefield ${what}, please, against ${who}.`,
    ({ who, what }) => `${who}’s about to break through on battlefield ${what}.`,
  ],
  ahead: [
    ({ who }) => `${who} has the most generals. Aim there.`,
    ({ who }) => `Why is nobody going for ${who}?`,
    ({ who }) => `Count the generals: ${who} is winning this.`,
    ({ who }) => `It’s ${who} we should be fighting.`,
    ({ who }) => `Leave me be and look at ${who}’s generals.`,
    ({ who }) => `${who} hasn’t lost as much as we have.`,
  ],
}
