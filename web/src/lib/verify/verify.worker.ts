import { knownRulesOf } from '../../games/loading/loadRules.ts'
import { checked, type Wanted } from './checked.ts'
import { isSigned } from './ed25519.ts'
import type { Report } from './checking.ts'
import { saidIn } from './said.ts'

const say = (report: Report): void => postMessage(report)

addEventListener('message', ({ data }: MessageEvent<Wanted>) => {
  check(data).catch((error: unknown) => {
    console.warn(error)
    say({ kind: 'failed' })
  })
})

async function check(wanted: Wanted): Promise<void> {
  const game = await knownRulesOf(saidIn(wanted.file, 'title'))
  const findings = await checked(wanted, { game, isSigned, onplayed: (done) => say({ kind: 'played', done }) })
  say({ kind: 'found', findings })
}
