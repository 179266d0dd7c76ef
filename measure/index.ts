import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BadArgs, readArgs, type Args } from './args.ts'
import { reporter, type Report } from './report.ts'

/** What each file beside this one that can be asked for exports. */
interface Measure {
  run(args: Args, report: Report): Promise<void>
}

const MEASURES: Record<string, () => Promise<Measure>> = Object.fromEntries(
  readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.ts') && /^export (async )?function run\b/m.test(textOf(file)))
    .map((file) => [file.slice(0, -'.ts'.length), () => import(`./${file}`)]),
)

process.exitCode = await main()

async function main(): Promise<number> {
  try {
    const args = readArgs(process.argv.slice(2))
    const load = args.what === null ? undefined : MEASURES[args.what]
    if (load) return await measured(args, load)
    console.log(overview())
    if (args.what === null) return 0
    throw new BadArgs(`There is no measure called ${args.what}.`)
  } catch (error) {
    if (!(error instanceof BadArgs)) throw error
    console.error(error.message)
    return 2
  }
}

async function measured(args: Args, load: () => Promise<Measure>): Promise<number> {
  const { report, close } = reporter(args.what ?? '', args)
  const { run } = await load()
  await run(args, report)
  return close() ? 0 : 1
}

function overview(): string {
  const widest = Math.max(...Object.keys(MEASURES).map((name) => name.length))
  const lines = Object.keys(MEASURES).map((name) => `  ${name.padEnd(widest)}  ${purpose(name)}`)
  const options =
    "[--json] [--title robot-revolution] [--seats 2] [--matches 1000] [--options '{…}'] [--kills 20] [--inputs 5000000] [--rooms 1000] [--part chaos] [--seconds 10] [--seed words]"
  return [`npm run -s measure -- <what> ${options}`, '', ...lines].join('\n')
}

/** The first comment of the file says what it is for. */
function purpose(name: string): string {
  return /\/\*\*\s*(?:\* )?(.*?)(?:\s*\*\/|\n)/.exec(textOf(`${name}.ts`))?.[1] ?? ''
}

function textOf(file: string): string {
  return readFileSync(join(import.meta.dirname, file), 'utf8')
}
