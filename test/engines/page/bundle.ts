import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const made = new Map<string, Promise<string>>()

/** The script that sees for us in a page, as one text. */
export const inPage = (): Promise<string> => bundled(new URL('eyes.ts', import.meta.url))

/** A script that runs in pages, with all that it needs. */
export function bundled(file: URL): Promise<string> {
  const script = made.get(file.href) ?? bundle(fileURLToPath(file))
  made.set(file.href, script)
  return script
}

async function bundle(path: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}', global: 'globalThis' },
  })
  const [file] = outputFiles
  if (!file) throw new Error('nothing was bundled')
  return file.text
}
