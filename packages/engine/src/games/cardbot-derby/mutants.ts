import { change, type RuleMutant } from '../../testing/ruleMutant.ts'

/** The tests of this folder must notice every one of them. */
export const MUTANTS: readonly RuleMutant[] = [
  // Robots and seats
  change('CD-1 the piles are not shuffled', 'setup.ts', ['table.rng.shuffle(pile) // CD-1', 'pile.reverse()']),
  change('CD-2 all robots have hearts', 'setup.ts', ['SUITS[robot % SUITS.length]', 'SUITS[0]']),
  change('CD-3 nine robots race', 'material.ts', ['ROBOTS = { min: 2, max: 8 }', 'ROBOTS = { min: 2, max: 10 }']),
  change('CD-4 two seats have one robot each', 'material.ts', ['seats === 2 ? 2 : 1', 'seats === 1 ? 2 : 1']),
  change('CD-4 a seat’s robots stand side by side', 'setup.ts', [
    'robot % seats : null',
    'Math.floor(robot / each) : null',
  ]),
  change('CD-5 three seats play alone', 'material.ts', ['seats === 3 && each === 1 ? 1 : 0', '0']),
  change('CD-5 three with two robots each have a drone too', 'material.ts', [
    'seats === 3 && each === 1',
    'seats === 3',
  ]),
  change('CD-6 a drone’s pile goes round', 'flow.ts', [
    'if (own.seat === null) table.rng.shuffle(own.pile) // CD-6',
    '',
  ]),
  change('CD-6 a drone draws as many as the others', 'flow.ts', ['own.seat === null ? PROGRAM_LENGTH :', '']),
  change('CD-16 any text is a board', 'options.ts', [
    'if (!isFaulty(read)) return null',
    'if (isFaulty(read) || read) return null',
  ]),

  // The board
  change('CD-10 the right edge is a wall', 'race/move.ts', [
    'const to = course.board.ways[dir][start] ?? null',
    "const to = dir === 'E' && start % 7 === 6 ? null : (course.board.ways[dir][start] ?? null)",
  ]),
  change('CD-11 the top meets the bottom', 'board/grid.ts', [
    'y > 0 ? squareAt(x, y - 1) : null',
    'squareAt(x, (y + SIZE - 1) % SIZE)',
  ]),
  change('CD-13 a target may be missing', 'board/faults.ts', [
    'if (squares.length === 1) return []',
    'if (squares.length <= 1) return []',
  ]),
  change('CD-15 there may be three belts', 'board/faults.ts', ['MOST_BELTS = 2', 'MOST_BELTS = 3']),
  change('CD-15 a belt may end beyond the edge', 'board/faults.ts', [
    'if (exit === null) faults',
    'if (exit === -1) faults',
  ]),
  change('CD-15 a belt may end on a belt', 'board/faults.ts', [
    'else if (tiles.includes(exit))',
    'else if (own.includes(exit))',
  ]),
  change('CD-15 belts may meet', 'board/faults.ts', [
    'other.exit === exit).length > 1)',
    'other.exit === exit).length > 2)',
  ]),
  change('CD-15 there may be one Jack', 'board/faults.ts', [
    'teleports.length !== TELEPORTS',
    'teleports.length > TELEPORTS',
  ]),
  change('CD-15 Kings may lie at the edge', 'board/faults.ts', ["...atEdge('sticky_at_edge', sticky), ", '']),
  change('CD-15 Queens may lie below', 'board/faults.ts', [' || yOf(square) === SIZE - 1', '']),

  // Choosing
  change('CD-17 the lowest five are drawn', 'flow.ts', ['own.pile.splice(0, own', 'own.pile.splice(-5, own']),
  change('CD-19 a program can be handed in anew', 'orders.ts', [
    'return program ? [] : [{',
    'return program === undefined ? [] : [{',
  ]),
  change('CD-20 all hear what is drawn', 'flow.ts', [
    'else table.whisper([own.seat], { ...facts, cards: [...own.drawn] }, facts)',
    'else table.tell({ ...facts, cards: [...own.drawn] })',
  ]),
  change('CD-22 a draft is told', 'offers/arrange.ts', [
    'resolve({ state }, _seat, { robot, order }) {',
    "resolve({ state, tell }, _seat, { robot, order }) {\n    tell({ kind: 'pileShuffled', robot })",
  ]),
  change('CD-22 the draft is what was drawn', 'offers/arrange.ts', [
    '.draft = cardsOf(order)',
    '.drawn = cardsOf(order)',
  ]),
  change('CD-23 on time the drawn order is taken', 'flow.ts', [
    'state.robots.forEach(({ program, draft }, robot) => {\n    if (!program) handIn(table, { robot, cards: draft,',
    'state.robots.forEach(({ program, drawn }, robot) => {\n    if (!program) handIn(table, { robot, cards: drawn,',
  ]),
  change('CD-23 nobody hears whose time was up', 'flow.ts', [
    "cards: draft, by: 'timeout' }",
    "cards: draft, by: 'seat' }",
  ]),
  change('CD-24 the rush is 60 seconds', 'clocks.ts', [
    'rush: { off: null, relaxed: 60, normal: 30',
    'rush: { off: null, relaxed: 60, normal: 60',
  ]),
  change('CD-25 one program makes a seat done', 'decisions/program.ts', [
    'robots.length > 0 ? { robots }',
    '(state.robots.length > state.seats ? robots.length > 1 : robots.length > 0) ? { robots }',
  ]),
  change('CD-27 there is no time to watch', 'clocks.ts', ['{ ...program, lead: WATCHING }', 'program']),
  change('CD-27 round 1 waits too', 'flow.ts', ['afterRace: state.round > 0', 'afterRace: state.round >= 0']),
  change('CD-28 the limit is the rush', 'clocks.ts', [
    'limit: { off: null, relaxed: 240, normal: 120, fast: 60 }',
    'limit: { off: null, relaxed: 60, normal: 30, fast: 20 }',
  ]),

  // The order of a step
  change('CD-30 low cards act first', 'race/order.ts', [
    '(heights[other] ?? 0) - (heights[one] ?? 0)',
    '(heights[one] ?? 0) - (heights[other] ?? 0)',
  ]),
  change('CD-30 the ace is low', 'material.ts', ['A: 14,', 'A: 1,']),
  change('CD-31 the next cards come before the last', 'race/order.ts', [
    '  for (let at = step - 1; at >= 0; at--) height = height * BASE + valueAt(program, at)\n  for (let at = step + 1; at < PROGRAM_LENGTH; at++) height',
    '  for (let at = step + 1; at < PROGRAM_LENGTH; at++) height = height * BASE + valueAt(program, at)\n  for (let at = step - 1; at >= 0; at--) height',
  ]),
  change('CD-32 the first card comes before the last', 'race/order.ts', [
    'let at = step - 1; at >= 0; at--',
    'let at = 0; at < step; at++',
  ]),
  change('CD-33 robot 0 is always first', 'race/order.ts', ['(round - 1) % robots', '(round - round) % robots']),
  change('CD-33 from the pole it goes down', 'race/order.ts', [
    '((robot - pole + count) % count)',
    '((pole - robot + count) % count)',
  ]),

  // Moves and collisions
  change('CD-36 the ten is a turn', 'material.ts', ['HIGHEST_TURN = 9', 'HIGHEST_TURN = 10']),
  change('CD-37 turns go the other way', 'race/commands.ts', [
    'RIGHT[own.facing]',
    '({ N: "W", W: "S", S: "E", E: "N" } as const)[own.facing]',
  ]),
  change('CD-38 who is pushed looks that way', 'race/move.ts', [
    'own.entry = dir // CD-49',
    'own.entry = dir\n  if (by !== null) own.facing = dir',
  ]),
  change('CD-40 everybody is pinged', 'race/move.ts', [
    'if (freeNextTo(course, square, dir) !== null) return dir // CD-40',
    '',
  ]),
  change('CD-42 a side may be taken', 'race/course.ts', [
    'return next !== null && isFree(course, next) ? next : null',
    'return next',
  ]),
  change('CD-43 who can’t push goes through', 'race/move.ts', [
    "if (way === null) return blocked(run, mover, 'jam') // CD-43",
    "if (way === null && cause === 'belt') return blocked(run, mover, 'jam')\n    if (way === null) {\n      arrive(run, { robot, to, dir, cause, by: null })\n      return 'moved'\n    }",
  ]),
  change('CD-46 one side is asked for as well', 'race/move.ts', [
    'if (!right || !left) return',
    'if (!right && !left) return',
  ]),
  change('CD-46 left comes first', 'race/move.ts', [
    'sides: [RIGHT[dir], LEFT[dir]]',
    'sides: [LEFT[dir], RIGHT[dir]]',
  ]),
  change('CD-46 who is pinged chooses', 'flow.ts', [
    'const { seat } = robotOf(state, choice.robot)',
    'const { seat } = robotOf(state, choice.pinged)',
  ]),
  change('CD-46 a drone goes right', 'flow.ts', ['const drawn = table.rng.pick(sides)', 'const [drawn] = sides']),
  change('CD-46 a time-out is told as a choice', 'flow.ts', ["table.by === 'clock' ? 'timeout' : 'seat'", "'seat'"]),
  change('CD-48 who comes is first', 'race/move.ts', [
    "arrive(run, { robot: occupant, to: gone, dir: way, cause: way === dir ? 'shove' : 'ping', by: robot })",
    "arrive(run, { robot, to, dir, cause, by: null })\n    arrive(run, { robot: occupant, to: gone, dir: way, cause: way === dir ? 'shove' : 'ping', by: robot })\n    return 'moved'",
  ]),
  change('CD-49 a ping is remembered as a shove', 'race/move.ts', ['to: gone, dir: way,', 'to: gone, dir,']),

  // Belts
  change('CD-50 belts run before the commands', 'race/step.ts', [
    'act(run) ?? belts(run) ?? slides(run)',
    'belts(run) ?? act(run) ?? slides(run)',
  ]),
  change('CD-51 a train pushes', 'race/belts.ts', [
    'return there === null || going.some(({ robot }) => robot === there)',
    'return there === null',
  ]),
  change('CD-51 free riders go one after another', 'race/belts.ts', [
    'by: null, together: true',
    'by: null, together: false',
  ]),
  change('CD-52 a loop has an end', 'board/sketch.ts', [
    'const [to, left] = [neighbour(square, dir),',
    'const [to, left] = [at < 6 ? neighbour(square, dir) : square,',
  ]),
  change('CD-53 at a taken exit nobody pushes', 'race/belts.ts', [
    '  rest.left = held.map(({ robot }) => robot)\n',
    '',
  ]),
  change('CD-54 those behind come first', 'race/belts.ts', ['one.left - other.left', 'other.left - one.left']),
  change('CD-54 the first in order comes first', 'race/belts.ts', ['.sort((one, other) => one.left - other.left)', '']),

  // Special squares
  change('CD-56 a slide goes the way one faces', 'race/slides.ts', [
    'const dir = placed(run.course, robot).entry',
    'const dir = placed(run.course, robot).facing',
  ]),
  change('CD-57 slides come before belts', 'race/step.ts', [
    'const waiting = act(run) ?? belts(run) ?? slides(run)',
    "const waiting = act(run) ?? (rest.stage === 'commands' ? ((rest.stage = 'belts'), slides(run), (rest.stage = 'commands'), null) : null) ?? belts(run)",
  ]),
  change('CD-58 a robot slides once', 'race/slides.ts', ['MOST_SLIDES = 2', 'MOST_SLIDES = 1']),
  change('CD-58 a robot slides three times', 'race/slides.ts', ['MOST_SLIDES = 2', 'MOST_SLIDES = 3']),
  change('CD-58 the lowest number slides first', 'race/slides.ts', [
    'for (const robot of rest.order) {',
    'for (const robot of rest.order.toSorted((a, b) => a - b)) {',
  ]),
  change('CD-59 robots on both Jacks stay', 'race/teleports.ts', [
    'return robot === null ? [] :',
    'return robot === null || robotAt(course, to) !== null ? [] :',
  ]),
  change('CD-60 who jumps keeps its entry', 'race/teleports.ts', ['    own.entry = null\n', '']),
  change('CD-61 a King holds moves too', 'race/commands.ts', [
    "  if (isMove(card)) return move(run, { robot, dir: own.facing, cause: 'move' })\n",
    "  if (isMove(card) && run.course.board.features[own.at]?.kind !== 'sticky')\n    return move(run, { robot, dir: own.facing, cause: 'move' })\n",
  ]),
  change('CD-61 Kings hold nobody', 'race/commands.ts', ["?.kind === 'sticky'", "?.kind === 'target'"]),

  // Turntables, walls and gates
  change('CD-80 all turntables turn right', 'race/turntables.ts', [
    'quarter === 1 ? RIGHT : LEFT',
    'quarter ? RIGHT : LEFT',
  ]),
  change('CD-81 turntables turn before belts', 'race/step.ts', [
    '  const waiting = act(run) ?? belts(run)',
    '  const waiting = act(run) ?? (turntables(run), null) ?? belts(run)',
  ]),
  change('CD-83 a wall is open from behind', 'board/edges.ts', [
    'if (beyond !== null && pass',
    'if (pass !== null && beyond !== null && pass',
  ]),
  change('CD-84 a wall is told as the rail', 'race/move.ts', ["? 'edge' : 'wall')", "? 'edge' : 'edge')"]),
  change('CD-85 who has a wall behind is knocked aside', 'race/move.ts', [
    "    if (isBraced(run, to, dir)) return blocked(run, mover, 'braced') // CD-85\n",
    '',
  ]),
  change('CD-85 the rail braces as well', 'race/move.ts', [' && neighbour(square, dir) !== null', '']),
  change('CD-86 robots are knocked through walls', 'race/course.ts', [
    'const next = course.board.ways[dir][square] ?? null',
    'const next = course.board.ways[dir][square] ?? { N: square - 7, S: square + 7, E: null, W: null }[dir]',
  ]),
  change('CD-87 gates open the other way', 'board/edges.ts', [
    'if (pass !== side) ways',
    'if (pass === side || pass === null) ways',
  ]),
  change('CD-88 there may be seventeen walls', 'board/faults.ts', ['MOST_WALLS = 16', 'MOST_WALLS = 17']),
  change('CD-88 belts lead through walls', 'board/faults.ts', [
    'isWalled(ways, tile, [dir])',
    'isWalled(ways, tile, [])',
  ]),
  change('CD-88 tar and ice may be walled in', 'board/faults.ts', [
    'isWalled(ways, square, DIRECTIONS)',
    'isWalled(ways, square, [])',
  ]),

  // Targets
  change('CD-62 belts bring nobody to a target', 'race/belts.ts', [
    '  for (const { robot } of free) touch(run, robot)\n',
    '',
  ]),
  change('CD-62 who is pushed touches nothing', 'race/move.ts', [
    '  touch(run, robot)\n}\n\n/** CD-62',
    '  if (by === null) touch(run, robot)\n}\n\n/** CD-62',
  ]),
  change('CD-63 the King comes after the Jack', 'material.ts', [
    "{ J: 'Q', Q: 'K', K: null }",
    "{ J: 'K', Q: 'K', K: null }",
  ]),
  change('CD-64 targets count in any order', 'race/move.ts', [
    'if (next === null || board.targets[next] !== at) return',
    'if (next === null || !Object.values(board.targets).includes(at)) return',
  ]),
  change('CD-77 the finish option asks nothing', 'race/move.ts', [
    "  if (finishOnTarget && next === 'K') return // CD-77\n",
    '',
  ]),
  change('CD-77 all targets wait for the end', 'race/move.ts', ["finishOnTarget && next === 'K'", 'finishOnTarget']),
  change('CD-77 the King counts after any command', 'race/teleports.ts', [' || rest.step !== PROGRAM_LENGTH - 1', '']),
  change('CD-77 the King never counts', 'race/teleports.ts', [
    '!course.finishOnTarget || rest.step',
    'course.finishOnTarget || rest.step',
  ]),

  // Reset
  change('CD-67 played cards are shuffled in', 'reset.ts', [
    'own.program = null\n',
    'own.program = null\n    table.rng.shuffle(own.pile)\n',
  ]),
  change('CD-68 the last command lies highest', 'reset.ts', [
    '...(own.program ?? [])',
    '...(own.program ?? []).toReversed()',
  ]),
  change('CD-69 cards not chosen lie on top', 'flow.ts', [
    'own.pile.push(...own.drawn',
    'own.pile.unshift(...own.drawn',
  ]),
  change('CD-69 cards not chosen lie as they were drafted', 'flow.ts', [
    'own.pile.push(...own.drawn.filter((card) => !program.includes(card)))',
    'own.pile.push(...own.drawn.filter((card) => !program.includes(card)).reverse())',
  ]),
  change('CD-70 the target’s card stays in the pile', 'reset.ts', [
    '    own.pile.splice(own.pile.indexOf(target), 1)\n',
    '',
  ]),
  change('CD-71 the pile is shuffled for each target', 'reset.ts', [
    "    table.tell({ kind: 'targetPaid'",
    "    table.rng.shuffle(own.pile)\n    table.tell({ kind: 'targetPaid'",
  ]),
  change('CD-71 the pile stays as it is', 'reset.ts', ['  table.rng.shuffle(own.pile)\n', '']),
  change('CD-71 all piles are shuffled', 'reset.ts', [
    'if (own.touched.length === 0) return',
    'if (own.touched.length < 0) return',
  ]),

  // The end
  change('CD-73 two targets are enough', 'reset.ts', [
    '({ next }) => next === null) // CD-73',
    "({ next }) => next === null || next === 'K')",
  ]),
  change('CD-74 the first of several wins', 'standings.ts', [
    "result === 'win' ? seatsOf(state, finished) : []",
    "result === 'win' ? seatsOf(state, finished).slice(0, 1) : []",
  ]),
  change('CD-74 two robots make two winners', 'standings.ts', ['return [...new Set(seats)]', 'return [...seats]']),
  change('CD-75 both robots must finish', 'reset.ts', [
    'state.robots.some(({ next }) => next === null)',
    'state.robots.some(({ seat, next }) => next === null && state.robots.every((each) => each.seat !== seat || each.next === null))',
  ]),
  change('CD-76 whoever is next has won after a drone', 'standings.ts', [
    "phase.result === 'droneWin' ? [] : (first ?? [])",
    '(phase.places.find((seats) => seats.length > 0) ?? first ?? [])',
  ]),
  change('CD-76 a drone does not count beside a seat', 'standings.ts', [
    'const finished = robotsThat(state, ({ next }) => next === null)',
    'const finished = robotsThat(state, ({ next, seat }) => next === null && seat !== null)',
  ]),
  change('CD-78 there is a round 41', 'material.ts', ['ROUND_LIMIT = 40', 'ROUND_LIMIT = 41']),
  change('section 9 later is better', 'standings.ts', ['lastOf(other) - lastOf(one)', 'lastOf(one) - lastOf(other)']),
  change('section 9 a seat is as far as its worse robot', 'standings.ts', [
    'own.sort((one, other) => ahead(other, one))',
    'own.sort((one, other) => ahead(one, other))',
  ]),

  // Refusals
  change('section 11 another seat’s robot is taken', 'orders.ts', [
    "if (!open) return { code: 'bad_robot' }",
    "if (!open) return robot > 7 ? { code: 'bad_robot' } : null",
  ]),
  change('section 11 duplicates come last', 'orders.ts', [
    "  if (new Set(order).size < order.length) return { code: 'duplicate_card' }\n  return order.every((card) => drawn.includes(card)) ? null : { code: 'card_not_drawn' }",
    "  if (!order.every((card) => drawn.includes(card))) return { code: 'card_not_drawn' }\n  return new Set(order).size < order.length ? { code: 'duplicate_card' } : null",
  ]),
  change('section 11 any side is taken', 'decisions/ping.ts', ['sideIn(sides, dir) ? null :', "dir !== 'up' ? null :"]),

  // What is seen
  change('section 7 commands to come are seen', 'flow.ts', [
    'program.slice(step, step + 1)',
    'program.slice(step, step + 2)',
  ]),
  change('section 7 all see all hands', 'view.ts', [
    'own.seat === viewer ? [ownRobot',
    'own.seat !== null ? [ownRobot',
  ]),
  change('section 7 piles lie open', 'view.ts', ["state.phase.kind === 'over' ? { piles", 'state.round > 0 ? { piles']),
  change('section 7 the size of a pile is that of all its cards', 'view.ts', [
    'pileSize: own.pile.length',
    'pileSize: own.pile.length + own.drawn.length',
  ]),
]
