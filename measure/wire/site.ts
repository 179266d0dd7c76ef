import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, viteBuild } from '../../scripts/build.mjs'
import { asOneModule, bundleWorker, planted, root, type Plant } from './bundle.ts'

const ENTRY = 'party/testing/site.ts'

/**
 * The test Worker, or another one, with the real pages, as one module. What is planted in `web/` takes a build of its
 * own.
 */
export async function bundleSite(plants: readonly Plant[] = [], entry = ENTRY): Promise<string> {
  if (plants.length > 0) return bundled(plants, entry)
  const known = sound.get(entry) ?? bundled([], entry)
  sound.set(entry, known)
  return known
}

async function bundled(plants: readonly Plant[], entry: string): Promise<string> {
  const inPages = plants.filter(({ file }) => file.startsWith('web/'))
  const inRoom = plants.filter((plant) => !inPages.includes(plant))
  if (inPages.length > 0) return bundleWith(await withCopy(inPages, pagesIn), inRoom, entry)
  return bundleWith(await (usual ??= usualPages()), inRoom, entry)
}

/** Built once: the same for all that is compared, whatever is built meanwhile. */
let usual: Promise<string> | null = null
/** With nothing planted, by what it begins with. */
const sound = new Map<string, Promise<string>>()

async function usualPages(): Promise<string> {
  await build()
  return pagesIn(join(root, 'web'))
}

const pagesIn = (web: string): Promise<string> => asOneModule(join(web, '.svelte-kit/worker/index.js'))

async function bundleWith(pages: string, plants: readonly Plant[], entry: string): Promise<string> {
  const home = mkdtempSync(join(tmpdir(), 'robot-night-'))
  try {
    writeFileSync(join(home, 'pages.js'), pages)
    return await bundleWorker(plants, entry, join(home, 'pages.js'))
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

/** Builds a copy of the pages with something planted; it is gone when it has been used. */
async function withCopy<T>(plants: readonly Plant[], use: (web: string) => Promise<T>): Promise<T> {
  const home = mkdtempSync(join(tmpdir(), 'robot-night-'))
  try {
    for (const name of ['node_modules', 'packages', 'tsconfig.json']) symlinkSync(join(root, name), join(home, name))
    // A build is named after its sources, of which a link is none.
    cpSync(join(root, 'pnpm-lock.yaml'), join(home, 'pnpm-lock.yaml'))
    const web = join(home, 'web')
    copyWeb(web)
    for (const plant of plants) writeFileSync(join(home, plant.file), await planted(plant))
    const { code, output } = await viteBuild(web)
    if (code !== 0) throw new Error(`the planted pages could not be built: ${output}`)
    return await use(web)
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

function copyWeb(into: string): void {
  mkdirSync(into)
  const from = join(root, 'web')
  for (const name of readdirSync(from).filter((name) => name !== '.svelte-kit')) {
    if (name === 'node_modules') symlinkSync(join(from, name), join(into, name))
    else cpSync(join(from, name), join(into, name), { recursive: true })
  }
}
