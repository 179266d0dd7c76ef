import type { Report } from '../../../report.ts'
import { measureFlaws, tellNoughts, tellWrongs } from '../telling.ts'
import { FLAWS, type Flaw } from './flaws.ts'
import { playByAlarms, type Alarms, type Heard } from './run.ts'

type About = Pick<Alarms, 'game' | 'seed'>

const MATCHES = 6
const MATCHES_A_FLAW = 2

/** Alarms come doubled, early, minutes late and after the end: nothing is done twice or too early, nobody loses time. */
export async function measureAlarms(about: About, hasFlaws: boolean, report: Report): Promise<void> {
  const heard = await playByAlarms({ ...about, matches: MATCHES })
  tellWrongs(wrongsOf(heard), report)
  const title = about.game.id
  const noughts = {
    'things done before their time': heard.early,
    'alarms heeded twice': heard.twice,
    'people hurried by late alarms': heard.hurried,
    'alarms heeded after the end': heard.restless,
    'ends that differ by alarms': heard.differing,
    'matches stuck by alarms': heard.stuck,
  }
  tellNoughts(noughts, title, report)
  report.figure({ name: 'matches by alarms alone', title, value: heard.matches, unit: '', bound: 3 * MATCHES })
  // Whatever is asked, it takes an alarm at least to go on.
  report.figure({ name: 'alarms', title, value: heard.rung, unit: '', bound: heard.questions })
  report.figure({
    name: 'questions that time alone closed',
    title,
    value: heard.questions,
    unit: '',
    bound: 3 * MATCHES,
  })
  if (!hasFlaws) return
  const wrongsWith = async ({ plants }: Flaw) =>
    wrongsOf(await playByAlarms({ ...about, matches: MATCHES_A_FLAW, plants }))
  await measureFlaws({ what: 'flaws in alarms', flaws: FLAWS, title, wrongsWith }, report)
}

export const wrongsOf = ({ early, twice, hurried, restless, differing, stuck }: Heard): string[] =>
  [early, twice, hurried, restless, stuck, differing].flat()
