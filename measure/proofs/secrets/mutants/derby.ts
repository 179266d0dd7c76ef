import { CORE, DERBY, ROOM, type Mutant } from './mutant.ts'

/** Leaks of Cardbot Derby, by its rules or by what the room makes of them. */
export const DERBY_LEAKS: readonly Mutant[] = [
  {
    layer: 'view',
    name: 'all see the programs while a ping waits',
    file: `${DERBY}/view.ts`,
    find: 'own.seat === viewer ? [ownRobot',
    replace: "own.seat === viewer || (own.seat !== null && state.phase.kind === 'ping') ? [ownRobot",
  },
  {
    layer: 'view',
    name: 'the view has the top of each pile',
    file: `${DERBY}/view.ts`,
    find: 'pileSize: own.pile.length,',
    replace: 'pileSize: own.pile.length, top: own.pile[0],',
  },
  {
    layer: 'view',
    name: 'an owner sees what lies lowest in the own pile',
    file: `${DERBY}/view.ts`,
    find: 'const ownRobot = ({ drawn, draft, program }: Robot, robot: number): OwnRobot => ({',
    replace: 'const ownRobot = ({ drawn, draft, program, pile }: Robot, robot: number) => ({\n  lowest: pile.at(-1),',
  },
  {
    layer: 'view',
    name: 'commands are shown one step early',
    file: `${DERBY}/view.ts`,
    find: 'race: state.race ? seenRace(state.race) : null,',
    replace: `race: state.race ? seenRace(state.race) : null,
    soon: state.phase.kind === 'ping' ? state.robots.map((own) => own.program?.[state.phase.then.step + 1]) : [],`,
  },
  {
    layer: 'view',
    name: 'a drone’s commands are shown as soon as it has them',
    deal: 'drones',
    file: `${DERBY}/view.ts`,
    find: 'hasProgram: own.program !== null,',
    replace: 'hasProgram: own.program !== null, plan: own.seat === null ? own.program : null,',
  },
  {
    layer: 'view',
    name: 'watchers see the drafts',
    file: `${DERBY}/view.ts`,
    find: 'own.seat === viewer ? [ownRobot',
    replace: "own.seat === viewer || viewer === 'spectator' ? [ownRobot",
  },
  {
    layer: 'event',
    name: 'what is drawn is told to all',
    file: `${DERBY}/flow.ts`,
    find: 'else table.whisper([own.seat], { ...facts, cards: [...own.drawn] }, facts)',
    replace: 'else table.tell({ ...facts, cards: [...own.drawn] })',
  },
  {
    layer: 'event',
    name: 'that somebody arranges cards is told',
    file: `${DERBY}/offers/arrange.ts`,
    find: 'resolve({ state }, _seat, { robot, order }) {',
    replace: `resolve({ state, tell }, _seat, { robot, order }) {
    tell({ kind: 'handedIn', robot, by: 'seat' })`,
  },
  {
    layer: 'event',
    name: 'a program is handed in with the cards left over',
    deal: 'seven cards',
    file: `${DERBY}/flow.ts`,
    find: "table.tell({ kind: 'handedIn', robot, by })",
    replace: "table.tell({ kind: 'handedIn', robot, by, left: own.pile.slice(-2) })",
  },
  {
    layer: 'event',
    name: 'drones hand in by their first cards',
    deal: 'drones',
    file: `${DERBY}/flow.ts`,
    find: `  state.robots.forEach(({ seat, draft }, robot) => {
    if (seat === null) handIn`,
    replace: `  const byCard = [...state.robots.keys()].sort((a, b) => (state.robots[a].draft[0] < state.robots[b].draft[0] ? -1 : 1))
  byCard.forEach((robot) => {
    const { seat, draft } = state.robots[robot]
    if (seat === null) handIn`,
  },
  {
    layer: 'event',
    name: 'the cards that break ties are revealed',
    file: `${DERBY}/flow.ts`,
    find: '      table.tell(event)\n',
    replace: `      const ties = event.kind === 'revealed' ? table.state.robots.map((own) => own.program?.[event.step + 1]) : null
      table.tell(ties ? { ...event, ties } : event)
`,
  },
  {
    layer: 'question',
    name: 'who programs is asked with the cards of the next robot',
    file: `${DERBY}/decisions/program.ts`,
    find: 'const robots = openRobots(state, seat)',
    replace: 'const robots = openRobots(state, (seat + 1) % state.seats)',
  },
  {
    layer: 'refusal',
    name: 'a refusal tells of the lowest card of a pile',
    file: `${CORE}/refusedMoves.ts`,
    find: "if (!asked || asked.kind !== move.kind) return { code: 'not_your_decision' }",
    replace: `if (!asked || asked.kind !== move.kind) {
      const isLow = position.state.robots.some((own) => own.seat !== move.seat && own.pile.at(-1) < '6')
      return { code: isLow ? 'late' : 'not_your_decision' }
    }`,
  },
  {
    layer: 'offer',
    name: 'everybody sees what all may arrange',
    file: `${CORE}/update.ts`,
    find: '(seat === viewer ? [{ kind, prompt }] : [])',
    replace: "(seat === viewer || kind === 'arrange' ? [{ kind, prompt }] : [])",
  },
  {
    layer: 'window',
    name: 'whom the table awaits comes with their cards',
    file: `${CORE}/owed.ts`,
    find: "all.push({ seat, kind, done: shows === 'answered' ? !prompt : null })",
    replace: "all.push({ seat, kind, done: shows === 'answered' ? !prompt : null, prompt })",
  },
  {
    layer: 'clock',
    name: 'there is more time for long cards',
    file: `${ROOM}/match/clock.ts`,
    find: 'const due = latest(deadline(began, lead + limit), kept, least)',
    replace:
      'const due = latest(deadline(began, lead + limit + JSON.stringify(owing(game, position.state)).length), kept, least)',
  },
  {
    layer: 'bot',
    name: 'a tin robot thinks longer with a high card in hand',
    file: `${ROOM}/match/bots.ts`,
    find: 'return least + ((most - least) * thousandths) / 1000',
    replace: `const [own] = match.scenes[seat].view.own ?? []
  return least + ((most - least) * thousandths) / 1000 + (own?.drawn.filter((card) => card > '9').length ?? 0)`,
  },
  {
    layer: 'counter',
    name: 'frames count what anybody has arranged',
    file: `${ROOM}/match/scenes.ts`,
    find: '!isSame(match.scenes[place] ?? null, scenes[place])',
    replace: 'scenes.some((scene, at) => !isSame(match.scenes[at] ?? null, scene))',
  },
  {
    layer: 'log',
    name: 'who comes late hears what each seat drew',
    file: `${ROOM}/match/scenes.ts`,
    find: 'known + 1).flatMap((entry) => hear(entry.told, viewer))',
    replace: 'known + 1).flatMap((entry) => [...entry.told.map(({ event }) => event)])',
  },
  {
    layer: 'room',
    name: 'how often the stream was read goes by a card in a pile',
    deal: 'drones',
    file: `${DERBY}/setup.ts`,
    find: '  beginRound(table)\n',
    replace: `  beginRound(table)
  if (table.state.robots[0].pile[0] > '6') table.rng.int(2)
`,
  },
  {
    layer: 'page',
    name: 'a page is drawn with the programs beside it',
    file: `${ROOM}/RoomRpc.ts`,
    find: 'return room && sightFor(room, this.#deviceOf(token), this.moment())',
    replace: `return room && {
      ...sightFor(room, this.#deviceOf(token), this.moment()),
      piles: room.match?.position.state.robots,
    }`,
  },
]
