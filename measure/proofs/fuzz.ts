import { TITLES } from '@robot-night/engine'
import { probe } from '@robot-night/engine/testing'
import { partsOf, type Args } from '../args.ts'
import { FLAWS } from './fuzz/flaws.ts'
import { measureFloods } from './fuzz/floods/measure.ts'
import { FLAWS as SMALL_FLAWS } from './fuzz/kinds/flaws.ts'
import { MUTANTS } from './fuzz/mutants.ts'
import { tryCore } from './fuzz/pure.ts'
import { LONGEST_ANSWER, Tally } from './fuzz/Tally.ts'
import { tryAll } from './fuzz/tryAll.ts'
import { tryWire } from './fuzz/wire.ts'
import type { Report } from '../report.ts'
import { titleFor } from '../titles.ts'
import { bundleWorker } from '../wire/bundle.ts'
import { Workerd } from '../wire/Workerd.ts'

/** Rubbish and nearly right inputs by the million, and floods: nothing breaks, what is refused changes nothing, and nobody who plays is hurt. */
export async function run(args: Args, report: Report): Promise<void> {
  titleFor(args)
  for (const part of partsOf(PARTS, args.part)) await part(args, report)
}

const PARTS: Record<string, (args: Args, report: Report) => Promise<void>> = {
  inputs: measureInputs,
  flaws: measureFlaws,
  floods: measureFloods,
}

/** If no other number is asked for: about ten minutes. */
const INPUTS = 5_000_000
/** Of all inputs, so many requests, frames to a room and frames to the rest of a real server; but no more than that, for each takes milliseconds. */
const REQUESTS = { of: 20, most: 40_000 }
const FRAMES = { of: 3, most: 1500 }
const LINES = { of: 10, most: 6000 }
/** How many inputs a planted flaw has to show itself. */
const INPUTS_A_FLAW = 12_000
const REQUESTS_A_MUTANT = 500
const FRAMES_A_MUTANT = 100
const LINES_A_MUTANT = 200
const GAMES = [...TITLES, probe]

const ofAll = (inputs: number, { of, most }: typeof REQUESTS): number => Math.min(most, Math.ceil((inputs * of) / 1000))

async function measureInputs({ title, seed, inputs: asked }: Args, report: Report): Promise<void> {
  const inputs = asked ?? INPUTS
  const progress = (words: string) => report.progress(words)
  const server = await Workerd.serving(await bundleWorker())
  const overWire = { requests: ofAll(inputs, REQUESTS), frames: ofAll(inputs, FRAMES), lines: ofAll(inputs, LINES) }
  const sending = { url: server.url, title, seed, ...overWire }
  try {
    progress(`${overWire.requests} requests and ${overWire.frames + overWire.lines} frames to a real server`)
    const wire = await tryWire(sending)
    tellOf(wire, report)
    const core = await tryAll({ inputs: inputs - wire.inputs, seed }, progress)
    tellOf(core, report)
    const all = new Tally()
    all.add(wire)
    all.add(core)
    tellFigures({ all, wire, inputs }, report)
  } finally {
    await server.end()
  }
}

function tellFigures({ all, wire, inputs }: { all: Tally; wire: Tally; inputs: number }, report: Report): void {
  const none = { unit: '', bound: 0, better: 'less' } as const
  report.figure({ name: 'inputs', value: all.inputs, unit: '', bound: inputs })
  report.figure({ name: 'inputs over the wire', value: wire.inputs, unit: '' })
  report.figure({ name: 'crashes', value: all.crashes.length, ...none })
  report.figure({ name: 'changes by refused input', value: all.changes.length, ...none })
  report.figure({ name: 'accepted wrongly', value: all.wrong.length, ...none })
  report.figure({ name: 'longest answer', value: all.longest, unit: 'bytes', bound: LONGEST_ANSWER, better: 'less' })
  // What the noughts above rest on.
  report.figure({ name: 'inputs accepted', value: all.accepted, unit: '', bound: inputs / 10 })
  report.figure({ name: 'different refusals', value: Object.keys(all.codes).length, unit: 'codes', bound: 25 })
}

function tellOf({ wrongs, codes }: Tally, report: Report): void {
  for (const what of wrongs.slice(0, 5)) report.progress(`WRONG ${what.slice(0, 600)}`)
  const times = Object.entries(codes).sort(([, one], [, other]) => other - one)
  report.progress(`refused with ${times.map(([code, count]) => `${code} ${count}`).join(', ')}`)
}

async function measureFlaws({ title, seed }: Args, report: Report): Promise<void> {
  const tell = (name: string, { wrongs, inputs }: Tally): boolean => {
    report.progress(wrongs[0] === undefined ? `MISSED: ${name}` : `caught in ${inputs}: ${name}`)
    return wrongs[0] === undefined
  }
  let missed = 0
  for (const { name, core } of FLAWS) {
    const trial = { games: GAMES, inputs: INPUTS_A_FLAW, seed, until: 'wrong', core } as const
    if (tell(name, await tryCore({ ...trial, progress: () => undefined }))) missed += 1
  }
  for (const { name, tried } of SMALL_FLAWS) if (tell(name, tried({ inputs: INPUTS_A_FLAW, seed }))) missed += 1
  for (const { name, ...plant } of MUTANTS) {
    const server = await Workerd.serving(await bundleWorker([plant]))
    const overWire = { requests: REQUESTS_A_MUTANT, frames: FRAMES_A_MUTANT, lines: LINES_A_MUTANT }
    const tally = await tryWire({ url: server.url, title, seed, ...overWire }).finally(() => server.end())
    if (tell(name, tally)) missed += 1
  }
  const planted = FLAWS.length + SMALL_FLAWS.length + MUTANTS.length
  report.figure({ name: 'flaws missed', value: missed, unit: 'flaws', bound: 0, better: 'less' })
  report.figure({ name: 'flaws caught', value: planted - missed, unit: 'flaws', bound: planted })
}
