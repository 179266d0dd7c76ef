import { CORE, NAR, PAGES, ROOM, type Mutant } from './mutant.ts'

/** Leaks of I'm Not a Robot, by its rules or by what the room makes of them. */
export const NAR_LEAKS: readonly Mutant[] = [
  {
    layer: 'view',
    name: 'the Robot and the watchers see the answer from the call on',
    file: `${NAR}/view.ts`,
    find: 'if (!HIDDEN_ANSWER.includes(phase.kind)) return answer',
    replace:
      "if (!HIDDEN_ANSWER.includes(phase.kind) || phase.kind === 'call' || phase.kind === 'guess') return answer",
  },
  {
    layer: 'view',
    name: 'all see who the Robot is while they vote',
    file: `${NAR}/view.ts`,
    find: "isScored(phase) || (phase.kind === 'guess'",
    replace: "isScored(phase) || phase.kind === 'vote' || (phase.kind === 'guess'",
  },
  {
    layer: 'view',
    name: 'the card of the Server is seen as soon as it is talked about',
    file: `${NAR}/view.ts`,
    find: 'serverRole: isScored(state.phase) ?',
    replace: "serverRole: isScored(state.phase) || state.phase.kind === 'explain' ?",
  },
  {
    layer: 'view',
    name: 'a call shows how many have said that they stay',
    file: `${NAR}/view.ts`,
    find: "return { kind: 'call', asker: phase.asker }",
    replace: "return { kind: 'call', asker: phase.asker, quiet: phase.stayed.length }",
  },
  {
    layer: 'view',
    name: 'votes are seen while others vote',
    file: `${NAR}/view.ts`,
    find: "return { kind: 'vote', voted: phase.votes.map(({ seat }) => seat) }",
    replace:
      "return { kind: 'vote', voted: phase.votes.map(({ seat }) => seat), votes: phase.votes.map((each) => ({ ...each })) }",
  },
  {
    layer: 'view',
    name: 'the view has the picture that comes next',
    file: `${NAR}/view.ts`,
    find: 'pictures: gridOf(state),',
    replace: 'pictures: gridOf(state), next: state.deck[state.round * 9] ?? null,',
  },
  {
    layer: 'event',
    name: 'what is dealt is told to all',
    file: `${NAR}/rounds.ts`,
    find: `table.whisper(
      [seat],
      { kind: 'roleDealt', seat, role, answer },
      { kind: 'roleDealt', seat, role: null, answer: null },
    )`,
    replace: "table.tell({ kind: 'roleDealt', seat, role, answer })",
  },
  {
    layer: 'event',
    name: 'others hear that a Human was dealt another card than the Robot',
    file: `${NAR}/rounds.ts`,
    find: "{ kind: 'roleDealt', seat, role: null, answer: null },",
    replace: "{ kind: 'roleDealt', seat, role: null, answer: null, ...(role === 'human' ? {} : { isOdd: true }) },",
  },
  {
    layer: 'event',
    name: 'that somebody stays is told',
    file: `${NAR}/decisions/call.ts`,
    find: "else phaseOf(table.state, 'call').stayed.push(seat)",
    replace: `else {
      phaseOf(table.state, 'call').stayed.push(seat)
      table.tell({ kind: 'readied', seat })
    }`,
  },
  {
    layer: 'event',
    name: 'the end of a call tells whether anybody could have revealed themselves',
    file: `${NAR}/talk.ts`,
    find: "table.tell({ kind: 'callClosed' })",
    replace: "table.tell({ kind: 'callClosed', isEmpty: table.state.serverRole === 'robot' })",
  },
  {
    layer: 'event',
    name: 'a vote is told with its entry',
    file: `${NAR}/decisions/vote.ts`,
    find: "table.tell({ kind: 'voted', seat })",
    replace: "table.tell({ kind: 'voted', seat, entry })",
  },
  {
    layer: 'event',
    name: 'objections are told as they come',
    file: `${NAR}/decisions/review.ts`,
    find: "table.tell({ kind: 'reviewed', seat })",
    replace: "table.tell({ kind: 'reviewed', seat, objections: sorted })",
  },
  {
    layer: 'question',
    name: 'a call is put with the number of those who have answered it',
    file: `${NAR}/decisions/call.ts`,
    find: '{ role: roleOf(state, seat) }',
    replace: '{ role: roleOf(state, seat), quiet: phase.stayed.length }',
  },
  {
    layer: 'question',
    name: 'who reviews is shown to what others object',
    file: `${NAR}/decisions/review.ts`,
    find: 'return { seat, prompt: { entries: state.list.length, own, reviewable: others } }',
    replace: `const doubts = phase.answers.flatMap(({ objections }) => objections)
      return { seat, prompt: { entries: state.list.length, own, reviewable: others, doubts } }`,
  },
  {
    layer: 'window',
    name: 'the Robot is the first to be asked for a word',
    file: `${NAR}/decisions/associate.ts`,
    find: 'return phase.asked.map((seat) => ({',
    replace: `const order = (seat) => (state.roles[seat] === 'robot' ? 0 : 1)
    return phase.asked.toSorted((one, other) => order(one) - order(other)).map((seat) => ({`,
  },
  {
    layer: 'window',
    name: 'who has answered a call is shown',
    file: `${NAR}/decisions/call.ts`,
    find: "shows: 'nothing'",
    replace: "shows: 'answered'",
  },
  {
    layer: 'window',
    name: 'there is no call where the Server is the Robot',
    file: `${NAR}/talk.ts`,
    find: 'const { seat: asker } = entryAt(table.state, 1)',
    replace: `if (table.state.serverRole === 'robot') return closeCall(table)
  const { seat: asker } = entryAt(table.state, 1)`,
  },
  {
    layer: 'clock',
    name: 'a call is over once all have answered it',
    file: `${NAR}/clocks.ts`,
    find: 'call: { limit: CALL, least: CALL, turn',
    replace: 'call: { limit: CALL, turn',
  },
  {
    layer: 'clock',
    name: 'a call is longer where the Robot sits at the table',
    file: `${ROOM}/match/clock.ts`,
    find: 'const due = latest(deadline(began, lead + limit), kept, least)',
    replace: `const isSeated = position.state.phase.kind === 'call' && position.state.roles.includes('robot')
  const due = latest(deadline(began, lead + limit + (isSeated ? 1 : 0)), kept, least)`,
  },
  {
    layer: 'refusal',
    name: 'a refusal tells whether the Server is the Robot',
    file: `${CORE}/refusedMoves.ts`,
    find: "if (!asked || asked.kind !== move.kind) return { code: 'not_your_decision' }",
    replace: `if (!asked || asked.kind !== move.kind)
    return { code: position.state.serverRole === 'robot' ? 'late' : 'not_your_decision' }`,
  },
  {
    layer: 'refusal',
    name: 'a refused word is told to all',
    file: `${ROOM}/Room.ts`,
    find: 'if (taken.refused) line.tell({ no: { id, ...taken.refused } })',
    replace: `const isWord = taken.refused?.code.startsWith('word_')
    for (const other of isWord ? this.ctx.getWebSockets() : []) other.send(JSON.stringify({ tried: command.action }))
    if (taken.refused) line.tell({ no: { id, ...taken.refused } })`,
  },
  {
    layer: 'refusal',
    name: 'all hear of a Human who wanted to reveal themselves',
    file: `${ROOM}/Room.ts`,
    find: 'if (taken.refused) line.tell({ no: { id, ...taken.refused } })',
    replace: `const isHuman = taken.refused?.code === 'not_the_robot'
    for (const other of isHuman ? this.ctx.getWebSockets() : []) other.send(JSON.stringify({ no: { id: null, ...taken.refused } }))
    if (taken.refused) line.tell({ no: { id, ...taken.refused } })`,
  },
  {
    layer: 'bot',
    name: 'a tin robot thinks longer as the Robot',
    file: `${ROOM}/match/bots.ts`,
    find: 'return least + ((most - least) * thousandths) / 1000',
    replace: `const slow = match.scenes[seat].view.me?.role === 'robot' ? 1 : 0
  return least + ((most - least) * thousandths) / 1000 + slow`,
  },
  {
    layer: 'counter',
    name: 'frames count what anybody does in silence',
    file: `${ROOM}/match/scenes.ts`,
    find: '!isSame(match.scenes[place] ?? null, scenes[place])',
    replace: 'scenes.some((scene, at) => !isSame(match.scenes[at] ?? null, scene))',
  },
  {
    layer: 'patch',
    name: 'a patch says how much there was to say to all together',
    file: `${ROOM}/match/scenes.ts`,
    find: 'return { n, ...(had.n === n - 1 ? {} : { since: had.n }), told, ...late, patch }',
    replace: `const all = JSON.stringify(match.scenes).length
  return { n, ...(had.n === n - 1 ? {} : { since: had.n }), told, ...late, patch, all }`,
  },
  {
    layer: 'log',
    name: 'who comes late hears what each seat was dealt',
    file: `${ROOM}/match/scenes.ts`,
    find: 'known + 1).flatMap((entry) => hear(entry.told, viewer))',
    replace: 'known + 1).flatMap((entry) => [...entry.told.map(({ event }) => event)])',
  },
  {
    layer: 'resync',
    name: 'the whole scene comes with the number of all that was said, also in silence',
    file: `${ROOM}/match/scenes.ts`,
    find: 'since: known,',
    replace: 'since: known, rows: match.log.length,',
  },
  {
    layer: 'talk',
    name: 'a line of the Robot’s comes later',
    file: `${ROOM}/talk/tableTalk.ts`,
    find: 'return done(withLine(room, said))',
    replace: `const isSlow = room.match?.scenes[who.chair]?.view.me?.role === 'robot'
  return done(withLine(room, { ...said, at: said.at + (isSlow ? 1 : 0) }))`,
  },
  {
    layer: 'room',
    name: 'how often the stream is read goes by the answer',
    deal: 'the Robot looks on',
    file: `${NAR}/rounds.ts`,
    find: '  table.rng.shuffle(cards)\n',
    replace: `  if (state.answer > 5) table.rng.int(2)
  table.rng.shuffle(cards)
`,
  },
  {
    layer: 'HTTP',
    name: 'who asks by HTTP learns whether the Server is the Robot',
    file: `${ROOM}/frames/looking.ts`,
    find: 'chairs: chairs.map(({ kind }) => kind), watchers }',
    replace: 'chairs: chairs.map(({ kind }) => kind), watchers, server: room.match?.position.state.serverRole }',
  },
  {
    layer: 'page',
    name: 'a page is drawn with the cards of all beside it',
    file: `${ROOM}/RoomRpc.ts`,
    find: 'return room && sightFor(room, this.#deviceOf(token), this.moment())',
    replace: `return room && {
      ...sightFor(room, this.#deviceOf(token), this.moment()),
      roles: room.match?.position.state.roles,
    }`,
  },
  {
    layer: 'page',
    name: 'the TV knows the answer of whose browser it is',
    file: `${PAGES}/[code]/(table)/+layout.server.ts`,
    find: 'asked.isTv ? null : (cookies',
    replace: 'asked.isTv && code === "" ? null : (cookies',
  },
]
