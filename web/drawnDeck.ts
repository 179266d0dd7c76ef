import { createHash } from 'node:crypto'
import type { Language } from './src/lib/words/language.ts'

/** Where the pictures lie. What lies in there never changes under its name, and is served so. */
export const FOLDER = '_app/immutable/pictures'

/** All pictures of the deck as files, and what each is called and shows. */
export async function draw() {
  const [{ SCENES, build }, { icons }] = await Promise.all([
    import('@robot-night/deck'),
    import('@robot-night/deck/icons'),
  ])
  const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 6)
  return build(SCENES, { icons, hash })
}

type Manifest = Awaited<ReturnType<typeof draw>>['manifest']

/** A module's text: where each picture lies. Every name once and nothing else: it is in all that a room loads. */
export function addressesModule(manifest: Manifest): string {
  const names = Object.values(manifest).map(({ file }) => file.replace(/\.svg$/, ''))
  const entry = `(name) => [name.split('.')[0], '/${FOLDER}/' + name + '.svg']`
  return `export default Object.fromEntries('${names.join(' ')}'.split(' ').map(${entry}))`
}

/** A module's text: what each picture shows, in one language. */
export function altModule(manifest: Manifest, language: Language): string {
  const alt = Object.entries(manifest).map(([picture, { alt }]) => [picture, alt[language]])
  return `export default ${JSON.stringify(Object.fromEntries(alt))}`
}
