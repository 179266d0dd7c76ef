import type { Words } from '#games/evil-robots-classic/words/words.ts'
import { at, bit, listed, many, opening, SIDES, verb, Whose } from './grammar.ts'

export const reveal: Words['reveal'] = {
  winner: ({ winner }, round) =>
    winner === null ? `Nobody scores in round ${round}` : `${SIDES[winner]} wins round ${round}`,
  by: {
    size: 'The bigger team wins.',
    highest: 'Tied on size: the strongest robot decides.',
    total: 'Tied on size and strength: the total power decides.',
    deadHeat: 'Tied all the way: nobody scores.',
    allTheSame: 'All on the same side: nobody scores.',
  },
  steps: { size: 'Robots', highest: 'Strongest', total: 'Total power' },
  even: 'even',
  leads: (side) => `${SIDES[side]} wins`,
  wins: 'wins',
  noTeam: 'nobody',
  level: (level) => `counts as ${level}`,
  points: (win, card) => (win + card === 0 ? '0' : `+${win + card}`),
  cardPoints: {
    BadBot: 'BadBot: Evil won',
    MiseryBot: 'MiseryBot loves losing',
    ScaredyBot: 'ScaredyBot showed nothing',
  },
  lie: 'Lie',
  caught: 'Caught in the act',
  nothingCaught: 'Everyone was what they seemed.',
  secrets: ({ lies, flips, switches, doubtful }, { who }) => [
    ...lies.map(({ seat, showed, was, when }) => ({
      about: seat,
      bits: [
        bit(who(seat)),
        ` (CheatBot) showed ${SIDES[showed]} ${at(when)}, but ${verb(who(seat), 'were', 'was')} ${SIDES[was]}.`,
      ],
    })),
    ...switches.map(({ seat, to, when }) => ({
      about: seat,
      bits: [bit(who(seat)), ` (JudasBot) didn’t just pass ${at(when)}, but secretly turned to ${SIDES[to]}.`],
    })),
    ...doubtful.map(({ instigator, target, allegiance, stood, when }) => ({
      about: target,
      bits: [
        Whose(who(instigator)),
        ` attempt to convert ${who(target).isMe ? 'you' : who(target).name} to ${SIDES[allegiance]} ${at(when)} `,
        stood ? 'really worked.' : 'really failed.',
      ],
    })),
    ...flips.map(({ target, to, when }) => ({
      about: target,
      bits: [Whose(who(target)), ` coin was flipped ${at(when)}: `, to === null ? 'LockBot held it.' : `${SIDES[to]}.`],
    })),
  ],
  score: (points) => many(points, 'point', 'points'),
  scores: 'Scores',
  leader: (names, points) =>
    `${listed(opening(names))} ${names.length === 1 && names[0] !== 'You' ? 'leads' : 'lead'} with ${points}.`,
  goal: (target) => `First to ${target}, alone in the lead`,
  next: 'Next round',
  waitingNext: (ready, seats) => `${ready} of ${seats} ready for the next round.`,
}

export const over: Words['over'] = {
  slogan: 'Resistance was optional!',
  won: (who) => (who.isMe ? 'You win, for good or evil' : `${who.name} wins, for good or evil`),
  shared: (names) => `${listed(opening(names))} share the win`,
  roundCap: 'That was the last round: the top score wins.',
  finished: (round) => `Finished after round ${round}`,
  place: (place) => `${place}${['st', 'nd', 'rd'][place - 1] ?? 'th'}`,
  points: (points) => many(points, 'point', 'points'),
  lastRound: 'The last round',
}

export const refusals: Words['refusals'] = {
  bad_recipient: 'Pick one or more other players to show it to.',
  cannot_cheat: 'Only CheatBot can show something false.',
  bad_show: 'That’s already shown: pick each thing once.',
  not_your_level: 'That’s not your number. Wait for yours.',
  bad_proof: 'Your cards can’t prove it that way.',
  no_robot_action: 'Your robot has no action of its own.',
  must_pass: 'You pretended to pass: now you have to.',
  nothing_to_copy: 'No robot has done anything to copy yet.',
  bad_copy: 'You can’t copy that. Pick another action.',
  bad_target: 'Not that one. Pick someone else.',
  bad_target_count: 'Pick as many as the robot asks for, each once.',
  bad_allegiance: 'You can’t choose that side here.',
  self_conversion_barred: 'You can’t convert yourself in the Pass phase.',
  locked_allegiance: 'LockBot: you can’t leave your side any more.',
  secret_not_allowed: 'Only JudasBot can change sides in secret, and not in the Pass phase.',
  no_reaction_card: 'You don’t have that reaction.',
  reaction_illegal: 'Your reaction doesn’t fit the top card.',
  bad_answer: 'Your robot can’t answer like that.',
  bad_order: 'That order doesn’t work. Choose again.',
  dial_fixed: 'PlusBot has counted once: the dial is fixed for this round.',
  other: 'The table didn’t take that. Please choose again.',
}
