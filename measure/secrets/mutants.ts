import type { Plant } from '../wire/bundle.ts'

/** A known leak. Each must show as two worlds that differ, or the measure does not see what it says it sees. */
export interface Mutant extends Plant {
  name: string
}

const ENGINE = 'packages/engine/src/core'
const TITLE = 'packages/engine/src/games/robot-revolution'
const ROOM = 'party/room'

export const MUTANTS: readonly Mutant[] = [
  {
    name: 'the view has the top of the deck',
    file: `${TITLE}/view.ts`,
    find: 'deckSize: state.deck.length,',
    replace: 'deckSize: state.deck.length, deckTop: state.deck[0],',
  },
  {
    name: 'the view shows face-down cards to all',
    file: `${TITLE}/view.ts`,
    find: '(faceUp || isOwn ?',
    replace: '(true ?',
  },
  {
    name: 'a face-down card is as wide as its name',
    file: `${TITLE}/view.ts`,
    find: ': { hidden: true }',
    replace: ': { hidden: true, width: card.length }',
  },
  {
    name: 'the deal is told to all',
    file: `${TITLE}/deck.ts`,
    find: 'table.whisper([seat], { ...facts, cards }, { ...facts, cards: null })',
    replace: 'table.tell({ ...facts, cards })',
  },
  {
    name: 'those who should not hear hear the same',
    file: `${ENGINE}/update.ts`,
    find: 'return each.rest ? [each.rest] : []',
    replace: 'return each.rest ? [each.event] : []',
  },
  {
    name: 'everybody is shown the question that is put to one',
    file: `${ENGINE}/update.ts`,
    find: "asks: viewer === 'spectator' ? null : owedBy(viewer, put),",
    replace: 'asks: owedBy(state.phase.seat, put),',
  },
  {
    name: 'whom the table awaits comes with what they hold',
    file: `${ENGINE}/owed.ts`,
    find: "all.push({ seat, kind, done: shows === 'answered' ? !prompt : null })",
    replace: 'all.push({ seat, kind, done: null, prompt })',
  },
  {
    name: 'a refusal says whether somebody else holds the card',
    file: `${ENGINE}/match.ts`,
    find: "if (!asked || asked.kind !== move.kind) return { code: 'not_your_decision' }",
    replace: `if (!asked || asked.kind !== move.kind) {
      const [card] = /[0-9AJKQ]+[CDHS](#2)?/.exec(JSON.stringify(move.action)) ?? ['none']
      const theirs = JSON.stringify(owed(game, position.state, position.state.phase.seat))
      return { code: 'not_your_decision', held: String(theirs.includes(card)) }
    }`,
  },
  {
    name: 'a patch says how much changed for all',
    file: `${ROOM}/stream.ts`,
    find: 'const counted = { match: match.head.id, n, since: had.n, told }',
    replace:
      'const counted = { match: match.head.id, n, since: had.n, told, all: JSON.stringify(match.changes).length }',
  },
  {
    name: 'the log after a reload is not filtered',
    file: `${ROOM}/stream.ts`,
    find: 'told: heardSince(match, viewer, known),',
    replace: 'told: match.log.flatMap((entry) => entry.told.map(({ event }) => event)),',
  },
  {
    name: 'the first frame is that of the first seat',
    file: `${ROOM}/news.ts`,
    find: 'table: room.match ? wholeFrame(room.match, viewerOf(room, device), 0) : null,',
    replace: 'table: room.match ? wholeFrame(room.match, 0, 0) : null,',
  },
  {
    name: 'the whole table once more is that of the first seat',
    file: `${ROOM}/news.ts`,
    find: 'return { table: room.match ? wholeFrame(room.match, viewerOf(room, device), 0) : null }',
    replace: 'return { table: room.match ? wholeFrame(room.match, 0, 0) : null }',
  },
  {
    name: 'the public facts know the next card',
    file: `${ROOM}/news.ts`,
    find: 'watchers: watchersOf(room), match }',
    replace: 'watchers: watchersOf(room), match, next: room.match?.position.state.deck?.[0] }',
  },
  {
    name: 'a hand that is long to read has a longer clock',
    file: `${ROOM}/clock.ts`,
    find: 'const until = limit === null ? null : from + limit',
    replace: 'const until = limit === null ? null : from + limit + JSON.stringify(prompt).length',
  },
  {
    name: 'a computer player thinks longer with some cards',
    file: `${ROOM}/tin.ts`,
    find: 'return since + pause(match, seat, range) * at.second',
    replace: 'return since + pause(match, seat, range) * at.second + JSON.stringify(asks).length',
  },
  {
    name: 'a count goes by how much all were told',
    file: `${ROOM}/stream.ts`,
    find: 'return (ns[place] ?? 0) + (isNews ? 1 : 0)',
    replace: 'return (ns[place] ?? 0) + (isNews ? JSON.stringify(changes).length : 0)',
  },
  {
    name: 'one frame is made for all seats',
    file: `${ROOM}/Audience.ts`,
    find: '(downs.get(chair) ?? newsFor(',
    replace: '([...downs.values()][0] ?? newsFor(',
  },
  {
    name: 'the watchers look over the shoulder of the first seat',
    file: `${ROOM}/Audience.ts`,
    find: "const down = news(state, 'spectator',",
    replace: 'const down = news(state, 0,',
  },
  {
    name: 'the page is that of who came first',
    file: `${ROOM}/Room.ts`,
    find: 'return Promise.resolve(state && firstSight(state, device, this.#moment()))',
    replace: 'return Promise.resolve(state && firstSight(state, state.devices[0].hash, this.#moment()))',
  },
  {
    name: 'who asks by HTTP learns the next card',
    file: `${ROOM}/door.ts`,
    find: 'chairs: chairs.map(({ kind }) => kind), watchers }',
    replace: 'chairs: chairs.map(({ kind }) => kind), watchers, next: room.match?.position.state.deck?.[0] }',
  },
]
