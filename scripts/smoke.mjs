import { install } from './install.mjs'
import { endWith } from './shutdown.mjs'
import { endChildren, run } from './processes.mjs'
import { inRoot } from './root.mjs'

/** `npm run smoke -- <address>`: plays a match on a site, and says what's slow or broken there: docs/operations.md. */
const end = endWith(endChildren)
await install({ toServe: true })
const { code } = await run([inRoot('scripts', 'smoke', 'main.mjs'), ...process.argv.slice(2)], { show: true })
await end(code)
