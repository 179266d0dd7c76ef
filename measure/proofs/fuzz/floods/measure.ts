import { titleOf } from '@robot-night/engine'
import { isCaught } from '../../../caught.ts'
import type { Report } from '../../../report.ts'
import { figuresOf } from './figures.ts'
import { FLAWS } from './flaws.ts'
import { besiege } from './siege.ts'

const ROUNDS = 4
const SECONDS = 10
const SECONDS_A_FLAW = 4

/** Four people play while two hundred do their worst in the same room. */
export async function measureFloods(
  { title, seed, seconds }: { title: string; seed: string; seconds: number | null },
  report: Report,
): Promise<void> {
  const game = titleOf(title)
  if (!game) throw new Error(`no title called ${title}`)
  const sound = await besiege({ game, seed, rounds: ROUNDS, forMs: (seconds ?? SECONDS) * 1000, plants: [] })
  for (const why of sound.whys) report.progress(`WRONG ${why}`)
  const usual = figuresOf(sound)
  for (const figure of usual) report.figure(figure)
  let missed = 0
  for (const flaw of FLAWS) {
    const fared = await besiege({ game, seed, rounds: 1, forMs: SECONDS_A_FLAW * 1000, plants: [flaw] })
    const figure = figuresOf(fared).find(({ name }) => name === flaw.shows)
    const shows = figure !== undefined && isCaught(figure, usual)
    if (!shows) missed += 1
    report.progress(`${shows ? 'caught' : 'MISSED'}: ${flaw.name}. ${flaw.shows}: ${figure?.value.toFixed(2)}`)
  }
  report.figure({ name: 'floods: flaws missed', value: missed, unit: 'flaws', bound: 0, better: 'less' })
  report.figure({ name: 'floods: flaws caught', value: FLAWS.length - missed, unit: 'flaws', bound: FLAWS.length })
}
