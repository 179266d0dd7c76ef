import { change, type RuleMutant } from '../../testing/ruleMutant.ts'

/** The tests of this folder must notice every one of them. */
export const MUTANTS: readonly RuleMutant[] = [
  // The deal
  change('ERC-122 one head and one tail are Good', 'setup.ts', ["tails === 0 ? 'G'", "tails <= 1 ? 'G'"]),
  change('ERC-124 two decks are one', 'material.ts', ["decks === 'two' ? [...cards, ...cards] :", '']),
  change('ERC-124 own decks are common', 'setup.ts', ["chosen === 'own'", 'state.round < 0']),
  change('ERC-124 powers go by the decks of robots', 'options.ts', [
    "kind === 'robot' ? options.robotDecks : options.powerDecks",
    'options.robotDecks',
  ]),
  change('ERC-125 the extra robot plays with five seats', 'material.ts', ['SMALL_TABLE = 4', 'SMALL_TABLE = 5']),
  change('ERC-125 the extra robot has power 6', 'material.ts', ['NPC_POWER: Power = 5', 'NPC_POWER: Power = 6']),
  change('ERC-126 the scores do not carry over', 'setup.ts', ['scores[seat] ?? 0', '0']),
  change('section 7 all hear what was dealt', 'setup.ts', [
    '{ ...facts, own: null })',
    '{ ...facts, own: { robot, power, allegiance } })',
  ]),

  // The Discussion
  change('ERC-202 shows are closed to those who passed', 'offers/show.ts', [
    'return seats.map(({ robot, power, allegiance }, seat) => {\n      return {',
    'return seats.flatMap(({ robot, power, allegiance, passed }, seat) => {\n      return passed ? [] : {',
  ]),
  change('ERC-203 a show to some is heard by all', 'showing.ts', ['table.whisper([seat, ...seers], {', 'table.tell({']),
  change('ERC-206 an early pass is a turn still', 'offers/earlyPass.ts', ["    own.status = 'passed'\n", '']),
  change('ERC-208 Ready cannot be taken back', 'offers/unready.ts', [
    'phase.ready.filter((each) => each !== seat)',
    '[...phase.ready]',
  ]),
  change('ERC-710 CheatBot shows only the truth', 'showing.ts', [
    'value: show.value ?? own.allegiance',
    'value: own.allegiance',
  ]),
  change('ERC-710 all shows are true', 'showing.ts', ['value: show.value ?? truth', 'value: truth']),

  // The countdown
  change('ERC-301 the countdown begins at 8', 'countdown.ts', [
    'state.called === null ? 9 :',
    'state.called === null ? 8 :',
  ]),
  change('ERC-302 manual is answered as auto is', 'countdown.ts', [".call.kind !== 'manual'", '.dial >= 0']),
  change('ERC-303 FreeBot claims at its card alone', 'claims.ts', ["robot !== 'FreeBot'", "robot !== 'BadBot'"]),
  change('ERC-303 levels over 9 have no call', 'claims.ts', ['Math.min(level, NINE_OR_MORE)', 'level']),
  change('ERC-306 auto is late by one', 'claims.ts', ['call > callOf(wanted)', 'call >= callOf(wanted)']),
  change('ERC-306 a dial that has gone claims never', 'claims.ts', ['?? ways.at(-1) ?? null', '?? null']),
  change('ERC-306 at fires at every call', 'claims.ts', ['order.call === call && ways', 'ways']),
  change('ERC-306 seats are not shuffled', 'countdown.ts', ['  rng.shuffle(order)\n', '']),
  change('ERC-307 the last claimant acts first', 'countdown.ts', ['state.queue.shift()', 'state.queue.pop()']),
  change('ERC-308 one that is queued is ordered', 'turns.ts', ['queue.length >= 2', 'queue.length >= 1']),
  change('ERC-308 everybody orders the rest', 'turns.ts', ['isFirst && state', 'state']),
  change('ERC-310 who missed is told to all', 'countdown.ts', [
    "table.whisper([seat], { kind: 'missed', seat })",
    "table.tell({ kind: 'missed', seat })",
  ]),
  change('ERC-310 a missed seat is noTurn at once', 'countdown.ts', [
    "table.whisper([seat], { kind: 'missed', seat })",
    "{\n      table.whisper([seat], { kind: 'missed', seat })\n      seatAt(state, seat).status = 'noTurn'\n    }",
  ]),
  change('ERC-313 the countdown goes on without anybody', 'countdown.ts', ['asked.length === 0 || ', '']),
  change('ERC-314 who reacts stays in the queue', 'reactions.ts', ['claimed.seat !== seat)', 'claimed.seat >= 0)']),
  change('ERC-316 a claim by power shows the robot', 'turns.ts', ["if (claim.as === 'free') showRobot", 'showRobot']),
  change('ERC-316 a FreeBot always shows its power', 'turns.ts', [
    'else if (claim.showPower) showPower',
    'else showPower',
  ]),

  // The turn
  change('ERC-403 Convert hides the power', 'actions.ts', ["  else showPower(table, seat, 'rule')\n", '']),
  change('ERC-404 CheatBot becomes what it shows', 'actions.ts', [
    'shown: shown ?? to, real: to',
    'shown: shown ?? to, real: shown ?? to',
  ]),
  change('ERC-405 a pass is spent', 'actions.ts', ["own.status = 'passed'", "own.status = 'acted'"]),
  change('ERC-406 what is shown besides is left out', 'actions.ts', [
    '  for (const show of action.alsoShow) showToAll(table, seat, show)\n',
    '',
  ]),
  change('ERC-715 a copy is not known as what it copies', 'actions.ts', [
    'const deed = copyOf ?? own.robot',
    'const deed = own.robot',
  ]),
  change('ERC-715 nothing is noted as declared', 'actions.ts', [
    'if (!state.declared.includes(deed)) state',
    'if (state.round < 0) state',
  ]),
  change('ERC-735 GandalfBot announces and does nothing', 'actions.ts', ['    table.state.nobodyPasses = true\n', '']),
  change('ERC-740 GroupBot hides its side', 'actions.ts', [
    "    showAllegiance(table, seat, { value: allegiance, truth: allegiance, why: 'rule' })\n",
    '',
  ]),
  change('ERC-741 GroupBot keeps its side', 'chain.ts', ["base.via === 'group'", "base.via === 'self'"]),
  change('ERC-745 all hear JudasBot’s secret', 'actions.ts', [
    '{ ...facts, secret: null })',
    '{ ...facts, secret: side })',
  ]),
  change('ERC-746 JudasBot is free after its pretence', 'turns.ts', ['isPass && pretended', 'isPass && !pretended']),
  change('ERC-752 a locked coin turns', 'flip.ts', ['isLocked(own) ? null : side', 'side']),
  change('ERC-752 the locked coin draws nothing', 'flip.ts', [
    'const side = table.rng.pick(SIDES)',
    "const side = isSeat(target) && isLocked(seatAt(state, target)) ? 'G' : table.rng.pick(SIDES)",
  ]),
  change('ERC-110 all hear how a coin fell', 'flip.ts', [
    '{ ...facts, result: null })',
    "{ ...facts, result: to ?? 'locked' })",
  ]),

  // Conversion
  change('ERC-504 equal levels convert', 'judge.ts', [
    'levelOf(state, instigator) < levelOf',
    'levelOf(state, instigator) <= levelOf',
  ]),
  change('ERC-504 the higher level wins', 'judge.ts', [
    'levelOf(state, instigator) < levelOf',
    'levelOf(state, instigator) > levelOf',
  ]),
  change('ERC-785 SumoBot is hidden where it decides', 'judge.ts', [
    "  prove(table, chain, { seat: instigator, what: 'robot' })\n",
    '',
  ]),
  change('ERC-785 SumoBot is nothing special', 'judge.ts', ["robot !== 'SumoBot'", "robot !== 'BadBot'"]),
  change('ERC-505 every conversion is tested', 'judge.ts', ["frame.via !== 'convert' || ", '']),
  change('ERC-508 whatever fails reads as failed', 'judge.ts', [
    "if (value === frame.shown) frame.claim = 'ok'",
    "if (value === frame.shown) frame.claim = 'fail'",
  ]),
  change('ERC-510 the new allegiance is shown when judged', 'judge.ts', [
    'if (value !== frame.shown) deny',
    'if (isSeat(frame.target)) deny',
  ]),
  change('ERC-106 a card that lies open proves anew', 'judge.ts', [
    "if (what === 'robot' ? !robotUp : !powerUp) chain.steps",
    'chain.steps',
  ]),
  change('ERC-510 a chain does not tell how it was judged', 'judge.ts', [
    "chain.steps.push({ kind: 'judged',",
    'void ({',
  ]),
  change('ERC-612 a chain does not tell who reacted', 'reactions.ts', [
    "chain.steps.push({ kind: 'reacted',",
    'void ({',
  ]),
  change('ERC-711 CheatBot cannot deny', 'judge.ts', ['reply?.ifSucceeds ?? frame.shown', 'frame.shown']),
  change('ERC-713 a forced CheatBot denies', 'judge.ts', [
    'const value = reply?.ifSucceeds ?? frame.shown',
    'const asked = isSeat(frame.target) ? seatAt(table.state, frame.target).orders?.ifSucceeds : null\n  const value = reply?.ifSucceeds ?? asked ?? frame.shown',
  ]),
  change('ERC-750 LockBot yields', 'judge.ts', ['allegiance !== real', 'allegiance === null']),
  change('ERC-751 LockBot shows itself to its own side', 'judge.ts', [
    ', allegiance }) && allegiance !== real',
    ', allegiance })',
  ]),
  change('ERC-751 LockBot shows its side unasked', 'judge.ts', ['(reply?.lockShow ??', '(true ||']),
  change('ERC-512 all conversions are answered', 'chain.ts', [
    "declared.via === 'convert' && isSeat(target)",
    'isSeat(target)',
  ]),
  change('ERC-507 the standing order counts before the answer', 'chain.ts', [
    'reply ?? usualReply(table, target)',
    'reply && usualReply(table, target)',
  ]),
  change('ERC-509 the claim is applied', 'chain.ts', [
    "if (truth === 'ok') setAllegiance",
    "if (truth !== 'pending') setAllegiance",
  ]),
  change('ERC-605 the target’s allegiance after a chain is told to all', 'chain.ts', [
    'table.whisper([seat], {',
    'table.tell({',
  ]),

  // Reactions
  change('ERC-601 the spent are offered the window', 'reactions.ts', ['mayBe && !isSpent(own)', 'mayBe']),
  change('ERC-605 only holders are offered it', 'reactions.ts', [
    'isReaction(own.robot) : !isAllOut',
    'isReaction(own.robot) : isReaction(own.robot)',
  ]),
  change('ERC-605 all three out counts with two decks', 'reactions.ts', [
    "decksFor('robot', state.options) === 'one' && seen",
    'seen',
  ]),
  change('ERC-605 all three out does not count', 'reactions.ts', [
    "decksFor('robot', state.options) === 'one' && seen",
    "decksFor('robot', state.options) === 'own' && seen",
  ]),
  change('ERC-606 the target does not come first', 'reactions.ts', ['seat === target ? 0 : ', '']),
  change('ERC-606 the lowest seat comes first', 'reactions.ts', ['seat > instigator ? seat : seat + FURTHER', 'seat']),
  change('ERC-607 BlockBot on what has failed', 'reactions.ts', [
    "fail: ({ claim }) => claim !== 'fail'",
    'fail: () => true',
  ]),
  change('ERC-607 ForceBot on what stands', 'reactions.ts', [
    "({ claim, rebounded }) => claim === 'fail' || rebounded",
    '() => true',
  ]),
  change('ERC-608 a rebound cannot be forced', 'reactions.ts', ["claim === 'fail' || rebounded", "claim === 'fail'"]),
  change('ERC-722 DoOverBot answers an attempt on itself', 'reactions.ts', [
    "claim !== 'pending' && target !== seat",
    "claim !== 'pending'",
  ]),
  change('ERC-720 DoOverBot before the judging', 'reactions.ts', [
    "claim !== 'pending' && target !== seat",
    'target !== seat',
  ]),
  change('ERC-707 a self-conversion rebounds', 'reactions.ts', [
    "claim !== 'fail' && target !== instigator",
    "claim !== 'fail'",
  ]),
  change('ERC-612 a reaction hides the robot', 'reactions.ts', [
    "  showRobot(table, seat, 'rule')\n  table",
    '  table',
  ]),
  change('ERC-611 a forced rebound stays on the instigator', 'reactions.ts', [
    '    top.target = top.firstTarget\n',
    '',
  ]),
  change('ERC-721 DoOverBot hides its side', 'reactions.ts', [
    "    showAllegiance(table, seat, { value: own, truth: own, why: 'rule' })\n",
    '',
  ]),

  // PlusBot
  change('ERC-767 a level whose call has gone can be taken', 'claims.ts', [
    'own.passed || state.called === null',
    'true',
  ]),
  change('ERC-767 one that passed is bound by the calls', 'claims.ts', ['own.passed || state', 'state']),
  change('ERC-767 the call just made is open still', 'claims.ts', [
    'state.called - 1 - own.power',
    'state.called - own.power',
  ]),
  change('ERC-767 a claim fixes nothing', 'countdown.ts', [
    '  for (const { seat, claim } of claims) fixByClaim(seatAt(state, seat), claim)\n',
    '',
  ]),
  change('ERC-766 the dial moves when it is fixed', 'offers/order.ts', [
    "about === 'dial' && prompt.bonus !== null",
    "about === 'dial' && prompt.power > 9",
  ]),

  // The Pass phase
  change('ERC-801 those who reacted are in the Pass round', 'passing.ts', [
    "status === 'passed')",
    "status === 'passed' || status === 'reacted')",
  ]),
  change('ERC-735 there is a Pass phase after all', 'passing.ts', ['state.nobodyPasses || asked', 'asked']),
  change('ERC-735 GandalfBot does not end the Pass phase', 'passing.ts', [
    '  if (state.nobodyPasses) return reveal(table) // ERC-735\n',
    '',
  ]),
  change('ERC-804 a single passer is left out', 'passing.ts', ['passers.length === 1', 'passers.length === 0']),
  change('ERC-804 the highest is left out', 'passing.ts', ['Math.min(...counted', 'Math.max(...counted']),
  change('ERC-760 a PassBot in order may be lowest', 'passing.ts', [" && lineUp.as !== 'inOrder')", ')']),
  change('ERC-761 a hidden PassBot is never lowest', 'passing.ts', [
    "lineUp.as !== 'first' && lineUp",
    "lineUp.as !== 'hidden' && lineUp.as !== 'first' && lineUp",
  ]),
  change('ERC-727 a FreeBot left out shows itself', 'passing.ts', ["'position' && !isExcluded", "'position'"]),
  change('ERC-805 the highest acts first', 'passing.ts', [
    'one.position - other.position',
    'other.position - one.position',
  ]),
  change('ERC-805 PassBot first goes last', 'passing.ts', ['BEFORE_ALL = 0', 'BEFORE_ALL = 99']),
  change('ERC-806 ties go by seat', 'passing.ts', ['first.settled ? [] : rest', 'first ? [] : rest']),
  change('ERC-806 the chooser comes first', 'table.ts', ['(seat + 1 + step) % count', '(seat + step) % count']),
  change('ERC-806 the last turn is forgotten', 'turns.ts', ['  state.previous = seat\n', '']),
  change('ERC-809 who has reacted acts all the same', 'passing.ts', ["status === 'reacted')", "status === 'acted')"]),
  change('ERC-807 self-conversion in the Pass phase', 'decisions/action.ts', ["isPass && act === 'self'", 'false']),
  change('ERC-807 a push of oneself in the Pass phase', 'decisions/action.ts', [
    "(deed === 'PushBot' && isPass)",
    'false',
  ]),

  // The end of a round and of the game
  change('ERC-901 nobody is never all the same', 'scoring.ts', ['.size === 1) return', '.size === 0) return']),
  change('ERC-902 the extra robot is no member', 'scoring.ts', [
    "state.npc ? [...state.seats.keys(), 'npc']",
    'state.npc ? [...state.seats.keys()]',
  ]),
  change('ERC-903 the total counts before the highest', 'scoring.ts', [
    "['size', 'highest', 'total']",
    "['size', 'total', 'highest']",
  ]),
  change('ERC-902 the smaller team wins', 'scoring.ts', [
    "MEASURES[by](evil) ? 'G' : 'E'",
    "MEASURES[by](evil) ? 'E' : 'G'",
  ]),
  change('ERC-906 a win is worth two', 'scoring.ts', ['winner ? state.options.winPoints : 0', 'winner ? 2 : 0']),
  change('ERC-907 cards score in a dead heat', 'scoring.ts', [
    'if (winner === null) return { win: 0, card: 0 }',
    "if (winner === null) return { win: 0, card: cardPoints(seat, 'E') }",
  ]),
  change('ERC-701 BadBot scores as a winner alone', 'scoring.ts', [
    "return winner === 'E' ? BAD",
    "return winner === 'E' && allegiance === 'E' ? BAD",
  ]),
  change('ERC-755 a Neutral MiseryBot scores', 'scoring.ts', [
    "allegiance !== 'N' && allegiance !== winner ? MISERY",
    'allegiance !== winner ? MISERY',
  ]),
  change('ERC-780 an exposed ScaredyBot scores', 'scoring.ts', [
    'exposed ? 0 : SCAREDY',
    'exposed ? SCAREDY_POINTS : SCAREDY',
  ]),
  change('ERC-780 a shown robot does not expose', 'showing.ts', [
    '  own.exposed = true\n  if (own.robotUp) return',
    '  if (own.robotUp) return',
  ]),
  change('ERC-780 a show to one does not expose', 'showing.ts', [
    "if (showed.what !== 'power') seatAt",
    "if (showed.what === 'power') seatAt",
  ]),
  change('ERC-780 a self-conversion that is blocked does not expose', 'actions.ts', [
    '  own.exposed = true\n  proveCard',
    '  proveCard',
  ]),
  change('ERC-767 at scoring no bonus counts', 'reveal.ts', [
    '  for (const seat of state.seats.keys()) fixByUse(state, seat) // ERC-767 (d)\n',
    '',
  ]),
  change('ERC-910 more than the target is needed', 'scoring.ts', [
    'best >= state.options.target',
    'best > state.options.target',
  ]),
  change('ERC-911 leaders share the game', 'scoring.ts', [' && leaders.length === 1', '']),
  change('ERC-913 the game has no last round', 'scoring.ts', [
    'state.round >= state.options.roundCap ? leaders',
    'state.round < 0 ? leaders',
  ]),

  // What is seen
  change('section 7 robots lie open', 'view.ts', ['own.robotUp ? own.robot : null', 'own.robot']),
  change('section 7 powers lie open', 'view.ts', ['own.powerUp ? own.power : null', 'own.power']),
  change('section 7 PlusBot’s bonus is public when its card is', 'view.ts', ['own.levelUp ?', 'own.powerUp ?']),
  change('ERC-203 all see what was shown to some', 'view.ts', [
    'seat === viewer || to.includes(viewer)',
    'seat >= 0 || to.includes(viewer)',
  ]),
  change('ERC-509 all see the truth of a conversion', 'view.ts', [
    'isSeat(target) && target !== viewer ? null',
    'isSeat(target) && target < -1 ? null',
  ]),
  change('ERC-714 all see the real side of a self-conversion', 'view.ts', [
    "via === 'self' && instigator === viewer",
    "via === 'self'",
  ]),
  change('section 7 all see who has claimed', 'view.ts', [
    'phase.answered.some((seat) => seat === viewer)',
    'phase.answered.length > 0',
  ]),
  change('section 7 all see the target’s reply', 'view.ts', [
    '?.target === viewer ? phase.reply : null',
    '?.target === null ? null : phase.reply',
  ]),
]
