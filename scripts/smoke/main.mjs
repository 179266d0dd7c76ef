import { Site } from './Site.mjs'
import { STEPS } from './steps.mjs'
import { originIn, told } from './telling.mjs'
import { walk } from './walk.mjs'

const USAGE = `npm run smoke -- <address>

<address> is what friends type, such as https://play.example.org. A table is opened there, played on to the end of a short
match, watched, embedded, replayed, verified and deleted. Exit code 1: something is broken.`

const origin = originIn(process.argv[2] ?? '')
if (origin === null) {
  console.error(USAGE)
  process.exit(2)
}
console.log(`Robot Night at ${origin}\n`)
const found = await walk(STEPS, new Site(origin), (step) => console.log(told(step)))
const count = (state) => found.filter((each) => each.state === state).length
console.log(`\n${count('ok')} ok, ${count('slow')} slow, ${count('broken')} broken, ${count('skipped')} not tried`)
process.exit(count('broken') > 0 ? 1 : 0)
