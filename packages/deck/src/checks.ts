import { type Icon, type Scene } from './scene.ts'
import { boundsOf } from './svg/bounds.ts'
import { ICON, type Icons, standing } from './svg/compose.ts'
import { ELEMENTS, iconsOf, wordsOf } from './words/wordsOf.ts'
import { said } from './words/lexicon.ts'
import { isPlain, placeWordsIn } from './words/plain.ts'

/** The number of a picture lies on this much of its upper left corner: 16 % of each side. */
const TAB = 64
/** How much of a thing may lie under it. */
const HIDDEN = 0.1

/** What is wrong with a scene, a line for each; best, nothing. */
export function faultsOf(scene: Scene, icons: Icons): readonly string[] {
  const unknown = iconsOf(scene).filter((icon) => !knows(icons, icon))
  if (unknown.length > 0) return unknown.map((icon) => `${scene.id}: there is no icon "${icon}"`)
  const faults = [...elementFaults(scene), ...cornerFaults(scene, icons), ...wordFaults(scene), ...altFaults(scene)]
  return faults.map((fault) => `${scene.id}: ${fault}`)
}

function knows(icons: Icons, name: string): boolean {
  try {
    return icons(name).length > 0
  } catch {
    return false
  }
}

function elementFaults(scene: Scene): string[] {
  const used = iconsOf(scene)
  const count = used.length < 4 || used.length > 8 ? [`${used.length} elements, not 4 to 8`] : []
  return [...count, ...used.filter((icon) => !ELEMENTS[icon]).map((icon) => `no words for "${icon}"`)]
}

function cornerFaults(scene: Scene, icons: Icons): string[] {
  const things = scene.items.filter((item): item is Icon => 'i' in item)
  return things.filter((icon) => hidden(icon, icons) > HIDDEN).map((icon) => `"${icon.i}" lies under the number`)
}

/** The share of a thing's box that lies in the corner. */
function hidden(icon: Icon, icons: Icons): number {
  const [left, top, right, bottom] = boundsOf(icons(icon.i)).map((edge) => (edge / ICON - 0.5) * icon.s)
  const [y] = standing(icon, icons)
  const box = { x: icon.x + (icon.flip ? -(right ?? 0) : (left ?? 0)), y: y + (top ?? 0) }
  const [width, height] = [(right ?? 0) - (left ?? 0), (bottom ?? 0) - (top ?? 0)]
  const [clipX, clipY] = icon.clip ?? [-1000, -1000]
  const [x0, y0] = [Math.max(box.x, 0, clipX), Math.max(box.y, 0, clipY)]
  const [x1, y1] = [Math.min(box.x + width, TAB), Math.min(box.y + height, TAB)]
  return (Math.max(0, x1 - x0) * Math.max(0, y1 - y0)) / (width * height)
}

function wordFaults(scene: Scene): string[] {
  const own = new Set(scene.words).size < scene.words.length ? ['a word stands twice'] : []
  const wrong = (['en', 'de'] as const).flatMap((language) =>
    wordsOf(scene, language).filter((word) => !isPlain(word, language)),
  )
  const alike = new Set(scene.words.map((word) => said(word, 'de'))).size < scene.words.length
  return [
    ...own,
    ...(alike ? ['two words are the same in German'] : []),
    ...wrong.map((word) => `"${word}" is no word`),
  ]
}

const altFaults = ({ alt }: Scene): string[] =>
  (['en', 'de'] as const).flatMap((language) =>
    placeWordsIn(alt[language], language).map((word) => `"${word}" in the description`),
  )
