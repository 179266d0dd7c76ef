import { KINDS, type Kind } from './attacks/attack.ts'
import { FLAWS } from './attacks/flaws.ts'
import { attacked, type Outcome } from './attacks/run.ts'
import { withSite } from './attacks/site.ts'
import { BadArgs, type Args } from '../args.ts'
import { columns, type Report } from '../report.ts'

/** Attacks on a running site: nobody gets more than the rules give them, and each attack shows that it would see it. */
export async function run({ part, json }: Args, report: Report): Promise<void> {
  if (part !== 'flaws') await measureAttacks(part, json, report)
  if (part === null || part === 'flaws') await measureFlaws(report)
}

async function measureAttacks(part: string | null, json: boolean, report: Report): Promise<void> {
  const outcomes = await withSite([], (site) =>
    attacked(site, { kinds: kindsIn(part), onDone: (outcome) => tell(outcome, report) }),
  )
  for (const outcome of outcomes) if (json) console.log(JSON.stringify({ measure: 'attacks', ...outcome }))
  if (!json) console.log(`${columns([HEADS, ...outcomes.map(cells)])}\n`)
  figures(outcomes, report)
}

function kindsIn(part: string | null): readonly Kind[] {
  const kinds = KINDS.filter((kind) => part === null || part === kind)
  if (kinds.length > 0) return kinds
  throw new BadArgs(`--part takes one of ${[...KINDS, 'flaws'].join(', ')}, not ${part}.`)
}

function tell({ name, got, unproven }: Outcome, report: Report): void {
  for (const what of got) report.progress(`GOT ${name}: ${what}`)
  for (const what of unproven) report.progress(`NOT PROVEN ${name}: ${what}`)
}

const HEADS = ['attack on', 'what is tried', 'tries', 'controls', '']

const cells = (outcome: Outcome): string[] => [
  outcome.kind,
  outcome.name,
  String(outcome.tries),
  String(outcome.controls),
  verdictOn(outcome),
]

function verdictOn({ got, unproven }: Outcome): string {
  if (got.length > 0) return `GOT ${got[0]}`
  return unproven.length > 0 ? `NOT PROVEN ${unproven[0]}` : 'held'
}

function figures(outcomes: readonly Outcome[], report: Report): void {
  const sum = (of: (outcome: Outcome) => number): number => outcomes.reduce((all, each) => all + of(each), 0)
  const none = { unit: 'attacks', bound: 0, better: 'less' } as const
  report.figure({
    name: 'attacks that got through',
    value: outcomes.filter(({ got }) => got.length > 0).length,
    ...none,
  })
  const unproven = outcomes.filter((each) => each.unproven.length > 0).length
  report.figure({ name: 'attacks that prove nothing', value: unproven, ...none })
  // What the noughts above rest on.
  report.figure({ name: 'attacks', value: outcomes.length, unit: 'attacks' })
  report.figure({ name: 'tries', value: sum(({ tries }) => tries), unit: 'tries' })
  report.figure({ name: 'found where it may be found', value: sum(({ controls }) => controls), unit: 'times' })
}

/** Each flaw must be found by an attack of its kind. */
async function measureFlaws(report: Report): Promise<void> {
  let missed = 0
  for (const { name, kind, ...plant } of FLAWS) {
    const outcomes = await withSite([plant], (site) => attacked(site, { kinds: [kind] }))
    const caught = outcomes.find(({ got }) => got.length > 0)
    if (!caught) missed += 1
    report.progress(`${caught ? `caught by “${caught.name}” (${caught.got[0]})` : 'MISSED'}: ${name}`)
  }
  report.figure({ name: 'flaws missed', value: missed, unit: 'flaws', bound: 0, better: 'less' })
  report.figure({ name: 'flaws caught', value: FLAWS.length - missed, unit: 'flaws', bound: FLAWS.length })
}
