import { TITLES } from '@robot-night/engine'
import { probe } from '@robot-night/engine/testing'
import type { Args } from './args.ts'
import { FLAWS } from './fuzz/flaws.ts'
import { MUTANTS } from './fuzz/mutants.ts'
import { tryCore } from './fuzz/pure.ts'
import { LONGEST_ANSWER, Tally } from './fuzz/Tally.ts'
import { tryWire } from './fuzz/wire.ts'
import type { Report } from './report.ts'
import { titleFor } from './titles.ts'
import { bundleWorker } from './wire/bundle.ts'
import { Workerd } from './wire/Workerd.ts'

/** Rubbish and nearly right inputs by the hundred thousand: nothing breaks, and what is refused changes nothing. */
export async function run(args: Args, report: Report): Promise<void> {
  titleFor(args)
  await measureInputs(args, report)
  await measureFlaws(args, report)
}

/** If no other number is asked for. */
const INPUTS = 200_000
/** Of a thousand inputs: so many requests and frames to a real server, the others to the core. */
const REQUESTS = 20
const FRAMES = 3
/** How many inputs a planted flaw has to show itself. */
const INPUTS_A_FLAW = 12_000
const REQUESTS_A_MUTANT = 500
const FRAMES_A_MUTANT = 100
const GAMES = [...TITLES, probe]

async function measureInputs({ title, seed, inputs: asked }: Args, report: Report): Promise<void> {
  const inputs = asked ?? INPUTS
  const progress = (words: string) => report.progress(words)
  const server = await Workerd.serving(await bundleWorker())
  const overWire = { requests: Math.ceil((inputs * REQUESTS) / 1000), frames: Math.ceil((inputs * FRAMES) / 1000) }
  const sending = { url: server.url, title, seed, ...overWire }
  try {
    progress(`${overWire.requests} requests and ${overWire.frames} frames to a real server`)
    const wire = await tryWire(sending)
    tellOf(wire, report)
    const core = await tryCore({ games: GAMES, inputs: inputs - wire.inputs, seed, until: 'all', progress })
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
  for (const { name, ...plant } of MUTANTS) {
    const server = await Workerd.serving(await bundleWorker([plant]))
    const sending = { url: server.url, title, seed, requests: REQUESTS_A_MUTANT, frames: FRAMES_A_MUTANT }
    const tally = await tryWire(sending).finally(() => server.end())
    if (tell(name, tally)) missed += 1
  }
  const planted = FLAWS.length + MUTANTS.length
  report.figure({ name: 'flaws missed', value: missed, unit: 'flaws', bound: 0, better: 'less' })
  report.figure({ name: 'flaws caught', value: planted - missed, unit: 'flaws', bound: planted })
}
