import * as v from 'valibot'

/** One test that failed, or what else went wrong in its place. */
export interface Failure {
  /** From the root of the repository; null: it was no test. */
  file: string | null
  name: string
}

export interface Result {
  /** How many tests said anything. */
  ran: number
  failures: Failure[]
}

const vitestSchema = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
    }),
  ),
})

/** What vitest's reporter `json` has written. `inTree`: the path from the root of one that it names. */
export function ofVitest(written: unknown, inTree: (path: string) => string): Result {
  const files = v.parse(vitestSchema, written).testResults
  const failures = files.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((each) => each.status === 'failed').map(({ fullName }) => fullName)
    // A file that cannot even be loaded has no tests.
    const said = status === 'failed' && failed.length === 0 ? ['the whole file'] : failed
    return said.map((each): Failure => ({ file: inTree(name), name: each.trim() }))
  })
  const isRun = ({ status }: { status: string }): boolean => status === 'passed' || status === 'failed'
  const ran = files.flatMap(({ assertionResults }) => assertionResults).filter(isRun).length
  return { ran: Math.max(ran, failures.length), failures }
}

interface Suite {
  file: string
  specs: { title: string; tests: { status: string }[] }[]
  suites?: Suite[] | undefined
}
const suiteSchema: v.GenericSchema<Suite> = v.object({
  file: v.string(),
  specs: v.array(v.object({ title: v.string(), tests: v.array(v.object({ status: v.string() })) })),
  suites: v.optional(v.lazy(() => v.array(suiteSchema))),
})
const playwrightSchema = v.object({ suites: v.array(suiteSchema) })

/** What Playwright's reporter `json` has written. What passed when it was tried again has passed. */
export function ofPlaywright(written: unknown, inTree: (path: string) => string): Result {
  const specs = v.parse(playwrightSchema, written).suites.flatMap(specsIn)
  const failed = specs.filter(({ statuses }) => statuses.includes('unexpected'))
  return {
    ran: specs.filter(({ statuses }) => statuses.some((status) => status !== 'skipped')).length,
    failures: failed.map(({ file, title }) => ({ file: inTree(file), name: title })),
  }
}

function specsIn({ file, specs, suites = [] }: Suite): { file: string; title: string; statuses: string[] }[] {
  const own = specs.map(({ title, tests }) => ({ file, title, statuses: tests.map(({ status }) => status) }))
  return [...own, ...suites.flatMap(specsIn)]
}
