import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root } from '../../../scripts/root.mjs'
import type { Fault } from './fault.ts'

const LEFT_OUT = new Set(['.git', '.wrangler', 'node_modules', 'dist'])
const BUILT = join('web', '.svelte-kit')

/** The tree once more, to be broken: sources and built pages of its own, besides what is installed in the checkout. */
export class Copy {
  readonly #folder = mkdtempSync(join(tmpdir(), 'robot-night-'))
  readonly root: string
  readonly #soundPages = join(this.#folder, 'pages')
  #healing: (() => void) | null = null

  constructor(name = 'tree') {
    this.root = join(this.#folder, name)
    for (const file of sources()) cpSync(join(root, file), join(this.root, file), { preserveTimestamps: true })
    cpSync(join(root, BUILT), join(this.root, BUILT), { recursive: true, preserveTimestamps: true })
    for (const folder of installedIn(root)) shareInstalled(folder, join(this.root, relative(root, folder)))
    cpSync(join(root, BUILT), this.#soundPages, { recursive: true, preserveTimestamps: true })
  }

  readonly plant = (fault: Pick<Fault, 'file' | 'was' | 'becomes'>): void => {
    if (this.#healing) return
    const path = join(this.root, fault.file)
    const [{ atime, mtime }, text] = [statSync(path), readFileSync(path, 'utf8')]
    writeFileSync(path, withFault(text, fault))
    this.#healing = () => {
      writeFileSync(path, text)
      utimesSync(path, atime, mtime)
    }
  }

  /** As it was, the pages too if they have been built since. */
  readonly heal = (): void => {
    this.#healing?.()
    this.#healing = null
    const [built, sound] = [join(this.root, BUILT), this.#soundPages].map((folder) => builtAt(folder))
    if (built === sound) return
    rmSync(join(this.root, BUILT), { recursive: true, force: true })
    cpSync(this.#soundPages, join(this.root, BUILT), { recursive: true, preserveTimestamps: true })
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

/** Throws if what is to be changed does not stand there exactly once: a fault that changes nothing proves nothing. */
export function withFault(text: string, { file, was, becomes }: Pick<Fault, 'file' | 'was' | 'becomes'>): string {
  const times = text.split(was).length - 1
  if (times !== 1) throw new Error(`${file} should have once, and has ${times} times: ${was}`)
  return text.replace(was, () => becomes)
}

/** What a commit of this tree would hold. What else lies in it comes and goes while other tests run. */
function sources(): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0')
  return files.filter((file) => file && existsSync(join(root, file)))
}

const builtAt = (folder: string): number =>
  statSync(join(folder, 'cloudflare', '_headers'), { throwIfNoEntry: false })?.mtimeMs ?? 0

/** The folders of this workspace that have something installed in them. */
function installedIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (!entry.isDirectory()) return []
    if (entry.name === 'node_modules') return [path]
    return LEFT_OUT.has(entry.name) || entry.name.startsWith('.') ? [] : installedIn(path)
  })
}

/** Links are made again, so that our packages find each other here; what lies there as a folder is led to. */
function shareInstalled(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    const [there, here] = [join(from, name), join(to, name)]
    if (lstatSync(there).isSymbolicLink()) symlinkSync(readlinkSync(there), here)
    else if (name.startsWith('@')) shareInstalled(there, here)
    // What SvelteKit writes there at each build is this tree's own.
    else if (name.startsWith('$')) cpSync(there, here, { recursive: true })
    else symlinkSync(there, here)
  }
}
