import { INFLUENCE, type Mutant } from './mutant.ts'
import { INFLUENCE_ROOM } from './influenceRoom.ts'

/** Leaks of Evil Robots: Influence, by its rules or by what the room makes of them. */
export const INFLUENCE_LEAKS: readonly Mutant[] = [
  {
    layer: 'view',
    name: 'a hidden coin is seen by all once somebody has looked at it',
    deal: 'looks',
    file: `${INFLUENCE}/view.ts`,
    find: 'const isKnown = isOver || hidden.open ||',
    replace: 'const isKnown = isOver || hidden.open || hidden.known.length > 1 ||',
  },
  {
    layer: 'view',
    name: 'who has looked at a coin knows the next one in its place',
    deal: 'looks',
    file: `${INFLUENCE}/coins.ts`,
    find: 'own.hidden = newHidden(table.state, seat, tossed(table.rng))',
    replace: 'own.hidden = { ...newHidden(table.state, seat, tossed(table.rng)), known: own.hidden.known }',
  },
  {
    layer: 'view',
    name: 'the view shows the hidden coin of who has had a turn',
    file: `${INFLUENCE}/view.ts`,
    find: 'hidden: isKnown ? hidden.face : null,',
    replace: 'hidden: isKnown || own.power ? hidden.face : null,',
  },
  {
    layer: 'view',
    name: 'a back tells of which half of its deck it is',
    file: `${INFLUENCE}/view.ts`,
    find: ": { kind: 'back' }",
    replace: ": { kind: 'back', isLate: card[1] === '1' }",
  },
  {
    layer: 'view',
    name: 'watchers see the cards that lie face-down',
    file: `${INFLUENCE}/view.ts`,
    find: 'seenSeat(own, { viewer, isOwn: viewer === seat, isOver })',
    replace: "seenSeat(own, { viewer, isOwn: viewer === seat || viewer === 'spectator', isOver })",
  },
  {
    layer: 'view',
    name: 'the view has the next card of a pile',
    file: `${INFLUENCE}/view.ts`,
    find: 'piles: { left: state.piles.left.length,',
    replace: 'piles: { top: state.piles.right[0], left: state.piles.left.length,',
  },
  {
    layer: 'view',
    name: 'hands are seen as they are raised',
    file: `${INFLUENCE}/view.ts`,
    find: "return { kind: 'claim', first: phase.first, asked: [...phase.asked] }",
    replace: `const raised = phase.answers.filter(({ raise }) => raise).map(({ seat }) => seat)
      return { kind: 'claim', first: phase.first, asked: [...phase.asked], raised }`,
  },
  {
    layer: 'view',
    name: 'the Dealer sees offers as they come in',
    file: `${INFLUENCE}/view.ts`,
    find: "return { kind: 'offer', dealer: phase.dealer, raised: [...phase.raised], asked: [...phase.asked] }",
    replace: `return {
        ...{ kind: 'offer', dealer: phase.dealer, raised: [...phase.raised], asked: [...phase.asked] },
        ...(viewer === phase.dealer ? { offers: phase.answers.map(copyOffer) } : {}),
      }`,
  },
  {
    layer: 'view',
    name: 'watchers see what Muse has drawn',
    deal: 'Muse',
    file: `${INFLUENCE}/view.ts`,
    find: 'const cards = seat === viewer ?',
    replace: "const cards = seat === viewer || viewer === 'spectator' ?",
  },
  {
    layer: 'event',
    name: 'each card dealt is told to all',
    file: `${INFLUENCE}/dealing.ts`,
    find: "table.whisper([seat], { kind: 'robotDealt', seat, side, card }, { kind: 'robotDealt', seat, side, card: null })",
    replace: "table.tell({ kind: 'robotDealt', seat, side, card })",
  },
  {
    layer: 'event',
    name: 'a toss is told with the hidden coin',
    file: `${INFLUENCE}/coins.ts`,
    find: "{ kind: 'coinsTossed', holder: seat, by, hidden: null, shown: [...shown] }",
    replace: "{ kind: 'coinsTossed', holder: seat, by, hidden: own.hidden.face, shown: [...shown] }",
  },
  {
    layer: 'event',
    name: 'what a look has shown is told to all',
    deal: 'looks',
    file: `${INFLUENCE}/coins.ts`,
    find: "{ kind: 'looked', by, seats: [...seats], faces: null }",
    replace: "{ kind: 'looked', by, seats: [...seats], faces }",
  },
  {
    layer: 'event',
    name: 'the new face of a hidden coin is told to who does not know it',
    deal: 'coins',
    file: `${INFLUENCE}/coins.ts`,
    find: 'filter((seat) => coins.every((coin) => knows(coin, seat)))',
    replace: 'filter((seat) => coins.length > 0 || knows(coins[0], seat))',
  },
  {
    layer: 'event',
    name: 'Clockwork Scribe tells whether the coin had another face',
    deal: 'coins',
    file: `${INFLUENCE}/coins.ts`,
    find: `  hidden.face = face
  hidden.open = true
  table.tell({ kind: 'coinSet', seat, by, face })`,
    replace: `  table.tell({ kind: 'coinSet', seat, by, face, isNew: hidden.face !== face })
  hidden.face = face
  hidden.open = true`,
  },
  {
    layer: 'event',
    name: 'Muse tells whether another card was kept',
    deal: 'Muse',
    file: `${INFLUENCE}/decisions/cardChoice.ts`,
    find: "{ kind: 'museKept', seat, card: null }",
    replace: "{ kind: 'museKept', seat, card: null, ...(kept === undefined ? {} : { isNew: true }) }",
  },
  {
    layer: 'event',
    name: 'a card is changed for all to see',
    file: `${INFLUENCE}/decisions/turn.ts`,
    find: "{ kind: 'cardChanged', seat, side, card: null }",
    replace: "{ kind: 'cardChanged', seat, side, card }",
  },
  {
    layer: 'event',
    name: 'cards that are given back are named',
    file: `${INFLUENCE}/retain.ts`,
    find: `    for (const side of returned) giveBack(state, own, side)
    table.tell({ kind: 'retained', seat,`,
    replace: `    const named = returned.map((side) => own[side]?.card)
    for (const side of returned) giveBack(state, own, side)
    table.tell({ kind: 'retained', seat, named,`,
  },
  {
    layer: 'event',
    name: 'that somebody has nothing to show in the end is told',
    deal: 'to the end',
    file: `${INFLUENCE}/decisions/endgame.ts`,
    find: 'resolve({ state }, seat, { sides }) {',
    replace: `resolve({ state, tell }, seat, { sides }) {
    if (sides.length === 0) tell({ kind: 'revealPassed', seat })`,
  },
  {
    layer: 'question',
    name: 'Mirror Preacher asks only where turning would change the team',
    deal: 'looks',
    file: `${INFLUENCE}/effects/mind.ts`,
    find: "if (ownerOf(table.state, 'L08') === target) return",
    replace: `const { hidden, shown } = seatAt(table.state, target)
    if (ownerOf(table.state, 'L08') === target || hidden.face === shown) return`,
  },
  {
    layer: 'question',
    name: 'who is on turn is asked with the cards of all',
    file: `${INFLUENCE}/board.ts`,
    find: 'left: own.left?.up ? own.left.card : null,',
    replace: 'left: own.left?.card ?? null,',
  },
  {
    layer: 'window',
    name: 'a Reveal window is opened for Reveal cards alone',
    file: `${INFLUENCE}/turns.ts`,
    find: 'return faceDown(own).length > 0 &&',
    replace: 'return faceDown(own).some((side) => /L1[1-5]|R1[2-5]/.test(own[side].card)) &&',
  },
  {
    layer: 'window',
    name: 'at the end only who holds an Endgame card is asked',
    deal: 'to the end',
    file: `${INFLUENCE}/endgame.ts`,
    find: "state.phase = { kind: 'endgame', asked: holdingSeats(state), answers: [] }",
    replace: `const asked = holdingSeats(state).filter((seat) =>
    ['left', 'right'].some((side) => /[LR]1[67]/.test(state.seats[seat][side]?.card)),
  )
  state.phase = { kind: 'endgame', asked, answers: [] }`,
  },
  {
    layer: 'window',
    name: 'who has said something to a card on offer is shown',
    file: `${INFLUENCE}/decisions/claim.ts`,
    find: "shows: 'asked'",
    replace: "shows: 'answered'",
  },
  {
    layer: 'window',
    name: 'who has made an offer is shown',
    file: `${INFLUENCE}/decisions/offer.ts`,
    find: "shows: 'asked'",
    replace: "shows: 'answered'",
  },
  {
    layer: 'window',
    name: 'who has sorted their cards is shown',
    file: `${INFLUENCE}/decisions/retain.ts`,
    find: "shows: 'asked'",
    replace: "shows: 'answered'",
  },
  {
    layer: 'window',
    name: 'which winner has chosen a path is shown',
    deal: 'to the end',
    file: `${INFLUENCE}/decisions/path.ts`,
    find: "shows: 'asked'",
    replace: "shows: 'answered'",
  },
  ...INFLUENCE_ROOM,
]
