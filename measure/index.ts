import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BadArgs, readArgs, type Args } from './args.ts'
import { reporter, type Report } from './report.ts'

/** What each measure's file exports. */
interface Measure {
  run(args: Args, report: Report): Promise<void>
}

const FOLDERS = ['speed', 'proofs', 'balance'] as const
/** Each measure's file, by name. */
const MEASURES: Record<string, string> = Object.fromEntries(FOLDERS.flatMap(measuresIn))

process.exitCode = await main()

async function main(): Promise<number> {
  try {
    const args = readArgs(process.argv.slice(2))
    const file = args.what === null ? undefined : MEASURES[args.what]
    if (file !== undefined) return await measured(args, file)
    console.log(overview())
    if (args.what === null) return 0
    throw new BadArgs(`There is no measure called ${args.what}.`)
  } catch (error) {
    if (!(error instanceof BadArgs)) throw error
    console.error(error.message)
    return 2
  }
}

function measuresIn(folder: string): [name: string, file: string][] {
  return readdirSync(join(import.meta.dirname, folder))
    .filter((file) => file.endsWith('.ts'))
    .map((file): [string, string] => [file.slice(0, -'.ts'.length), `${folder}/${file}`])
    .filter(([, file]) => /^export (async )?function run\b/m.test(textOf(file)))
}

async function measured(args: Args, file: string): Promise<number> {
  const { report, close } = reporter(args.what ?? '', args)
  const { run }: Measure = await import(`./${file}`)
  await run(args, report)
  return close() ? 0 : 1
}

function overview(): string {
  const widest = Math.max(...Object.keys(MEASURES).map((name) => name.length))
  const lines = FOLDERS.flatMap((folder) => [
    `${folder}:`,
    ...measuresIn(folder).map(([name, file]) => `  ${name.padEnd(widest)}  ${purpose(file)}`),
    '',
  ])
  const options =
    "[--json] [--title robot-revolution] [--seats 2] [--matches 1000] [--options '{…}'] [--kills 20] [--inputs 5000000] [--rooms 1000] [--part chaos] [--seconds 10] [--seed words]"
  return [`npm run -s measure -- <what> ${options}`, '', ...lines].join('\n').trimEnd()
}

/** The first comment of the file says what it is for. */
function purpose(file: string): string {
  return /\/\*\*\s*(?:\* )?(.*?)(?:\s*\*\/|\n)/.exec(textOf(file))?.[1] ?? ''
}

function textOf(file: string): string {
  return readFileSync(join(import.meta.dirname, file), 'utf8')
}
