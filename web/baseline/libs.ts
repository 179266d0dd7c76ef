import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { narrowed } from './narrowed.ts'
import { Support } from './support.ts'
import { oldest } from './targets.ts'

const OF_TYPESCRIPT = dirname(createRequire(import.meta.url).resolve('typescript'))
/** Where the compiler looks before it takes its own: https://www.typescriptlang.org/tsconfig/#libReplacement */
const INSTEAD = join(import.meta.dirname, '..', '..', 'node_modules', '@typescript')

/** Tells the compiler what all browsers of the baseline have, and not a method more. */
export function writeLibs(): void {
  const support = new Support(oldest())
  for (const name of readdirSync(OF_TYPESCRIPT).flatMap((file) => /^lib\.(.+)\.d\.ts$/.exec(file)?.[1] ?? [])) {
    const library = readFileSync(join(OF_TYPESCRIPT, `lib.${name}.d.ts`), 'utf8')
    const instead = narrowed(library, support)
    const [first, ...more] = name.split('.')
    const file = join(INSTEAD, `lib-${first}`, `${more.join('-') || 'index'}.d.ts`)
    if (instead === library) rmSync(file, { force: true })
    else put(file, instead)
  }
}

/** Whole or not at all: a compiler may be reading. */
function put(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(dirname(file), { recursive: true })
  const written = `${file}.${process.pid}`
  writeFileSync(written, text)
  renameSync(written, file)
}

if (import.meta.main) writeLibs()
