import { Broken } from './Broken.mjs'
import { Site } from './Site.mjs'
import { STEPS } from './steps.mjs'
import { originIn, told } from './telling.mjs'
import { unforeseen, walk } from './walk.mjs'

const USAGE = `npm run smoke -- <address>

<address> is what friends type, such as https://play.example.org. A table is opened there, played on to the end of a short
match, watched, embedded, replayed, verified and deleted. Exit code 1: something is broken.`

const origin = originIn(process.argv[2] ?? '')
if (origin === null) {
  console.error(USAGE)
  process.exit(2)
}
console.log(`Robot Night at ${origin}\n`)
// What was opened is deleted all the same.
const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => stop.abort(new Broken('it was stopped', 'nothing: run it again')))
process.on('uncaughtException', (error) => stop.abort(unforeseen(error)))

const found = await walk(STEPS, new Site(origin), { tell: (step) => console.log(told(step)), stop: stop.signal })
const count = (state) => found.filter((each) => each.state === state).length
console.log(`\n${count('ok')} ok, ${count('slow')} slow, ${count('broken')} broken, ${count('skipped')} not tried`)
process.exit(count('broken') > 0 || stop.signal.aborted ? 1 : 0)
