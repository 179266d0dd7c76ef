import { change, type RuleMutant } from '../../testing/ruleMutant.ts'

/** The tests of this folder must notice every one of them. */
export const MUTANTS: readonly RuleMutant[] = [
  // Material and strength
  change('RR-2 a queen is worth as much as a jack', 'material.ts', ['value: 12', 'value: 11']),
  change('RR-3 five seats play with one deck', 'material.ts', ['[0, 0, 1, 1, 1, 2, 2]', '[0, 0, 1, 1, 1, 1, 2]']),
  change('RR-33 an ace has Nobility', 'material.ts', ["value: 14, kind: 'ace'", "value: 14, kind: 'face'"]),
  change('RR-41 tens have no Rank and File', 'material.ts', ["value: 10, kind: 'number'", "value: 10, kind: 'ace'"]),
  change('RR-40 Rank and File for each further card', 'strength.ts', ['before.length === 1', 'before.length >= 1']),
  change('RR-41 nobles have Rank and File', 'strength.ts', ['isNumbered(card) && before', 'before']),
  change('RR-42 two suits are shared code', 'strength.ts', ['cards.every((card)', 'cards.some((card)']),
  change('RR-45 a lone card is always enough', 'strength.ts', ['cards.length < options.sharedCodeMin', 'false']),
  change('RR-45 shared code needs more than the option says', 'strength.ts', [
    'cards.length < options',
    'cards.length <= options',
  ]),

  // Deck and dealing
  change('RR-5 the deck is refilled when one card is left', 'deck.ts', [
    'state.deck.length > 0 || state',
    'state.deck.length > 1 || state',
  ]),
  change('RR-5 the discard pile is not shuffled', 'deck.ts', ['  rng.shuffle(state.deck)\n', '']),
  change('RR-5 the discard pile stays as well', 'deck.ts', ['state.discard = []', 'state.discard = [...state.deck]']),
  change('RR-6 no refill within a deal', 'deck.ts', ['      refill(table)\n    }', '    }']),
  change('RR-6 a reshuffle does not end a run', 'deck.ts', [
    '      endRun(table, shares)\n      refill',
    '      refill',
  ]),
  change('RR-8 cards are dealt the other way round', 'deck.ts', [
    'turnOrder(state).map(emptyShare)',
    'turnOrder(state).map(emptyShare).reverse()',
  ]),
  change('section 8 all hear which cards were dealt', 'deck.ts', ['{ ...facts, cards: null }', '{ ...facts, cards }']),
  change('RR-69 the deck is not refilled after a round', 'flow.ts', [
    "  refill(table) // RR-69: one check after all the round's discards\n",
    '',
  ]),

  // Setup
  change('RR-10 the lowest card is Primary Unit', 'setup.ts', ['Math.max(...draws', 'Math.min(...draws']),
  change('RR-12 all cut again', 'setup.ts', ['cutting = best', 'cutting = state.seats.map((_, seat) => seat)']),
  change('RR-13 the deck is not shuffled after the cut', 'setup.ts', [
    '  table.rng.shuffle(state.deck) // RR-13\n',
    '',
  ]),
  change('RR-14 mulligans begin with the first seat', 'setup.ts', [
    "{ kind: 'mulligan', seat: state.primary }",
    "{ kind: 'mulligan', seat: 0 }",
  ]),
  change('RR-14 the deck is not shuffled for a mulligan', 'decisions/mulligan.ts', ['  rng.shuffle(state.deck)\n', '']),
  change('RR-14 the old hand does not go back', 'decisions/mulligan.ts', ['  state.deck.push(...own.hand)\n', '']),
  change('RR-16 all see the new hand', 'decisions/mulligan.ts', [
    'cards: drawAnew(table, seat) }, facts)',
    'cards: drawAnew(table, seat) }, { ...facts, cards: seatAt(table.state, seat).hand })',
  ]),
  change('section 6 the clock takes a mulligan', 'decisions/mulligan.ts', [
    'fallback: () => ({ take: false })',
    'fallback: () => ({ take: true })',
  ]),
  change('RR-17 the generals go into the hand', 'setup.ts', ['generals: cards }', 'hand: cards }']),

  // The round
  change('RR-19 the marker is passed in round 1', 'flow.ts', ['if (!isFirst) passMarker', 'passMarker']),
  change('RR-19 the marker stays', 'flow.ts', ['if (next !== undefined) state.primary = next', 'return']),
  change('RR-20 cards are dealt in round 1', 'flow.ts', ['if (!isFirst) dealHands', 'dealHands']),
  change('RR-19 RR-21 fallen seats keep their turn', 'table.ts', ['if (seatAt(state, seat).living) order', 'order']),
  change('RR-22 three cards are played face down', 'material.ts', ['PLAYED_DOWN = 2', 'PLAYED_DOWN = 3']),
  change('RR-24 a seat without cards has a face-down turn', 'flow.ts', [
    'hand.length > 0)\n  if (next === undefined) endRound',
    'hand.length >= 0)\n  if (next === undefined) endRound',
  ]),
  change('RR-27 face-down cards are laid open', 'decisions/faceDown.ts', ['faceUp: false', 'faceUp: true']),
  change('RR-28 all hear which cards were played face down', 'decisions/faceDown.ts', [
    '{ ...facts, cards: null }',
    '{ ...facts, cards: laid.map(({ card }) => card) }',
  ]),
  change('RR-29 cards stay face down', 'battle.ts', ['{ ...laid, faceUp: true }', 'laid']),
  change('RR-56 a card goes under the stack', 'decisions/play.ts', [
    '[...stackAt(state, battlefield, seat), { card, faceUp: play.faceUp, sideways: false }]',
    '[{ card, faceUp: play.faceUp, sideways: false }, ...stackAt(state, battlefield, seat)]',
  ]),
  change('section 6 the second default card goes to the same place', 'decisions/faceDown.ts', [
    'spare(state, seat, [first])',
    'first',
  ]),

  // Nobility
  change('RR-32 the chain ends with the second card', 'decisions/playUp.ts', [
    'isFace(card) &&',
    'isFace(card) && !byNobility &&',
  ]),
  change('RR-36 Nobility is asked with an empty hand', 'decisions/playUp.ts', ['hand.length > 0', 'hand.length >= 0']),
  change('section 8 a play by Nobility is told as an ordinary one', 'decisions/playUp.ts', [
    "=== 'noble'",
    "!== 'noble'",
  ]),

  // Battles
  change('RR-47 the lowest wins', 'battle.ts', ['Math.max(...totals', 'Math.min(...totals']),
  change('RR-51 a tie is won by the first seat', 'battle.ts', ['best && others.length === 0 ?', 'best ?']),
  change('RR-52 an empty battlefield is a tie', 'battle.ts', ["return 'empty'", "return 'tie'"]),
  change('RR-54 the winner keeps all its cards', 'battle.ts', [
    'staying ? turned(stack) : []',
    'staying ? [...stack] : []',
  ]),
  change('RR-54 the primary card does not turn', 'battle.ts', ['{ ...primary, sideways: true }', 'primary']),
  change('RR-55 the hold stays after a breakthrough', 'battle.ts', [
    'winner === null || isBreakthrough ? null',
    'winner === null ? null',
  ]),
  change('RR-57 the last card is the primary one', 'battle.ts', [
    'const [primary] = stack',
    'const primary = stack.at(-1)',
  ]),
  change('RR-58 every win is a breakthrough', 'battle.ts', [
    '.some((laid) => laid.sideways)',
    '.some((laid) => laid.faceUp)',
  ]),

  // Generals and the end
  change('RR-18 the last general is lost first', 'generals.ts', ['generals.slice(0, hits)', 'generals.slice(-hits)']),
  change('RR-62 a breakthrough hits its own seat too', 'generals.ts', [
    'struck - seatAt(table.state, seat).breakthroughsThisRound',
    'struck',
  ]),
  change('RR-63 RR-66 to lose the last general is to fall', 'generals.ts', [
    'hits > cards.length',
    'hits >= cards.length',
  ]),
  change('RR-64 hits of a round count again', 'flow.ts', [
    'seat.breakthroughsThisRound > 0',
    'seat.breakthroughsThisRound < 0',
  ]),
  change('RR-67 all see the general picked up', 'generals.ts', ['{ ...facts, cards: null }', '{ ...facts, cards }']),
  change('RR-68 a fallen seat keeps its holds on the table', 'generals.ts', [
    '    changeSides(state, battlefield, sidesOf(state, battlefield).with(seat, []))\n',
    '',
  ]),
  change('RR-69 a hand is shown in the order received', 'generals.ts', [
    '...inPrintedOrder(state, own.hand)',
    '...own.hand',
  ]),
  change('RR-70 two seats are ranked by breakthroughs', 'standings.ts', ['state.seats.length > 2 && ', '']),
  change('RR-71 the match ends with the first fall', 'standings.ts', [
    'livingSeats(state) <= 1 ||',
    'livingSeats(state) < state.seats.length ||',
  ]),
  change('RR-72 the whole match counts before the round', 'standings.ts', [
    '[breakthroughsThisRound, breakthroughs]',
    '[breakthroughs, breakthroughsThisRound]',
  ]),
  change('RR-73 the match ends after round 29', 'material.ts', ['ROUND_LIMIT = 30', 'ROUND_LIMIT = 29']),
  change('section 9 who fell first has the better place', 'standings.ts', ['fellIn ?? 0', '-(fellIn ?? 0)']),
  change('section 9 those who share first place have won', 'standings.ts', [
    'best?.length === 1 ? best : []',
    'best ?? []',
  ]),

  // What is seen, and what is refused
  change('RR-28 all see face-down cards', 'view.ts', ['laid.faceUp ? lying', 'laid.faceUp || true ? lying']),
  change('RR-28 a seat does not see its own face-down cards', 'view.ts', [
    'SeenStack => stack.map(lying)',
    'SeenStack => stack.map(() => ({ hidden: true }))',
  ]),
  change('RR-68 the fallen see their hand', 'view.ts', ['own?.living ? own', 'own ? own']),
  change('section 7 everything is open during the match', 'view.ts', [
    "state.phase.kind === 'over' ? laidOpen",
    'state.phase ? laidOpen',
  ]),
  change('section 11 the count is checked before the cards', 'decisions/faceDown.ts', [
    '  const held: readonly string[] = hand\n',
    "  const held: readonly string[] = hand\n  if (plays.length !== count) return { code: 'wrong_card_count' }\n",
  ]),
  change('section 11 a card may be played twice', 'decisions/faceDown.ts', ['size < plays.length', 'size < 0']),
]
