import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ACCEPTED } from './accepted.mjs'
import { layAudited, PLANTED } from './audited.mjs'
import { endWith } from './ending.mjs'
import { endChildren } from './processes.mjs'
import { inRoot } from './root.mjs'
import { pnpm, TOOL_LOCKFILES } from './tools.mjs'

const PATIENCE = 30_000

/**
 * Asks the registry for known holes in all that is installed: what serves and builds the site as well as what is handed on,
 * and what brings it. Gives what it said.
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

/** What `npm run audit` exits with. What nobody has looked at is no all-clear. */
export const EXITS = { clean: 0, holes: 1, unchecked: 2 }

/**
 * What the answer means. A bad hole fails, unless it is accepted and its day has not come. An answer that doesn't even know
 * the hole that was planted is worth nothing.
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

/** Named one by one: a level that we don't know counts as bad. */
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

/** Null: this is no answer of the registry, or not the kind we can read. It may stand below what a tool says besides. */
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
