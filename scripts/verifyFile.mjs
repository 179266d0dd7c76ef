import { readFileSync } from 'node:fs'
import { webcrypto } from 'node:crypto'
import { parseArgs } from 'node:util'
import { keysFrom, plainFrom, signedBy, verifyMatch, witnessFrom } from '../packages/engine/src/fair/index.ts'
import { TITLES } from '../packages/engine/src/index.ts'

/** What each check found, in plain words. */
const WORDS = {
  form: 'The file is the record of a match.',
  seal: 'Nothing in it was changed since the room wrote it.',
  signature: 'The site whose keys you gave signed exactly this record.',
  witness: 'This is what the device saw whose file you gave.',
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
  key: ({ key, is }) => `${KEYS[is]}, key ${key}`,
  witness: ({ says }) => SEEN[says.is](says),
  unsigned: () => 'nobody signed it',
  older: () => 'the record does not say: it is from before shuffles could be checked',
  tooLong: () => 'the match was too long to be kept with its moves',
  notReached: () => 'cannot be said after that',
}

/** Parts of a record that don't follow from anything else. */
const UNPROVEN = {
  names: 'names',
  guests: 'which guest sat where',
  times: 'times',
  number: 'the number of the match',
  movers: 'whether a player, the clock or a bot made a move',
  ending: 'why it ended early',
}

const SEEN = {
  all: () => 'from the deal to the end',
  part: ({ from, to, of }) => `events ${from + 1} to ${to} of ${of}; what came before it was told when it came`,
  event: ({ event, kind, move }) =>
    kind === null ? `event ${event} is missing` : `differs from event ${event} on: ${kind}, at move ${move}`,
  somewhere: () => 'it was told something else; where, this record cannot say',
  view: () => 'it was told the same, and saw something else at the end',
  strayed: ({ event }) => `at event ${event} the room told it something else than before`,
  none: () => 'you gave none: --witness <file>',
  other: () => 'it is of another match, or of a seat that is not in it',
  notReached: () => 'the record does not say enough to compare',
}

const KEYS = {
  ok: 'signed',
  wrong: 'not what was signed',
  stranger: 'signed by a key that is not among those you gave',
  distrusted: 'signed by a key that its site trusts no more',
  noKeys: 'signed, but you gave no keys: --key <file>',
}

/** docs/fairness.md says what you still have to trust. */
const NOBODY_THREW = 'As announced: but no device threw, so the server drew these cards alone.'
const ENDS = {
  ok: 'Fair: these cards follow from the announced secret and the throws. No one of them could choose.',
  unvouched: 'It fits together, but nobody vouches for it: whoever knows the rules can make up such a record.',
  partly: 'Nothing is wrong, but not everything could be checked.',
  wrong: 'Something is WRONG with this match or this file.',
}

/** No line of ours is longer. */
const LONGEST = 400

const USAGE = `npm run verify -- <file> [--key <file>] [--witness <file>]

<file> is the JSON of GET /api/matches/<id>.
--key: the keys of the site that it is from, as it publishes them at /.well-known/robot-night-keys.json.
--witness: what a device saw, as its page of Verify saves it.
Nothing is asked of any server.`

const TEXT = { type: 'string' }

process.exitCode = await main(askedFor())

/** Null: the arguments are wrong. */
function askedFor() {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { key: TEXT, witness: TEXT } })
    return positionals.length === 1 ? { file: positionals[0], ...values } : null
  } catch {
    return null
  }
}

/** 0: everything is right, and somebody vouches for it. 1: something is wrong. 2: it couldn't be checked completely. */
async function main(asked) {
  if (!asked) {
    console.error(USAGE)
    return 2
  }
  const record = read(asked.file)
  const keys = given(asked.key, keysFrom, 'no keys of a site')
  const witness = given(asked.witness, witnessFrom, 'nothing that a device has kept of a match')
  if (record === undefined || keys === undefined || witness === undefined) return 2
  return told(record, { signed: await signedBy(record, keys, isSigned), witness })
}

/** Null: no such file was given. Undefined: the file doesn't contain it. */
function given(file, from, otherwise) {
  if (file === undefined) return null
  const said = read(file)
  const found = said === undefined ? undefined : (from(said) ?? undefined)
  if (said !== undefined && found === undefined) console.error(`${file} holds ${otherwise}.`)
  return found
}

function told(record, known) {
  const { verdict, checks, thrown, unproven } = verifyMatch(record, TITLES, known)
  say(`${textIn(record, 'title') ?? 'no title'}, match ${textIn(record, 'id') ?? 'without an id'}`)
  for (const { name, state, about } of checks) {
    say(`[${MARKS[state]}] ${WORDS[name]}${about ? ` — ${ABOUT[about.kind](about)}` : ''}`)
  }
  if (thrown.length > 0) console.log(`Throws of seats ${thrown.map((seat) => seat + 1).join(', ')} are in the shuffle.`)
  const isSigned = checks.some(({ name, state }) => name === 'signature' && state === 'ok')
  const things = unproven.map((each) => UNPROVEN[each]).join(', ')
  if (things) console.log(isSigned ? `Proven only by the site's signature: ${things}.` : `Not proven: ${things}.`)
  console.log(verdict === 'ok' && thrown.length === 0 ? NOBODY_THREW : ENDS[verdict])
  return { ok: 0, wrong: 1, partly: 2, unvouched: 2 }[verdict]
}

async function isSigned({ key, message, signature }) {
  const bytes = Buffer.from(key, 'base64url')
  const known = await webcrypto.subtle.importKey('raw', bytes, 'Ed25519', false, ['verify'])
  return webcrypto.subtle.verify('Ed25519', known, Buffer.from(signature, 'base64url'), message)
}

/** A record may contain anything, at any length: it mustn't control the terminal. */
function say(line) {
  console.log(line.slice(0, LONGEST).replace(/[\p{Cc}\p{Cf}]/gu, '\ufffd'))
}

function textIn(record, name) {
  return typeof record?.[name] === 'string' ? record[name] : null
}

function read(file) {
  try {
    const record = plainFrom(readFileSync(file, 'utf8'))
    if (record === undefined) console.error(`${file} can't be read: it isn't JSON, or can't be a record.`)
    return record
  } catch (error) {
    console.error(`${file} can't be read: ${error.message}`)
    return undefined
  }
}
