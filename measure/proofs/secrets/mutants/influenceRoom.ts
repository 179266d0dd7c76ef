import { CORE, INFLUENCE, ROOM, type Mutant } from './mutant.ts'

/** What the core and the room could make of the secrets of Evil Robots: Influence. */
export const INFLUENCE_ROOM: readonly Mutant[] = [
  {
    layer: 'refusal',
    name: 'a refusal tells of the hidden coin of the last seat',
    file: `${CORE}/refusedMoves.ts`,
    find: "if (!asked || asked.kind !== move.kind) return { code: 'not_your_decision' }",
    replace: `if (!asked || asked.kind !== move.kind)
    return { code: position.state.seats.at(-1).hidden.face === 'H' ? 'late' : 'not_your_decision' }`,
  },
  {
    layer: 'refusal',
    name: 'all hear that somebody has tried a card that may not be played now',
    file: `${ROOM}/Room.ts`,
    find: 'if (taken.refused) line.tell({ no: { id, ...taken.refused } })',
    replace: `const isCard = taken.refused?.code === 'wrong_type'
    for (const other of isCard ? this.ctx.getWebSockets() : []) other.send(JSON.stringify({ no: { id: null, ...taken.refused } }))
    if (taken.refused) line.tell({ no: { id, ...taken.refused } })`,
  },
  {
    layer: 'clock',
    name: 'there is more time for cards that do more',
    file: `${ROOM}/match/clock.ts`,
    find: 'const until = limit === null ? null : deadline(began, lead + limit)',
    replace:
      'const until = limit === null ? null : deadline(began, lead + limit + (JSON.stringify(prompt).match(/[LR]0\\d/g)?.length ?? 0))',
  },
  {
    layer: 'clock',
    name: 'a window is open longer where somebody holds an Endgame card',
    file: `${ROOM}/match/clock.ts`,
    find: 'const due = latest(deadline(began, lead + limit), kept, least)',
    replace: `const late = /[LR]1[67]/.test(JSON.stringify(owing(game, position.state))) ? 1 : 0
  const due = latest(deadline(began, lead + limit + late), kept, least)`,
  },
  {
    layer: 'bot',
    name: 'a tin robot thinks longer with heads hidden',
    file: `${ROOM}/match/bots.ts`,
    find: 'return least + ((most - least) * thousandths) / 1000',
    replace: `const slow = match.scenes[seat].view.seats?.[seat]?.hidden === 'H' ? 1 : 0
  return least + ((most - least) * thousandths) / 1000 + slow`,
  },
  {
    layer: 'bot',
    name: 'a tin robot is quick where it can use no card',
    file: `${ROOM}/match/bots.ts`,
    find: 'return since + pause(match, seat, range) * at.second',
    replace: `const isIdle = !/"[LR]1[1-5]"/.test(JSON.stringify(asks?.prompt.hand ?? null))
  return since + pause(match, seat, range) * (isIdle ? 0.5 : 1) * at.second`,
  },
  {
    layer: 'counter',
    name: 'frames count what anybody has said under seal',
    file: `${ROOM}/match/scenes.ts`,
    find: '!isSame(match.scenes[place] ?? null, scenes[place])',
    replace: 'scenes.some((scene, at) => !isSame(match.scenes[at] ?? null, scene))',
  },
  {
    layer: 'patch',
    name: 'a patch says how much changed for all together',
    file: `${ROOM}/match/scenes.ts`,
    find: 'return { n, ...(had.n === n - 1 ? {} : { since: had.n }), told, ...late, patch }',
    replace: `const all = JSON.stringify(match.scenes).length
  return { n, ...(had.n === n - 1 ? {} : { since: had.n }), told, ...late, patch, all }`,
  },
  {
    layer: 'resync',
    name: 'the whole scene comes with the number of all answers, sealed or not',
    file: `${ROOM}/match/scenes.ts`,
    find: 'since: known,',
    replace: 'since: known, rows: match.log.length,',
  },
  {
    layer: 'log',
    name: 'who comes late hears which cards were dealt',
    file: `${ROOM}/match/scenes.ts`,
    find: 'known + 1).flatMap((entry) => hear(entry.told, viewer))',
    replace: 'known + 1).flatMap((entry) => [...entry.told.map(({ event }) => event)])',
  },
  {
    layer: 'room',
    name: 'how often the stream is read goes by a hidden coin',
    file: `${INFLUENCE}/coins.ts`,
    find: '  own.shown = tossed(table.rng)\n',
    replace: `  if (own.hidden.face === 'H') table.rng.int(2)
  own.shown = tossed(table.rng)
`,
  },
  {
    layer: 'HTTP',
    name: 'who asks by HTTP learns how many hidden coins are heads',
    file: `${ROOM}/frames/looking.ts`,
    find: 'chairs: chairs.map(({ kind }) => kind), watchers }',
    replace: `chairs: chairs.map(({ kind }) => kind), watchers,
    heads: room.match?.position.state.seats.filter(({ hidden }) => hidden.face === 'H').length }`,
  },
  {
    layer: 'page',
    name: 'a page is drawn with the Left cards of all beside it',
    file: `${ROOM}/RoomRpc.ts`,
    find: 'return room && sightFor(room, this.#deviceOf(token), this.moment())',
    replace: `return room && {
      ...sightFor(room, this.#deviceOf(token), this.moment()),
      cards: room.match?.position.state.seats.map(({ left }) => left),
    }`,
  },
]
