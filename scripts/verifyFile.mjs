import { readFileSync } from 'node:fs'
import { verifyMatch } from '../packages/engine/src/fair/index.ts'
import { TITLES } from '../packages/engine/src/index.ts'

/** What each check has found out, in plain words. */
const WORDS = {
  form: 'The file is the record of a match.',
  seal: 'Nothing in it was changed since the room wrote it.',
  secret: 'The room’s secret is the one that it had announced before it dealt.',
  throws: 'Every device showed the throw that it had announced before.',
  calledOff: 'Deals that were called off before have shown their secrets.',
  rules: 'The rules of this match are at hand.',
  moves: 'Dealt and played again from secret and throws, every move was allowed.',
  heard: 'Everybody was told what follows from that, and nothing else.',
  seen: 'What lay before each of them at the end is what follows from that.',
  standings: 'They came in as the record says.',
}

const MARKS = { ok: ' ok  ', wrong: 'WRONG', unknown: '  ?  ' }

const ABOUT = {
  round: ({ round, seat }) => `round ${round}${seat === null ? '' : `, seat ${seat + 1}`}`,
  move: ({ move, why }) => `at move ${move}: ${why}`,
  viewer: ({ viewer }) => `viewer ${viewer + 1} (the seats, then the watchers)`,
  seat: ({ seat }) => `seat ${seat + 1}`,
  version: ({ title, played, known }) =>
    known === null
      ? `this release does not know ${title}`
      : `it was played by version ${played} of ${title}; this release has version ${known}: take the release that has it`,
  older: () => 'the record does not say: it is from before shuffles could be checked',
  tooLong: () => 'the match was too long to be kept with its moves',
  notReached: () => 'cannot be said after that',
}

/** docs/fairness.md says what is left to trust. */
const NOBODY_THREW = 'As announced: but no device threw, so the server drew these cards alone.'
const ENDS = {
  ok: 'Fair: these cards follow from the announced secret and the throws. No one of them could choose.',
  partly: 'Nothing is wrong, but not everything could be checked.',
  wrong: 'Something is WRONG with this match or this file.',
}

/** Longer is none of our lines. */
const LONGEST = 400

process.exitCode = main(process.argv.slice(2))

/** 0: all is well. 1: something is wrong. 2: it could not be checked, or not all of it. */
function main(files) {
  const [file] = files
  if (file === undefined || files.length > 1) {
    console.error(
      'npm run verify -- <file>, the JSON that GET /api/matches/<id> gives. Nothing is asked of any server.',
    )
    return 2
  }
  const record = read(file)
  if (record === undefined) return 2
  const { verdict, checks, thrown } = verifyMatch(record, TITLES)
  say(`${textIn(record, 'title') ?? 'no title'}, match ${textIn(record, 'id') ?? 'without an id'}`)
  for (const { name, state, about } of checks) {
    say(`[${MARKS[state]}] ${WORDS[name]}${about ? ` — ${ABOUT[about.kind](about)}` : ''}`)
  }
  if (thrown.length > 0) console.log(`Throws of seats ${thrown.map((seat) => seat + 1).join(', ')} are in the shuffle.`)
  console.log(verdict === 'ok' && thrown.length === 0 ? NOBODY_THREW : ENDS[verdict])
  return { ok: 0, wrong: 1, partly: 2 }[verdict]
}

/** A record may say anything, at any length: to the terminal it gets no say. */
function say(line) {
  console.log(line.slice(0, LONGEST).replace(/[\p{Cc}\p{Cf}]/gu, '\ufffd'))
}

function textIn(record, name) {
  return typeof record?.[name] === 'string' ? record[name] : null
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    console.error(`${file} cannot be read: ${error.message}`)
    return undefined
  }
}
