import type { RemarkWords } from '#lib/talk/remarking.ts'

const SIDES: Readonly<Record<string, string>> = { G: 'Good', E: 'Evil', N: 'Neutral' }
const side = (what: string): string => SIDES[what] ?? what

export const remarks: RemarkWords = {
  accuse: [
    ({ who }) => `${who} is on the other side. You all saw the coin.`,
    ({ who }) => `Keep an eye on ${who}. That coin isn’t one of ours.`,
    ({ who }) => `${who} is against us, it’s there for all to see.`,
    ({ who }) => `If you can convert anybody, convert ${who}.`,
    ({ who }) => `Look at ${who}’s coin. That’s who we have to beat.`,
    ({ who }) => `Don’t let ${who} bring in anyone else.`,
  ],
  contradicts: [
    ({ who }) => `${who}, that isn’t what your coin says.`,
    ({ who }) => `Funny, ${who}. We’ve all seen your coin.`,
    ({ who }) => `First you say one thing, ${who}, then you show another.`,
    ({ who }) => `${who}’s word and ${who}’s coin don’t match.`,
    ({ who }) => `Hold on, ${who}. Which is it now?`,
    ({ who }) => `I’d go by the coin, not by what ${who} says.`,
  ],
  defend: [
    ({ who }) => `You’ve got the wrong robot, ${who}.`,
    ({ who }) => `Why me, ${who}? What are you hiding?`,
    ({ who }) => `${who}, that’s exactly what I’d say if I were you.`,
    ({ who }) => `Wait until the coins are revealed, ${who}.`,
    ({ who }) => `Nice try, ${who}. Ask me again at the end.`,
    ({ who }) => `${who} wants you to look at me. Look at ${who}.`,
  ],
  join: [
    ({ who }) => `I’m with ${who}.`,
    ({ who }) => `Same side as ${who} here.`,
    ({ who }) => `${who} and I make two.`,
    ({ who }) => `${who}, we belong together. Leave my coin as it is.`,
    ({ who }) => `Leave ${who} alone, that’s one of mine.`,
    ({ who }) => `${who}, let’s bring a third one over to our side.`,
  ],
  early: [
    ({ who }) => `${who} passes already. Strong, or bluffing?`,
    ({ who }) => `${who} wants to go late. I’d like to know why.`,
    ({ who }) => `Passing that early, ${who}? Must be a big card.`,
    ({ who }) => `Watch ${who} in the Pass phase.`,
    ({ who }) => `Either ${who} has a high card, or wants us to think so.`,
    ({ who }) => `${who} gives up a turn. Nobody does that for nothing.`,
  ],
  resist: [
    ({ who }) => `Leave my coin alone, ${who}.`,
    ({ who, what }) => `Me, ${side(what)}? You wish, ${who}.`,
    ({ who }) => `Let’s see whose power is lower, ${who}.`,
    ({ who }) => `${who}, are you sure your power is low enough for that?`,
    ({ who }) => `Of all the robots here, ${who}, you pick me?`,
    ({ who }) => `I was fine where I was, ${who}.`,
  ],
  persuade: [
    ({ who, what }) => `${side(what)} suits you, ${who}.`,
    ({ who }) => `Come over to us, ${who}.`,
    ({ who, what }) => `${who}, we could use you as ${side(what)}.`,
    ({ who }) => `Nothing personal, ${who}. We need one more.`,
    ({ who }) => `Don’t fight it, ${who}. You’ll win with us.`,
    ({ who, what }) => `One more ${side(what)} robot, please. ${who}, that’s you.`,
  ],
  caught: [
    ({ who }) => `${who}, that coin you showed us was a lie.`,
    ({ who }) => `I believed ${who}. I won’t do that again.`,
    ({ who }) => `So ${who} was the CheatBot.`,
    ({ who }) => `Well lied, ${who}.`,
    ({ who }) => `And we all counted ${who} on the wrong side.`,
    ({ who }) => `${who} fooled us with that coin.`,
  ],
  strong: [
    ({ who, what }) => `${who} had a ${what} and still won.`,
    ({ who, what }) => `Power ${what}, and nobody stopped ${who}.`,
    ({ who, what }) => `We should have gone for ${who}: power ${what}.`,
    ({ who, what }) => `A ${what}! ${who}, you’d have been easy prey.`,
    ({ who, what }) => `${who} got through with power ${what}.`,
    ({ who, what }) => `Anyone could have had ${who}, with that ${what}.`,
  ],
}
