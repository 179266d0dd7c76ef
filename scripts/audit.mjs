import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ACCEPTED } from './auditAllowlist.mjs'
import { layAudited, PLANTED } from './auditLockfile.mjs'
import { endWith } from './shutdown.mjs'
import { endChildren } from './processes.mjs'
import { inRoot } from './root.mjs'
import { pnpm, TOOL_LOCKFILES } from './tools.mjs'

const PATIENCE = 30_000

/**
 * Asks the registry about known holes in everything that's installed: what we ship, what serves and builds the site, and
 * what installs it. Returns the registry's answer.
 */
export async function ask({ lockfile = inRoot('pnpm-lock.yaml'), env = {}, patience = PATIENCE } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'robot-night-'))
  try {
    layAudited(folder, { lockfile: readFileSync(lockfile, 'utf8'), tools: TOOL_LOCKFILES })
    const hurry = { pnpm_config_fetch_retries: '0', pnpm_config_fetch_timeout: String(patience) }
    const asked = pnpm(['audit', '--json'], { cwd: folder, env: { ...hurry, ...env } })
    const late = new Promise((tell) => setTimeout(tell, patience, { output: 'ETIMEDOUT' }).unref())
    return (await Promise.race([asked, late])).output
  } catch (error) {
    return error.message
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** What `npm run audit` exits with. If nobody could check, that's no all-clear. */
export const EXITS = { clean: 0, holes: 1, unchecked: 2 }

/**
 * What the answer means. A bad hole fails, unless it's accepted and not past its date. An answer that doesn't even know the
 * planted hole is worth nothing.
 */
export function verdict(output, { accepted, today }) {
  const known = advisoriesIn(output)
  if (known === null) return { outcome: 'unchecked', words: `${UNCHECKED} ${reasonIn(output)}` }
  if (!known.some(isPlanted)) return { outcome: 'unchecked', words: `${UNCHECKED} ${NO_HOLES}` }
  const bad = known.filter((each) => !isPlanted(each) && !SLIGHT.has(each.severity))
  const isAccepted = (hole) => accepted.some(({ id, until }) => id === hole.github_advisory_id && until > today)
  const open = bad.filter((hole) => !isAccepted(hole))
  const slight = known.filter((each) => SLIGHT.has(each.severity) && !isPlanted(each)).map((hole) => lineOf(hole))
  const lines = [
    ...open.map((hole) => lineOf(hole)),
    ...bad.filter(isAccepted).map((hole) => `accepted: ${lineOf(hole)}`),
  ]
  const first = open.length > 0 ? 'Known holes:' : CLEAN
  return { outcome: open.length > 0 ? 'holes' : 'clean', words: [first, ...lines, ...slight].join('\n') }
}

const UNCHECKED = 'Not checked: nobody has looked for known holes.'
const NO_HOLES = "The registry answers, but doesn't know a hole that everybody knows."
const CLEAN = 'Checked: no known hole of level high or above that is not accepted.'

/** Listed one by one, so that an unknown level counts as bad. */
const SLIGHT = new Set(['info', 'low', 'moderate'])

const isPlanted = ({ module_name, findings }) =>
  module_name === PLANTED.name && findings.every(({ version }) => version === PLANTED.version)

const lineOf = ({ module_name, severity, title, url, github_advisory_id, findings }) => {
  const versions = findings.map(({ version }) => version).join(', ')
  return `${module_name} ${versions}, ${severity}: ${title} (${url ?? github_advisory_id})`
}

function reasonIn(output) {
  const [code] = /\bE(?:NOTFOUND|AI_AGAIN|CONNREFUSED|CONNRESET|TIMEDOUT|NETUNREACH|RR_[A-Z_]+)\b/.exec(output) ?? []
  if (code) return `The registry could not be asked (${code}). Try again with a network.`
  return output.trim() === '' ? 'The audit said nothing.' : `The audit said:\n${output.trim()}`
}

/** Null: it isn't an answer from the registry that we can read. Other output of the tool may come before it. */
function advisoriesIn(output) {
  try {
    const { advisories } = JSON.parse(output.slice(output.indexOf('{')))
    const all = Object.values(advisories)
    return all.every(isReadable) ? all : null
  } catch {
    return null
  }
}

const isReadable = ({ module_name, findings }) =>
  typeof module_name === 'string' && Array.isArray(findings) && findings.length > 0

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const end = endWith(endChildren)
  const today = new Date().toISOString().slice(0, 10)
  const { outcome, words } = verdict(await ask(), { accepted: ACCEPTED, today })
  console.log(words)
  await end(EXITS[outcome])
}
