import type { Report } from '../../../report.ts'
import { measureFlaws, tellNoughts, tellWrongs } from '../telling.ts'
import { FLAWS, type Flaw } from './flaws.ts'
import { playThrough, wrongEnds, type Chaos, type Harvest } from './run.ts'

type About = Pick<Chaos, 'games' | 'seed' | 'matches'>

/** Enough for a planted flaw to show itself. */
const MATCHES_A_FLAW = 12
/** A planted flaw is not waited for as long as one that nobody planted. */
const PATIENCE_FOR_A_FLAW_MS = 20_000
const SIDE_BY_SIDE_FOR_A_FLAW = 6

/** Nothing is lost, done twice or seen differently, whatever the way between a client and its room does. */
export async function measureChaos(about: About, report: Report): Promise<void> {
  const harvest = await playThrough({ ...about, until: 'all', progress: (words) => report.progress(words) })
  tellWrongs(wrongEnds(harvest), report)
  figuresOf(harvest, about, report)
  const wrongsWith = ({ plants, clientPlants, weather }: Flaw) =>
    wrongsWithIn(about, { plants, clientPlants, weathers: [weather] })
  await measureFlaws({ what: 'flaws in chaos', flaws: FLAWS, title: titleOf(about), wrongsWith }, report)
}

const titleOf = ({ games }: About): string => (games.length === 1 ? (games[0]?.id ?? '') : 'all')

function figuresOf(harvest: Harvest, about: About, report: Report): void {
  const { matches } = about
  const title = titleOf(about)
  const noughts = {
    'differing ends in chaos': harvest.differing,
    'acknowledged commands lost in chaos': harvest.lost,
    'commands done twice in chaos': harvest.twice,
    'stale answers heeded in chaos': harvest.heeded,
    'matches stuck in chaos': harvest.stuck,
  }
  tellNoughts(noughts, title, report)
  // What the noughts above rest on.
  for (const [name, value] of [
    ['matches ended in chaos', harvest.matches],
    ['commands acknowledged in chaos', harvest.acknowledged],
    ['stale answers in chaos', harvest.stale],
    ['messages in chaos', harvest.tally.messages],
    ['messages in chaos without a socket', harvest.tally.streamed],
  ] as const) {
    report.figure({ name, title, value, unit: '', bound: matches })
  }
  const { messages: _messages, streamed: _streamed, cut, muted, ...fates } = harvest.tally
  for (const [how, value] of Object.entries(fates)) {
    report.figure({ name: `messages ${how}`, title, value, unit: '', bound: 1 })
  }
  report.figure({ name: 'connections fallen silent', title, value: muted, unit: '', bound: 1 })
  report.figure({ name: 'connections cut', title, value: cut, unit: '', bound: 1 })
}

async function wrongsWithIn(
  about: About,
  flawed: Pick<Chaos, 'clientPlants' | 'plants' | 'weathers'>,
): Promise<string[]> {
  const harvest = await playThrough({
    ...about,
    ...flawed,
    matches: MATCHES_A_FLAW,
    sideBySide: SIDE_BY_SIDE_FOR_A_FLAW,
    patienceMs: PATIENCE_FOR_A_FLAW_MS,
    until: 'wrong',
    progress: () => undefined,
  })
  return wrongEnds(harvest)
}
