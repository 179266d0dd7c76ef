import { join } from 'node:path'
import ts from 'typescript'
import { beforeAll, expect, it } from 'vitest'
import { writeLibs } from './libs.ts'

const WEB = join(import.meta.dirname, '..')

/** Not in every browser of the baseline, and what the compiler says of it. */
const OUTSIDE = {
  'a method of elements': ['document.body.checkVisibility()', /undefined/],
  'another way to say it': ['const { body } = document; body["checkVisibility"]()', /undefined/],
  'a method that was only looked at': ['void document.body.showPopover; document.body.showPopover()', /undefined/],
  'a method of the document': ['document.startViewTransition(() => {})', /undefined/],
  'a method of a class itself': ['AbortSignal.any([])', /undefined/],
  'an address without a try': ['URL.canParse("here")', /undefined/],
  'a global function': ['requestIdleCallback(() => {})', /undefined/],
  'the same by its window': ['window.requestIdleCallback(() => {})', /undefined/],
  'a property that is looked into': ['void navigator.wakeLock.request("screen")', /undefined/],
  'a number that some do not know': ['new URLSearchParams("a=b").size.toFixed()', /undefined/],
  'groups of a map': ['Map.groupBy([1], (one) => one % 2)', /groupBy/],
  'groups of an object': ['Object.groupBy([1], (one) => one % 2)', /groupBy/],
  'a promise with its ends': ['Promise.withResolvers()', /withResolvers/],
  'sums of sets': ['new Set([1]).union(new Set([2]))', /union/],
  'lists of what comes later': ['void Array.fromAsync([])', /fromAsync/],
  'steps of an iterator': ['new Set([1]).values().map((one) => one).toArray()', /map/],
  'a regular expression with sets': ['/[a--b]/v.test("a")', /regular expression flag/],
} as const

const INSIDE = {
  'what all have':
    'document.createElement("dialog").showModal(); new CSSStyleSheet().replaceSync(""); structuredClone({})',
  'lists that are changed by copying': '[2, 1].toSorted().toSpliced(0, 1).at(-1); [1].findLast(Boolean)',
  'a call that is not made where there is nothing to call': 'document.body.checkVisibility?.()',
  'an if': 'if (document.body.showPopover) document.body.showPopover()',
  'a look at the type': 'if (typeof requestIdleCallback === "function") requestIdleCallback(() => {})',
  'a step that may lead nowhere': 'void navigator.wakeLock?.request("screen")',
  'another value instead': '(document.body.currentCSSZoom ?? 1).toFixed()',
} as const

let trouble: ReadonlyMap<string, string>
beforeAll(() => {
  writeLibs()
  trouble = troubleIn({
    ...Object.fromEntries(Object.entries(OUTSIDE).map(([name, [code]]) => [name, code])),
    ...INSIDE,
  })
}, 300_000)

it.each(Object.entries(OUTSIDE))('%s that some browser lacks is refused in the pages', (name, [, said]) => {
  expect(trouble.get(name)).toMatch(said)
})

it.each(Object.keys(INSIDE))('%s is let pass', (name) => {
  expect(trouble.get(name)).toBe('')
})

/** What the compiler says to each of these, checked as a file of the pages. */
function troubleIn(snippets: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const config = ts.readConfigFile(join(WEB, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, WEB)
  const files = new Map(Object.entries(snippets).map(([name, code], at) => [join(WEB, `src/${at}.ts`), { name, code }]))
  const host = ts.createCompilerHost(options)
  const { readFile, fileExists } = host
  host.readFile = (file) => files.get(file)?.code.concat('\nexport {}\n') ?? readFile(file)
  host.fileExists = (file) => files.has(file) || fileExists(file)
  const program = ts.createProgram([...files.keys()], { ...options, types: [] }, host)
  return new Map(
    [...files].map(([file, { name }]) => {
      const found = ts.getPreEmitDiagnostics(program, program.getSourceFile(file))
      return [name, found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')).join('\n')]
    }),
  )
}
