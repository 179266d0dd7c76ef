import { pathToFileURL } from 'node:url'
import { ACCEPTED } from './accepted.mjs'
import { endWith } from './ending.mjs'
import { PNPM } from './install.mjs'
import { handedOn } from './licences.mjs'
import { endChildren, run } from './processes.mjs'
import { root } from './root.mjs'

const PATIENCE = 9000
const UNREACHED =
  /ERR_PNPM_AUDIT_BAD_RESPONSE|ERR_PNPM_META_FETCH_FAIL|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await audit()

/** Asks the registry for known holes in what we hand on. */
async function audit() {
  const end = endWith(endChildren)
  // Not `--prod`: what pages are made of stands among their tools.
  const asked = run(['-y', PNPM, 'audit', '--json'], {
    command: process.platform === 'win32' ? 'npx.cmd' : 'npx',
    env: { CI: 'true', NO_COLOR: '1', npm_config_fetch_retries: '0', npm_config_fetch_timeout: String(PATIENCE) },
  })
  const late = new Promise((tell) => setTimeout(tell, PATIENCE, { code: 1, output: 'ETIMEDOUT' }))
  const { output } = await Promise.race([asked, late])
  const today = new Date().toISOString().slice(0, 10)
  const { isFine, words } = verdict(output, { parts: handedOn(root), accepted: ACCEPTED, today })
  console.log(words)
  await end(isFine ? 0 : 1)
}

/**
 * What the answer means: a bad hole in what we hand on fails, unless it is accepted and its day has not come. Where the
 * registry cannot be asked, nothing is known and nothing fails.
 */
export function verdict(output, { parts, accepted, today }) {
  const advisories = advisoriesIn(output)
  if (!advisories) {
    const [why] = UNREACHED.exec(output) ?? []
    if (!why) return { isFine: false, words: output.trim() || 'The audit said nothing.' }
    return { isFine: true, words: `The registry could not be asked (${why}): known holes were not looked for.` }
  }
  const bad = advisories.filter((each) => BAD.has(each.severity) && parts.some((part) => isIn(part, each)))
  const isAccepted = (hole) => accepted.some(({ id, until }) => id === hole.github_advisory_id && until > today)
  const open = bad.filter((hole) => !isAccepted(hole))
  const lines = [...open, ...bad.filter(isAccepted)].map((hole) => lineOf(hole, isAccepted(hole)))
  const [first] = open.length > 0 ? ['Known holes in what we hand on:'] : [NONE]
  return { isFine: open.length === 0, words: [first, ...lines].join('\n') }
}

const NONE = 'No known hole of level high or above in what we hand on that is not accepted.'
const BAD = new Set(['high', 'critical'])

/** By name, and by version where the answer says which are installed. */
function isIn({ name, version }, { module_name, findings }) {
  if (module_name !== name) return false
  const versions = (findings ?? []).map((found) => found.version)
  return versions.length === 0 || versions.includes(version)
}

const lineOf = ({ module_name, severity, title, url, github_advisory_id }, isAccepted) =>
  `${isAccepted ? 'accepted: ' : ''}${module_name}, ${severity}: ${title} (${url ?? github_advisory_id})`

/** Null: this is no answer of the registry. It may stand below what a tool says besides. */
function advisoriesIn(output) {
  try {
    const { advisories } = JSON.parse(output.slice(output.indexOf('{')))
    return advisories ? Object.values(advisories) : null
  } catch {
    return null
  }
}
