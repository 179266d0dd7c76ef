import { change, type RuleMutant } from '../../testing/ruleMutant.ts'

/** The tests of this folder must notice every one of them. */
export const MUTANTS: readonly RuleMutant[] = [
  // Setup
  change('NAR-001 two may play', 'options.ts', ['if (seats < SEATS.min ||', 'if (seats < SEATS.min - 1 ||']),
  change('NAR-102 pictures come again at once', 'table.ts', [
    'const from = ((round - 1) % ROUNDS_OF_A_DECK) * GRID',
    'const from = ((round - 1) % 2) * GRID',
  ]),
  change('NAR-103 the cards keep their sides', 'rounds.ts', ['state.deck = state.deck.map(turned)', '']),
  change('NAR-103 the second deck is not shuffled', 'rounds.ts', ['table.rng.shuffle(state.deck)', '']),
  change('NAR-103 the first deck is not handed on', 'table.ts', [
    'round > ROUNDS_OF_A_DECK ? deck.map(turned) : []',
    'round > ROUNDS_OF_A_DECK ? [] : []',
  ]),
  change('NAR-104 avoid is forgotten', 'setup.ts', ['freshSide(card, table.state.options.avoid) ?? coin', 'coin']),
  change('NAR-104 of two seen sides one is chosen', 'setup.ts', [
    'return only && seen.length === 1 ?',
    'return only ?',
  ]),
  change('NAR-104 the seen side lies up', 'setup.ts', ['OTHER_SIDE[only] : null', 'only : null']),
  change('NAR-105 the Robot sees the pictures in another order', 'view.ts', [
    'pictures: gridOf(state),',
    "pictures: ownPart(state, viewer).role === 'robot' ? gridOf(state).reverse() : gridOf(state),",
  ]),
  change('NAR-106 without a Server there may be no Robot', 'rounds.ts', [
    'state.options.server ? state.seats : state.seats - 1',
    'state.seats',
  ]),
  change('NAR-107 the roles are not shuffled', 'rounds.ts', ['table.rng.shuffle(cards)', '']),
  change('NAR-107 the answer is never 9', 'rounds.ts', ['table.rng.int(GRID) + 1', 'table.rng.int(GRID - 1) + 1']),
  change('NAR-108 all hear what is dealt', 'rounds.ts', [
    'table.whisper(\n      [seat],',
    'table.whisper(\n      state.roles.map((_, at) => at),',
  ]),
  change('NAR-108 the Robot hears the answer', 'rounds.ts', ["role === 'human' ? state.answer : null", 'state.answer']),
  change('NAR-003 watchers see the answer', 'view.ts', [
    "viewer !== 'spectator' && roles[viewer] === 'human' ? answer : null",
    "viewer === 'spectator' || roles[viewer] === 'human' ? answer : null",
  ]),
  change('NAR-005 people may whisper while they vote', 'index.ts', [
    "phase.kind === 'result' || phase.kind === 'over',\n  // NAR-504",
    "phase.kind === 'result' || phase.kind === 'vote',\n  // NAR-504",
  ]),

  // Words
  change('NAR-201 a seat may give two words', 'decisions/associate.ts', [
    'entryOf(state, seat) > 0 ? null : prompt',
    'entryOf(state, seat) > 1 ? null : prompt',
  ]),
  change('NAR-202 the last word comes first', 'list.ts', [
    'state.list.push({ seat, word, reviewed: false, explanation: null })\n  state.used',
    'state.list.unshift({ seat, word, reviewed: false, explanation: null })\n  state.used',
  ]),
  change('NAR-210 quotes differ', 'word/clean.ts', ['\\u2018\\u2019\\u02bc', '\\u2018\\u02bc']),
  change('NAR-210 compatible forms differ', 'word/clean.ts', ["normalize('NFKC')", "normalize('NFC')"]),
  change('NAR-210 joiners are taken out', 'word/clean.ts', ['(?![\\u200c\\u200d])\\p{Cf}', '\\p{Cf}']),
  change('NAR-210 unseen signs come in', 'entered.ts', [
    "cleaned(typed.normalize('NFKC'))",
    "typed.normalize('NFKC').trim()",
  ]),
  change('NAR-210 case comes in', 'entered.ts', ['.toLowerCase()', '']),
  change('NAR-210 sigma comes in as typed', 'entered.ts', [".replace(/[σς]/gu, 'Σ')", '']),
  change('NAR-210 checks are asked of a word as typed', 'decisions/associate.ts', [
    'refuseWord(enteredWord(word), prompt)',
    'refuseWord(word, prompt)',
  ]),
  change('NAR-502 a text with nothing to see comes in', 'entered.ts', ['hasInk(seen) ? seen : null', 'seen']),
  change('NAR-212 digits are ASCII', 'word/form.ts', ['/\\p{N}/u', '/[0-9]/u']),
  change('NAR-212 digits come before spaces', 'word/form.ts', [
    "if (/\\p{White_Space}/u.test(word)) return { code: 'word_spaces' }\n  if (/\\p{N}/u.test(word)) return { code: 'word_digits' }",
    "if (/\\p{N}/u.test(word)) return { code: 'word_digits' }\n  if (/\\p{White_Space}/u.test(word)) return { code: 'word_spaces' }",
  ]),
  change('NAR-213 a word has two letters', 'word/form.ts', ['/^\\p{L}[', '/^\\p{L}\\p{L}[']),
  change('NAR-213 joiners may meet', 'word/form.ts', ['\\u200c\\u200d]\\p{L}', '\\u200c\\u200d]+\\p{L}']),
  change('NAR-214 thirty is too long', 'word/form.ts', ['.length > MOST_LETTERS', '.length >= MOST_LETTERS']),
  change('NAR-214 units are counted', 'word/form.ts', ['[...word].length', 'word.length']),
  change('NAR-214 dots are free', 'word/form.ts', ["/['·]/gu", "/[']/gu"]),
  change('NAR-215 parts do not count', 'word/places.ts', [
    "return isOne(word) || word.split('-').every(isOne)",
    'return isOne(word)',
  ]),
  change('NAR-215 one part is enough', 'word/places.ts', [".split('-').every(isOne)", ".split('-').some(isOne)"]),
  change('NAR-215 English in every room', 'word/places.ts', ['KEYS[language].has', 'KEYS.en.has']),
  change('NAR-216 accents differ', 'word/key.ts', ['[\\u0300-\\u036f]', '[\\u0300]']),
  change('NAR-216 all marks go', 'word/key.ts', ['[\\u0300-\\u036f]', '\\p{M}']),
  change('NAR-216 thorn is p', 'word/key.ts', ["þ: 'th'", "þ: 'p'"]),
  change('NAR-217 only this round counts', 'rounds.ts', ['state.struck = []', 'state.struck = []\n  state.used = []']),
  change('NAR-217 struck words are free', 'list.ts', [
    'state.struck.push(...struck',
    'state.used = state.used.filter((word) => !struck.some((each) => each.word === word))\n  state.struck.push(...struck',
  ]),
  change('NAR-218 two letters have a plural', 'word/repeats.ts', ['const SHORTEST = 3', 'const SHORTEST = 2']),
  change('NAR-218 no -es in English', 'word/repeats.ts', ["en: ['s', 'es']", "en: ['s']"]),
  change('NAR-218 no -ies', 'word/repeats.ts', ["shorter.endsWith('y')", "shorter.endsWith('yy')"]),
  change('NAR-218 German has -es', 'word/repeats.ts', ["'er', 's']", "'er', 's', 'es']"]),
  change('NAR-220 words are shown as typed', 'word/clean.ts', ["rest.join('').toLowerCase()", "rest.join('')"]),
  change('NAR-221 there is no floor', 'clocks.ts', ['first: FIRST_MOVE,\n    floor: FLOOR,', 'first: FIRST_MOVE,']),
  change('NAR-224 nobody hurries the last one', 'clocks.ts', ['last: LAST_WORD,', '']),
  change('NAR-222 blanks begin at seat 0', 'list.ts', ['(state.round - 1) % state.seats', '0']),
  change('NAR-222 blanks are reviewed', 'list.ts', ['word !== null && !reviewed', '!reviewed']),

  // Review
  change('NAR-302 what came through is reviewed again', 'list.ts', ['word !== null && !reviewed', 'word !== null']),
  change('NAR-303 half of the others is enough', 'material.ts', [
    'Math.floor((seats - 1) / 2) + 1',
    'Math.ceil((seats - 1) / 2)',
  ]),
  change('NAR-303 silent seats are not shown', 'list.ts', [
    'objections: seatsOf(state).map((seat)',
    'objections: answers.map(({ seat })',
  ]),
  change('NAR-305 all give words again', 'list.ts', [
    'asked: owners.sort((one, other) => one - other)',
    'asked: seatsOf(state)',
  ]),
  change('NAR-305 as much time as before', 'index.ts', [
    "phase.again ? 'again' : 'associate'",
    "phase.again ? 'associate' : 'associate'",
  ]),
  change('NAR-306 a third strike', 'material.ts', ['MOST_STRIKES = 2', 'MOST_STRIKES = 3']),
  change('NAR-307 objections are told', 'decisions/review.ts', [
    "table.tell({ kind: 'reviewed', seat })",
    "table.tell(Object.assign({ objections: sorted }, { kind: 'reviewed', seat } as const))",
  ]),

  // Call and guess
  change('NAR-401 seat 0 asks', 'talk.ts', ['const { seat: asker } = entryAt(table.state, 1)', 'const asker = 0']),
  change('NAR-402 only the Robot is asked', 'decisions/call.ts', [
    'return seatsOf(state).map(',
    "return seatsOf(state).filter((seat) => roleOf(state, seat) === 'robot').map(",
  ]),
  change('NAR-403 all see who has answered', 'decisions/call.ts', ["shows: 'nothing'", "shows: 'answered'"]),
  change('NAR-403 the window closes early', 'clocks.ts', ['least: CALL, ', '']),
  change('NAR-404 a Human may reveal', 'decisions/call.ts', [
    "action.call === 'reveal' && role !== 'robot'",
    "action.call === 'reveal' && role === null",
  ]),
  change('NAR-405 all cards are open at the guess', 'view.ts', [
    "(phase.kind === 'guess' && phase.seat === seat)",
    "phase.kind === 'guess'",
  ]),
  change('NAR-406 a wrong guess wins', 'scoring.ts', ['guess ? !guess.right :', 'guess ? guess.right :']),
  change('NAR-407 silence guesses 1', 'index.ts', ['guessPlace(table, null)', 'guessPlace(table, 1)']),

  // Discussion and vote
  change('NAR-501 the answer is not shown', 'talk.ts', [
    "table.tell({ kind: 'callClosed' })\n  showAnswer(table)",
    "table.tell({ kind: 'callClosed' })",
  ]),
  change('NAR-502 the last does not explain', 'talk.ts', [
    'entry < state.list.length',
    'entry < state.list.length - 1',
  ]),
  change('NAR-502 units are counted', 'text.ts', ['[...text].length', 'text.length']),
  change('NAR-502 a text is kept as typed', 'text.ts', [".replace(/\\s+/gu, ' ')", '']),
  change('NAR-602 one may vote for oneself', 'decisions/vote.ts', [
    "entry === own ? { code: 'own_entry' } : null",
    'null',
  ]),
  change('NAR-603 the Server is always there', 'decisions/vote.ts', ["server ? null : { code: 'no_server' }", 'null']),
  change('NAR-606 of tied ones the first', 'scoring.ts', [
    'revealed: candidateOf(state, Math.max(...tied))',
    'revealed: candidateOf(state, Math.min(...tied))',
  ]),
  change('NAR-606 the Server loses a tie', 'scoring.ts', [
    'revealed: candidateOf(state, Math.max(...tied))',
    'revealed: candidateOf(state, tied.filter((entry) => entry !== SERVER).at(-1) ?? SERVER)',
  ]),
  change('NAR-607 without votes the first', 'scoring.ts', [
    'const most = Math.max(',
    'const most = votes.length === 0 ? -1 : Math.max(',
  ]),
  change('NAR-609 a Robot in the Server wins nothing', 'scoring.ts', [
    'guess ? !guess.right : count?.revealed === robot',
    "guess ? !guess.right : count?.revealed === robot || robot === 'server'",
  ]),

  // Points and places
  change('NAR-702 no team point for a guess', 'scoring.ts', [
    'team: isFound ? 1 : 0',
    'team: isFound && voted !== null ? 1 : 0',
  ]),
  change('NAR-703 an own point only with the team', 'scoring.ts', [
    'own: isAgainstRobot ? 1 : 0',
    'own: isAgainstRobot && isFound ? 1 : 0',
  ]),
  change('NAR-703 no own point for a glitch', 'scoring.ts', [
    'const isAgainstRobot = voted !== null &&',
    'const isAgainstRobot = voted !== null && voted !== SERVER &&',
  ]),
  change('NAR-704 a guess is worth two', 'scoring.ts', ['robot: guess ? 3 : 2', 'robot: guess ? 2 : 2']),
  change('NAR-704 a caught Robot gets one', 'scoring.ts', [
    'if (isFound) return { team: 0, own: 0, robot: 0 }',
    'if (isFound) return { team: 0, own: 0, robot: 1 }',
  ]),
  change('NAR-801 one round more', 'rounds.ts', [
    'state.round < state.options.rounds',
    'state.round <= state.options.rounds',
  ]),
  change('NAR-802 three counts as two', 'standings.ts', ['?.total === TWO', '?.total >= TWO']),
  change('NAR-803 no place is passed over', 'standings.ts', [
    '1 + all.filter((other) => isAhead(other, each)).length',
    '1 + new Set(all.filter((other) => isAhead(other, each)).map(({ points }) => points)).size',
  ]),
]
