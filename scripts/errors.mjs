import { userInfo } from 'node:os'

/** An error whose message already says what happened, and what to do next. */
export class Advice extends Error {}

/**
 * What to tell the person at the terminal about a failure: what happened, and what to do next. Only a fault of our own, or
 * `isDebug`, shows where in the code it happened.
 */
export function inWords(error, { isDebug = Boolean(process.env.DEBUG) } = {}) {
  if (isDebug) return error.stack ?? String(error)
  if (error instanceof Advice) return error.message
  const text = textOf(error)
  for (const [sign, words] of KNOWN) if (sign.test(text)) return words(text)
  if (OURS.has(error.name)) return `${error.stack}\n\nThat's a fault in Robot Night: please report it with these lines.`
  return plain(error.message)
}

/** What a tool printed, without the stack traces. */
export const plain = (output) => output.replace(/^[ \t]+at .*\n?/gm, '').trim()

const OURS = new Set(['TypeError', 'ReferenceError', 'RangeError', 'SyntaxError', 'AssertionError'])

/** Whatever stands in the way on the machine, by how Node, npm, pnpm, Vite and workerd word it. The first that fits counts. */
const KNOWN = [
  [
    /(?:EACCES|EPERM|EROFS|ENOTDIR|ENOENT|EEXIST|os error (?:1|2|13|17|20|30)\b)[^]*\/(?:\.npm|_cacache|\.cache|\.config|\.local)\b/,
    homeless,
  ],
  [/ENOSPC|os error 28\b|no space left on device|SQLITE_FULL/i, full],
  [/EDQUOT|os error 122\b/, () => 'Your share of the disk is used up. Make room, then try again.'],
  [/EROFS|os error 30\b|read-only file system|SQLITE_READONLY|SQLITE_CANTOPEN/i, unwritable],
  [/EACCES|EPERM|os error (?:1|13)\b|permission denied/i, unwritable],
  [/ENOTDIR|EEXIST: file already exists, mkdir/, (text) => `${pathIn(text)} isn't a folder. ${ELSEWHERE}`],
  [/EMFILE|ENFILE|os error 2[34]\b/, () => 'Too many files are open. Run `ulimit -n 4096`, then try again.'],
  [/ENOMEM|os error 12\b|heap out of memory/, () => 'Out of memory: 1 GB is needed. Close something, then try again.'],
  [/^ERR_MODULE_NOT_FOUND/, () => `Some packages are missing. ${AFRESH}`],
]

export const ELSEWHERE = 'Choose another folder for what is stored:  DATA=/a/folder npm start'
export const AFRESH = 'Remove the folder node_modules, then try again.'

function full(text) {
  const path = pathIn(text)
  const where = path === null ? '' : ` that holds ${path}`
  return `The disk${where} is full: 600 MB are needed, and 1 GB for all checks. Make room there, then try again.`
}

/** What npm and pnpm keep for themselves. */
function homeless() {
  const home = process.env.HOME || 'the home folder'
  return `npm and pnpm can't keep their packages below ${home}. Give them another folder:  HOME=/a/folder npm start`
}

function unwritable(text) {
  const path = pathIn(text) ?? 'A folder that is needed'
  return `${path} can't be written by the user ${whoami()}. Run this as the user who owns it, or give it to that user (chown -R).`
}

/** The first path that is named, in quotes as Node does it, or after pnpm's words. Null: none. */
function pathIn(text) {
  const [, quoted, named] = /'((?:\/|[A-Z]:\\)[^'\n]*)'|Failed to \w+ (\/.*?)\s+(?:from|to|in)\s/s.exec(text) ?? []
  return (quoted ?? named)?.replace(/\n\s+/g, ' ') ?? null
}

function textOf(error) {
  const cause = error.cause instanceof Error ? textOf(error.cause) : ''
  return `${error.code ?? ''} ${error.message} ${cause}`
}

function whoami() {
  try {
    return userInfo().username
  } catch {
    return String(process.getuid?.() ?? 'who runs this')
  }
}
