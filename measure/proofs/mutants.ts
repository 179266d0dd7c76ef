import { build } from '../../scripts/build.mjs'
import { endWith } from '../../scripts/shutdown.mjs'
import { endChildren } from '../../scripts/processes.mjs'
import { BadArgs, type Args } from '../args.ts'
import { Catcher, type Catch } from './mutants/catching.ts'
import { Copy } from './mutants/Copy.ts'
import { AREAS, type Fault } from './mutants/fault.ts'
import { FAULTS } from './mutants/list.ts'
import { related, STAGES } from './mutants/stages.ts'
import { columns, type Report } from '../report.ts'

/** Plants one fault after the other in a copy of the tree, and shows which stage of `npm test` notices it. */
export async function run({ part, json }: Args, report: Report): Promise<void> {
  const faults = faultsIn(part)
  await build()
  report.progress('copying the tree')
  const copy = new Copy()
  endWith(async () => {
    await endChildren()
    copy.remove()
  })
  try {
    const told = await caughtIn(copy, faults, report)
    for (const line of told) if (json) console.log(JSON.stringify({ measure: 'mutants', ...line }))
    if (!json) console.log(`${columns([HEADS, ...told.map(cells)])}\n`)
    figures(told, part, report)
  } finally {
    copy.remove()
  }
}

interface Told {
  fault: string
  area: Fault['area']
  /** Null: nothing has noticed it. */
  stage: string | null
  test: string | null
  seconds: number
}

async function caughtIn(copy: Copy, faults: readonly Fault[], report: Report): Promise<Told[]> {
  const { root, plant, heal } = copy
  const catcher = new Catcher({ stages: STAGES, root, plant, heal, related: (file) => related(root, file) })
  const all: Told[] = []
  for (const fault of faults) {
    const begun = performance.now()
    const caught = await catcher.catchOf(fault).catch((error: unknown) => {
      // Tests that break off say nothing of this fault, and are no reason to say nothing of the others.
      report.progress(String(error))
      return null
    })
    const told = toldOf(fault, caught, Math.round((performance.now() - begun) / 1000))
    all.push(told)
    report.progress(`${all.length} of ${faults.length}, ${told.stage ?? 'MISSED'}, ${told.seconds} s: ${fault.about}`)
  }
  return all
}

function toldOf({ name, area }: Fault, caught: Catch | null, seconds: number): Told {
  const test = caught && [caught.by.file, caught.by.name].filter(Boolean).join(': ')
  return { fault: name, area, stage: caught?.stage ?? null, test, seconds }
}

const HEADS = ['fault', 'area', 'caught by', 's', 'test']
const cells = ({ fault, area, stage, test, seconds }: Told): string[] => [
  fault,
  area,
  stage ?? 'MISSED',
  String(seconds),
  test ?? '',
]

function figures(told: readonly Told[], part: string | null, report: Report): void {
  for (const { name } of STAGES) {
    const value = told.filter(({ stage }) => stage === name).length
    if (value > 0) report.figure({ name: `faults caught by ${name}`, value, unit: 'faults' })
  }
  const whole = part === null ? { bound: 25 } : {}
  report.figure({ name: 'faults planted', value: told.length, unit: 'faults', ...whole })
  const missed = told.filter(({ stage }) => stage === null).length
  report.figure({ name: 'faults missed', value: missed, unit: 'faults', bound: 0, better: 'less' })
}

/** Those of an area, or the one of that name. */
function faultsIn(part: string | null): readonly Fault[] {
  const faults = FAULTS.filter(({ name, area }) => part === null || part === area || part === name)
  if (faults.length > 0) return faults
  const names = FAULTS.map(({ name }) => name)
  throw new BadArgs(`--part takes one of ${[...AREAS, ...names].join(', ')}, not ${part}.`)
}
