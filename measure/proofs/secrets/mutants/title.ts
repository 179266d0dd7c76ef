import { CORE, ROBOT_REVOLUTION, type Mutant } from './mutant.ts'

/** Leaks of the rules and of what the core makes of them. */
export const TITLE: readonly Mutant[] = [
  {
    layer: 'view',
    name: 'the view has the top of the deck',
    file: `${ROBOT_REVOLUTION}/view.ts`,
    find: 'deckSize: state.deck.length,',
    replace: 'deckSize: state.deck.length, deckTop: state.deck[0],',
  },
  {
    layer: 'view',
    name: 'the view shows face-down cards to all',
    file: `${ROBOT_REVOLUTION}/view.ts`,
    find: '(laid.faceUp ?',
    replace: '(true ?',
  },
  {
    layer: 'view',
    name: 'a face-down card is as wide as its name',
    file: `${ROBOT_REVOLUTION}/view.ts`,
    find: ': { hidden: true }',
    replace: ': { hidden: true, width: laid.card.length }',
  },
  {
    layer: 'event',
    name: 'the deal is told to all',
    file: `${ROBOT_REVOLUTION}/deck.ts`,
    find: 'table.whisper([seat], { ...facts, cards }, { ...facts, cards: null })',
    replace: 'table.tell({ ...facts, cards })',
  },
  {
    layer: 'event',
    name: 'those who should not hear hear the same',
    file: `${CORE}/update.ts`,
    find: '? each.event : each.rest',
    replace: '? each.event : each.rest && each.event',
  },
  {
    layer: 'question',
    name: 'everybody is shown the question that is put to one',
    file: `${CORE}/update.ts`,
    find: "asks: viewer === 'spectator' ? null : owedBy(viewer, put),",
    replace: 'asks: owedBy(state.phase.seat, put),',
  },
  {
    layer: 'question',
    name: 'whom the table awaits comes with what they hold',
    file: `${CORE}/owed.ts`,
    find: "all.push({ seat, kind, done: shows === 'answered' ? !prompt : null })",
    replace: 'all.push({ seat, kind, done: null, prompt })',
  },
  {
    layer: 'refusal',
    name: 'a refusal says whether somebody else holds the card',
    file: `${CORE}/refusedMoves.ts`,
    find: "if (!asked || asked.kind !== move.kind) return { code: 'not_your_decision' }",
    replace: `if (!asked || asked.kind !== move.kind) {
      const [card] = /[0-9AJKQ]+[CDHS](#2)?/.exec(JSON.stringify(move.action)) ?? ['none']
      const theirs = JSON.stringify(owed(game, position.state, position.state.phase.seat))
      return { code: 'not_your_decision', held: String(theirs.includes(card)) }
    }`,
  },
]
