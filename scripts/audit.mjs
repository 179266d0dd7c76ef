import { pathToFileURL } from 'node:url'
import { endWith } from './ending.mjs'
import { PNPM } from './install.mjs'
import { endChildren, run } from './processes.mjs'

const PATIENCE = 9000
const UNREACHED =
  /ERR_PNPM_AUDIT_BAD_RESPONSE|ERR_PNPM_META_FETCH_FAIL|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await audit()

/** Asks the registry for known holes in what we hand on. */
async function audit() {
  const end = endWith(endChildren)
  const asked = run(['-y', PNPM, 'audit', '--prod', '--audit-level', 'high'], {
    command: process.platform === 'win32' ? 'npx.cmd' : 'npx',
    env: { CI: 'true', NO_COLOR: '1', npm_config_fetch_retries: '0', npm_config_fetch_timeout: String(PATIENCE) },
  })
  const late = new Promise((tell) => setTimeout(tell, PATIENCE, { code: 1, output: 'ETIMEDOUT' }))
  const { isFine, words } = verdict(await Promise.race([asked, late]))
  console.log(words)
  await end(isFine ? 0 : 1)
}

/** What the answer means: a finding fails. Where the registry cannot be asked, nothing is known and nothing fails. */
export function verdict({ code, output }) {
  if (code === 0) return { isFine: true, words: 'No known hole of level high or above in what we hand on.' }
  const [why] = UNREACHED.exec(output) ?? []
  if (why) return { isFine: true, words: `The registry could not be asked (${why}): known holes were not looked for.` }
  return { isFine: false, words: output.trim() }
}
