import { icons as set } from '@iconify-json/fluent-emoji-flat'
import type { Icons } from './svg/compose.ts'

/** Fluent Emoji, flat. For building and testing only: the whole set is large, and goes to nobody's browser. */
export const icons: Icons = (name) => {
  const icon = set.icons[name]
  if (!icon) throw new Error(`Expected an icon of the set, found "${name}".`)
  return icon.body
}
