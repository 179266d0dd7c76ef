import type { Report } from '../../report.ts'

/** Something planted. It must show, or the measure does not see what it says it sees. */
interface Planted {
  name: string
}

const SHOWN = 10
const MOST_LETTERS = 400

export function tellWrongs(wrongs: readonly string[], report: Report): void {
  for (const what of wrongs.slice(0, SHOWN)) report.progress(`WRONG ${what.slice(0, MOST_LETTERS)}`)
}

/** A list of things that should not be, each as its number, which has to be 0. */
export function tellNoughts(lists: Readonly<Record<string, readonly string[]>>, title: string, report: Report): void {
  for (const [name, list] of Object.entries(lists)) {
    report.figure({ name, title, value: list.length, unit: '', bound: 0, better: 'less' })
  }
}

/** `wrongsWith`: what a planted flaw has brought about. */
export async function measureFlaws<Flaw extends Planted>(
  of: { what: string; flaws: readonly Flaw[]; title: string; wrongsWith(flaw: Flaw): Promise<readonly string[]> },
  report: Report,
): Promise<void> {
  const { what, flaws, title, wrongsWith } = of
  let caught = 0
  for (const flaw of flaws) {
    const [first] = await wrongsWith(flaw)
    if (first !== undefined) caught += 1
    report.progress(`${first === undefined ? 'MISSED' : 'caught'}: ${flaw.name}. ${first?.slice(0, 120) ?? ''}`)
  }
  const missed = flaws.length - caught
  report.figure({ name: `${what} missed`, title, value: missed, unit: 'flaws', bound: 0, better: 'less' })
  report.figure({ name: `${what} caught`, title, value: caught, unit: 'flaws', bound: flaws.length })
}
