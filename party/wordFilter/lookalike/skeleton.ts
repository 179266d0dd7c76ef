import { CONFUSABLES } from './confusables.ts'

/** What each confusable character stands for. */
const PROTOTYPES = new Map(
  CONFUSABLES.split(/[;\n]+/u).flatMap((group) => {
    const [prototype = '', sources = ''] = group.split(':')
    return sources === '' ? [] : sources.split(' ').map((source) => [textOf(source), textOf(prototype)] as const)
  }),
)

/** Two texts with one skeleton look alike: UTS #39, section 4, for text that runs one way. */
export function skeletonOf(text: string): string {
  return Array.from(
    text.normalize('NFD').replace(/\p{Default_Ignorable_Code_Point}/gu, ''),
    (letter) => PROTOTYPES.get(letter) ?? letter,
  )
    .join('')
    .normalize('NFD')
}

function textOf(codes: string): string {
  return String.fromCodePoint(...codes.split(' ').map((code) => parseInt(code, 16)))
}
