import { faultsOf } from './checks.ts'
import type { Scene } from './scene.ts'
import { type Icons, compose } from './svg/compose.ts'

/** What a browser needs to know of a picture: where it lies, and what it shows. */
interface Picture {
  file: string
  alt: Scene['alt']
}

export interface Built {
  files: readonly { name: string; text: string }[]
  manifest: Readonly<Record<string, Picture>>
}

/** All pictures as files that never change under their name. Refuses a deck with a fault in it. */
export function build(scenes: readonly Scene[], means: { icons: Icons; hash(text: string): string }): Built {
  const faults = scenes.flatMap((scene) => faultsOf(scene, means.icons))
  if (faults.length > 0) throw new Error(`The deck has faults:\n${faults.join('\n')}`)
  const drawn = scenes.map((scene) => {
    const text = compose(scene, means.icons)
    return { scene, text, name: `${scene.id}.${means.hash(text)}.svg` }
  })
  return {
    files: drawn.map(({ name, text }) => ({ name, text })),
    manifest: Object.fromEntries(drawn.map(({ scene, name }) => [scene.id, { file: name, alt: scene.alt }])),
  }
}
