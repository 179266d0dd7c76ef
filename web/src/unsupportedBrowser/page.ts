import type { Language } from '#lib/words/language.ts'
import { SCRIPT } from './featureDetection.ts'
import { TOO_OLD } from './words.ts'

/** Understood by browsers that know no rule of ours. */
const STYLE = [
  '.old{display:none;margin:0;padding:10px 16px;background:#efe6d2;color:#22201b;text-align:center}',
  '[data-old] .old{display:block}',
].join('')

/**
 * The page as the server draws it, with the question whether the browser can use it and what it says if not. The
 * placeholders are comments, because nobody's name can be one.
 */
export const withWordForTheOld = (html: string, language: Language): string =>
  html
    .replace('<!--old.script-->', () => `<script>${SCRIPT}</script><style>${STYLE}</style>`)
    .replace('<!--old.notice-->', () => `<p class="old">${TOO_OLD[language]}</p>`)
