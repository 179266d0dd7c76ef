import { change, type RuleMutant } from '../../testing/ruleMutant.ts'

/** The tests of this folder must notice every one of them. */
export const MUTANTS: readonly RuleMutant[] = [
  // Setup
  change('EI-1 two may play', 'options.ts', ['if (seats < SEATS.min ||', 'if (seats < SEATS.min - 1 ||']),
  change('EI-7 seat 0 always deals first', 'setup.ts', ['table.rng.int(state.seats.length)', '0 * table.rng.int(2)']),
  change('EI-10 the Dealer stays', 'rounds.ts', ['state.dealer = state.token', '']),
  change('EI-11 a side that is filled is dealt to', 'dealing.ts', ['if (own[side]) return', '']),
  change('EI-12 the piles are not shuffled again', 'rounds.ts', ['shufflePiles(table)\n  layOut', 'layOut']),
  change('EI-12 the Dealer is dealt to first', 'table.ts', ['(from + 1 + step) % seats', '(from + step) % seats']),
  change('EI-13 five have two to start with', 'counts.ts', [
    'to: 6, idle: false, influence: 3',
    'to: 6, idle: false, influence: 2',
  ]),
  change('EI-16 five have an Idle Robot', 'counts.ts', [
    'to: 6, idle: false, influence: 3',
    'to: 6, idle: true, influence: 3',
  ]),
  change('EI-18 the lowest stays up', 'rounds.ts', ['if (lowest) lowest.up = false', 'if (!lowest) return']),
  change('EI-21 the hidden coin is for all to know', 'coins.ts', [
    "{ kind: 'coinsTossed', holder: seat, by, hidden: null, shown: [...shown] },",
    "{ kind: 'coinsTossed', holder: seat, by, hidden: own.hidden.face, shown: [...shown] },",
  ]),

  // Countdown
  change('EI-22 zeros are offered', 'countdown.ts', ['if (valueOf(card) > 0)', 'if (valueOf(card) >= 0)']),
  change('EI-25 the Dealer may have the first card', 'countdown.ts', [
    'state.order.length > 0 || seat !== dealerNow(state)',
    'state.order.length >= 0 || seat !== dealerNow(state)',
  ]),
  change('EI-26 an unclaimed card keeps its number', 'countdown.ts', ['card.up = false', '']),
  change('EI-26 an unclaimed card stays on top', 'countdown.ts', [
    'state.stack.push(card)',
    'state.stack.unshift(card)',
  ]),
  change('EI-29 the Dealer makes an offer too', 'countdown.ts', [
    'seat !== dealer && seatAt(state, seat).influence > 0',
    'seatAt(state, seat).influence > 0',
  ]),
  change('EI-29 who has nothing is asked', 'countdown.ts', [
    'seat !== dealer && seatAt(state, seat).influence > 0',
    'seat !== dealer',
  ]),
  change('EI-31 all pay what they offered', 'countdown.ts', [
    "changeInfluence(table, seat, { by: -paid, cause: 'offer' })",
    "for (const { seat: other, amount } of offers) changeInfluence(table, other, { by: -amount, cause: 'offer' })",
  ]),
  change('EI-31 the bank is paid', 'countdown.ts', [
    "changeInfluence(table, dealer, { by: paid, cause: 'offer' })",
    '',
  ]),
  change('EI-32 the Dealer comes first', 'decisions/giveZero.ts', ['candidates[0] ?? 0', 'candidates.at(-1) ?? 0']),
  change('EI-32 the last zero is given by choice', 'countdown.ts', [
    'others.length === 0) return give',
    'others.length < 0) return give',
  ]),
  change('EI-34 the first card brings no more', 'material.ts', ['first: 3 }', 'first: 2 }']),
  change('EI-34 every card brings the Dealer Token', 'countdown.ts', ['if (first) {', 'if (card.num >= 0) {']),
  change('EI-38 levels may be below zero', 'table.ts', ['Math.max(0, valueOf(power) + mark)', 'valueOf(power) + mark']),
  change('EI-39 a marked zero is a zero', 'facts.ts', [
    'levelOfSeat(seatAt(state, seat)) === 0',
    'seatAt(state, seat).power?.up === false',
  ]),
  change('section 6 among the best offers the last wins', 'usualPick.ts', [
    '.find((seat) => best.includes(seat))',
    '.findLast((seat) => best.includes(seat))',
  ]),
  change('section 6 no more time for the first card', 'countdown.ts', [
    'state.order.length === 0 && state.stack',
    'state.order.length < 0 && state.stack',
  ]),

  // Turns
  change('EI-43 a bare reveal is free', 'playCard.ts', [
    'spend(table, seat, cost)',
    'spend(table, seat, use ? cost : 0)',
  ]),
  change('EI-45 unused cards work too', 'playCard.ts', ['if (use) work(', 'work(']),
  change('EI-45 A cards may be revealed unused', 'play.ts', [
    "if (type === 'A' && !use)",
    "if (type === 'A' && !side)",
  ]),
  change('EI-46 a face-up card is played again', 'play.ts', ["if (own.up) return { code: 'card_face_up' }", '']),
  change('EI-48 unused cards are in effect', 'table.ts', ['slot.up && slot.used', 'slot.up']),
  change('EI-50 free things have the surcharge', 'play.ts', ['cost > 0 ? cost + surcharge : 0', 'cost + surcharge']),
  change('EI-50 all pay the surcharge', 'facts.ts', ['!== null && isAtZero(state, seat) ? 1', '!== null ? 1']),
  change('EI-51 at zero one may turn one’s own', 'acts.ts', [
    "prompt.purse.isZero ? { code: 'power_zero' } : null",
    'null',
  ]),
  change('EI-52 any coin for one token', 'material.ts', ['turnAny: 2', 'turnAny: 1']),
  change('EI-54 a change is free', 'decisions/turn.ts', [
    "changeInfluence(table, seat, { by: -COSTS.change, cause: 'change' })",
    '',
  ]),
  change('EI-55 all see the new card', 'decisions/turn.ts', [
    "{ kind: 'cardChanged', seat, side, card: null }",
    "{ kind: 'cardChanged', seat, side, card }",
  ]),
  change('EI-56 the discards are never shuffled in', 'decks.ts', [
    'piles[side].length === 0 && discards',
    'piles[side].length < 0 && discards',
  ]),
  change('EI-57 tokens go with the turn', 'turns.ts', [
    'if (extra) endTurns(table)',
    'seatAt(table.state, seat).tokens = 0\n  if (extra) endTurns(table)',
  ]),

  // Reveal
  change('EI-59 the windows start with seat 0', 'turns.ts', [
    'const seat = state.order[state.windows++]',
    'const seat = state.order.toSorted()[state.windows++]',
  ]),
  change('EI-60 a token is not needed', 'turns.ts', [
    'own.tokens >= REVEAL_COST + surchargeFor(state, seat)',
    'own.tokens >= 0',
  ]),
  change('EI-60 the toll does not matter', 'turns.ts', ['REVEAL_COST + surchargeFor(state, seat)', 'REVEAL_COST']),
  change('EI-60 those without R cards are skipped', 'turns.ts', [
    'return faceDown(own).length > 0 &&',
    "return faceDown(own).some((side) => ['L11', 'L12', 'R12', 'R13'].includes(own[side]?.card ?? '')) &&",
  ]),
  change('EI-61 I cards in a window', 'play.ts', [
    "IN_A_WINDOW: readonly CardType[] = ['R']",
    "IN_A_WINDOW: readonly CardType[] = ['R', 'I']",
  ]),

  // The count
  change('EI-66 the Idle Robot does not count', 'count.ts', [
    '...(state.idle ? ([',
    '...(state.idle && !state.pot ? ([',
  ]),
  change('EI-67 empty teams compete', 'count.ts', [
    'teams[team].members.length > 0',
    'teams[team].members.length >= 0',
  ]),
  change('EI-67 Neutral always competes', 'count.ts', [
    "ownerOf(state, 'L10') === null ? ['good', 'evil']",
    "ownerOf(state, 'L10') === -1 ? ['good', 'evil']",
  ]),
  change('EI-68 the Duck does nothing', 'count.ts', ['Math.min(...totals)', 'Math.max(...totals)']),
  change('EI-71 the Worker wins in any team', 'count.ts', [
    "(seat === worker && team === 'neutral')",
    'seat === worker',
  ]),
  change('EI-73 the gems stay', 'split.ts', ['table.state.pot = 0\n', '']),
  change('EI-83 two supports', 'split.ts', ['  withdraw(table, seat)\n  proposal.supporters', '  proposal.supporters']),
  change('EI-84 seven proposals', 'material.ts', ['MOST_PROPOSALS = 6', 'MOST_PROPOSALS = 7']),
  change('EI-84 the same again is another', 'split.ts', ['if (same) return', 'if (!table) return']),
  change('EI-86 all but one must agree', 'split.ts', [
    'supporters.length === winners.length',
    'supporters.length >= winners.length - 1',
  ]),
  change('EI-87 the bank makes up for it', 'split.ts', ['.slice(0, state.pot)', '']),
  change('EI-87 in the order of the seats', 'split.ts', [
    'state.order.filter((seat) => winners',
    'winners.filter((seat) => winners',
  ]),
  change('EI-90 beaten ones get the Handmaid’s', 'ending.ts', ["'R11', isWinner", "'R11', isBeaten"]),
  change('EI-90 Neutral is beaten', 'ending.ts', [" && teamAt(state, seat) !== 'neutral'", '']),

  // The end
  change('EI-92 discards stay', 'dealing.ts', ['state.piles[side].push(...state.discards[side])', '']),
  change('EI-93 the silent give all back', 'retain.ts', ['?.keep ?? held', '?.keep ?? []']),
  change('EI-100 more than ten', 'material.ts', ['TRIGGER = 10', 'TRIGGER = 11']),
  change('EI-101 round 21', 'material.ts', ['LAST_ROUND = 20', 'LAST_ROUND = 21']),
  change('EI-102 only E cards are asked for', 'decisions/endgame.ts', [
    'return phase.asked.map((seat) => {',
    "return phase.asked.filter((seat) => seatAt(state, seat).left?.card === 'L16').map((seat) => {",
  ]),
  change('EI-103 the Foreman comes before Tin Heart', 'material.ts', [
    "['R16', 'L17', 'L16', 'R17']",
    "['L17', 'R16', 'L16', 'R17']",
  ]),
  change('EI-103 the Engine comes before the Foreman', 'material.ts', [
    "['R16', 'L17', 'L16', 'R17']",
    "['R16', 'R17', 'L17', 'L16']",
  ]),
  change('EI-105 the Engine stops another round', 'endgame.ts', [
    'const isEnd = !resultOf(state)',
    'const isEnd = !!resultOf(state)',
  ]),
  change('EI-105 the Dove flies in round 20', 'endgame.ts', [' && state.round < LAST_ROUND', '']),
  change('EI-L16 the Dove flies for a leader', 'endgame.ts', [
    'other.influence > influence',
    'other.influence >= influence',
  ]),
  change('EI-L17 the Foreman takes from who has as much', 'material.ts', [
    "'rebel-foreman', ['E', 0, 1]",
    "'rebel-foreman', ['E', 0, 0]",
  ]),
  change('EI-110 the Engine’s owner wins with the others', 'path.ts', [': [alone]', ': [...leadersOf(state), alone]']),
  change('EI-111 silence agrees', 'path.ts', [
    'every((path) => path === first)',
    'every((path) => !path || path === first)',
  ]),

  // Cards
  change('EI-L01 three coins', 'effects/mind.ts', [
    '...pairsOf(others(board))]',
    '...pairsOf(others(board)), others(board)]',
  ]),
  change('EI-L03 only the holder knows', 'coins.ts', ['hidden.open = true', 'hidden.open = false']),
  change('EI-L03 the hidden face', 'effects/mind.ts', [
    'face: seatAt(table.state, seat).shown',
    'face: seatAt(table.state, seat).hidden.face',
  ]),
  change('EI-L04 two of the Idle Robot', 'effects/mind.ts', [
    '.filter(([one, other]) => one.holder !== other.holder)',
    '',
  ]),
  change('EI-L05 one’s own card', 'effects.ts', ['const may = seat !== board.me && card', 'const may = card']),
  change('EI-L06 three are drawn', 'material.ts', ['MUSE_DRAWS = 2', 'MUSE_DRAWS = 3']),
  change('EI-L06 EI-121 all still know it', 'decisions/cardChoice.ts', [
    'present.seen = present.up',
    'present.up = present.up === true',
  ]),
  change('EI-L07 two extra turns', 'effects/mind.ts', ['extra ? [] : [{}]', 'extra ? [{}] : [{}]']),
  change('EI-L08 looking is forbidden too', 'effects/mind.ts', [
    'work: (table, { seat, choices }) => look(',
    'touches: ({ seats }) => seats ?? [],\n  work: (table, { seat, choices }) => look(',
  ]),
  change('EI-L08 not against tossing', 'effects/mind.ts', ['touches: touchesHolder', 'touches: () => []']),
  change('EI-L08 not against its owner’s own action', 'play.ts', ['if (holder !== board.me && board', 'if (board']),
  change('EI-L08 the second question is asked', 'effects/mind.ts', [
    "ownerOf(table.state, 'L08') === target",
    "ownerOf(table.state, 'L08') === seat",
  ]),
  change('EI-120 Star Gears miss what is tossed later', 'coins.ts', [
    'stargazer === null || stargazer === holder',
    'stargazer !== -1',
  ]),
  change('EI-120 coins leave those who know them', 'coins.ts', [
    '[own.hidden, theirs.hidden] = [theirs.hidden, own.hidden]',
    '[own.hidden.face, theirs.hidden.face] = [theirs.hidden.face, own.hidden.face]',
  ]),
  change('EI-120 a turned coin is forgotten', 'coins.ts', [
    '  hidden.face = turned(hidden.face)\n',
    '  hidden.face = turned(hidden.face)\n  hidden.known = [seat]\n',
  ]),
  change('EI-121 a card turned down is forgotten', 'effects/body.ts', [
    'slot.used = false',
    'slot.used = slot.seen = false',
  ]),
  change('EI-R02 marks go with the card', 'effects/body.ts', [
    'setPower(table, seat, other)',
    'seatAt(table.state, seat).mark += 4\n    setPower(table, seat, other)',
  ]),
  change('EI-R04 tails take from the pot', 'effects/body.ts', ['state.pot += 1', 'state.pot -= 1']),
  change('EI-R05 a gap of two', 'material.ts', ["['I', 2, 3]", "['I', 2, 2]"]),
  change('EI-R06 the 0 may be turned', 'effects/body.ts', ['.power?.num ?? 0) > 0', '.power?.num ?? -1) >= 0']),
  change('EI-R07 a token from nobody', 'effects/body.ts', ['own && own.tokens > 0', 'own && own.tokens >= 0']),
  change('EI-R08 its owner earns from themself', 'spending.ts', [
    'owner === null || owner === payer',
    'owner === null',
  ]),
  change('EI-R08 it earns each time', 'spending.ts', ['state.tollEarned = true', '']),
  change('EI-R10 the Herald does not deal', 'facts.ts', ["ownerOf(state, 'R10') ?? state.dealer", 'state.dealer']),
  change('EI-R13 on oneself', 'effects/effect.ts', ['=> seat !== me)', '=> seat !== me || me === 0)']),
  change('EI-R13 four', 'material.ts', ["['R', 1, -3]", "['R', 1, -4]"]),
  change('EI-R12 four', 'material.ts', ["['R', 1, 3]", "['R', 1, 4]"]),

  // What is hidden
  change('EI-5 face-down cards are seen', 'view.ts', [
    'isOwn || seen || isOver',
    'isOwn || up || seen || isOver || card !== null',
  ]),
  change('EI-24 raised hands are seen at once', 'view.ts', [
    'const answer = answers.find(({ seat }) => seat === viewer)',
    'const answer = answers.find(({ seat }) => seat >= 0 && viewer !== null)',
  ]),
  change('EI-112 nothing is shown in the end', 'view.ts', ['isOwn || seen || isOver ?', 'isOwn || seen ?']),
]
