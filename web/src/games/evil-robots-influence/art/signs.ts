import { cog, star } from './outlines.ts'

/** Size and drawing: of one colour, that of the words around it. */
type Sign = readonly [number, string]

const INK = 'fill="currentColor"'
const line = (width: number): string =>
  `fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`

const gramophone = `<path ${INK} d="M24 45C24 34 29 28 37 24.5L32 3C46 5 59 15 61 30L43 31C37 33 34 38 34 45z"/>
<path d="M35.5 7.5c11 3 19 9.5 21.5 19" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="3"/>
<path ${INK} d="M11 47h38v10H11zM6 58.5h48v4.5H6z"/><path d="M11 51.5H5v-9" ${line(4)}/>`

/** The last light over the hill, and who goes on. */
const rover = `<path ${INK} d="M3 29a16 16 0 0 1 32 0z"/><path d="M19 8V3M5 14 1.5 10.5M33 14l3.5-3.5" ${line(3.5)}/>
<path ${INK} d="M8 33h42l4 10H8zM44 22h5v12h-5zM39 12h18v10H39z"/><circle cx="46" cy="17" r="2.5" fill="#000" fill-opacity=".55"/>
<path d="M14 52l8-9h16l10 9M30 43v9" ${line(3.5)}/><g ${INK}><circle cx="13" cy="54" r="7"/><circle cx="31" cy="54" r="7"/><circle cx="49" cy="54" r="7"/></g>`

const starGears = `<path fill-rule="evenodd" ${INK} d="${cog({ at: [32, 32], teeth: 12, outer: 31, inner: 25 })}${star([32, 33], 19)}"/>`

/** A feather of the fan, its eye left open. */
const feather = (turn: number): string =>
  `<path fill-rule="evenodd" ${INK} transform="rotate(${turn} 32 50)" d="M32 29c-2-6-6.5-12-6.5-18a6.5 6.5 0 0 1 13 0c0 6-4.5 12-6.5 18zM32 7.5a3.4 3.4 0 0 0 0 6.8 3.4 3.4 0 0 0 0-6.8z"/>`
const peacock = `${[-84, -56, -28, 0, 28, 56, 84].map(feather).join('')}
<path ${INK} d="M32 32c3 0 5 2 5 5l4 2-3.5 2c.5 4 5.5 6 5.5 12 0 5-4.5 9-11 9s-11-4-11-9c0-6 5-8 5.5-12-.5-4 1-9 5.5-9z"/>`

const courtier = `<circle cx="32" cy="25" r="21.5" ${line(5)}/><circle cx="24" cy="20" r="4.2" ${INK}/><path d="M35 21q5.5-5 11 0M22 30.5q10 10 21-1" ${line(4.6)}/>
<path ${INK} d="M3 60l5-11 6 5 6-4 6 6 6-4 6 4 6-6 6 4 6-5 5 11q-29 7-58 0z"/>`

/** Two number wheels that have come to ten. */
const exact = `<path fill-rule="evenodd" ${INK} d="M8 12h40a5 5 0 0 1 5 5v34a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V17a5 5 0 0 1 5-5zM9 20v28h17V20zM30 20v28h17V20z"/>
<path d="M14 29l4.5-3.5V42M14 42.5h8" ${line(4.4)}/><ellipse cx="38.5" cy="34" rx="4.3" ry="8.5" ${line(4.4)}/>
<path d="M53 34h6V19" ${line(4)}/><circle cx="59" cy="15" r="4.5" ${INK}/>`

const leaf = (x: number, y: number, turn: number): string =>
  `<path d="M${x} ${y}q5-5 0-13q-5 8 0 13z" transform="rotate(${turn} ${x} ${y})"/>`
const BRANCH = [leaf(14, 50, -70), leaf(9, 41, -48), leaf(7, 31, -25), leaf(8, 21, 0), leaf(13, 12, 28)]
const INNER = [leaf(17, 47, 20), leaf(13, 38, 40), leaf(12, 29, 55), leaf(13, 20, 70)]
const sprig = [...BRANCH, ...INNER].join('')
const laurel = `<g transform="translate(2.6 2) scale(.92)"><g ${INK}>${sprig}<g transform="matrix(-1 0 0 1 64 0)">${sprig}</g></g>
<path d="M13 13Q2 36 24 56M51 13q11 23-11 43" ${line(2.2)}/></g>`

export const SIGNS: Readonly<Record<string, Sign>> = {
  L05: [64, gramophone],
  L07: [64, rover],
  L09: [64, starGears],
  R04: [64, peacock],
  R05: [64, courtier],
  R17: [64, exact],
  'type-I': [
    24,
    `<path ${INK} d="M12 .5 14.6 7l6.2-3.8L17 9.4l6.5 2.6-6.5 2.6 3.8 6.2-6.2-3.8-2.6 6.5-2.6-6.5-6.2 3.8L7 14.6.5 12 7 9.4 3.2 3.2 9.4 7z"/>`,
  ],
  'type-A': [
    24,
    `<path fill-rule="evenodd" ${INK} d="${cog({ at: [12, 12], teeth: 8, outer: 11.5, inner: 8.6 })}M12 8a4 4 0 0 0 0 8 4 4 0 0 0 0-8z"/>`,
  ],
  'type-R': [
    24,
    `<path ${INK} d="M9.2.5h5.6l1.2 6H8z"/><path ${INK} d="M8.2 8h7.6L21 19.5H3z" fill-opacity=".62"/><ellipse cx="12" cy="20.2" rx="10.5" ry="3.3" ${INK}/>`,
  ],
  'type-E': [
    24,
    `<path d="M4 1.5v21" ${line(2.6)}/><path d="M5 2.5h17v13H5" ${line(1.8)}/><path ${INK} d="M5 2.5h4.25v4.3H5zM13.5 2.5h4.25v4.3H13.5zM9.25 6.8h4.25v4.4H9.25zM17.75 6.8H22v4.4h-4.25zM5 11.2h4.25v4.3H5zM13.5 11.2h4.25v4.3H13.5z"/>`,
  ],
  bolt: [24, `<path ${INK} d="M14.5 1 4 14.2h6.6L8.7 23 20 9.7h-6.9z"/>`],
  shield: [
    24,
    `<path ${INK} d="M12 1.2 21 4v7c0 6-3.8 9.8-9 11.8C6.8 20.8 3 17 3 11V4z"/><path d="M12 5.2v13c3.4-1.6 5.4-4 5.4-7.4V6.8z" fill="#fff" fill-opacity=".32"/>`,
  ],
  laurel: [64, laurel],
  scale: [
    24,
    `<path d="M12 2.5v17M4 6.5 20 4.5" ${line(2.2)}/><path d="M4 7 1.5 14M4 7l2.5 7M20 5l-2.5 7M20 5l2.5 7" ${line(1.4)}/><path ${INK} d="M.5 14h7a3.5 3.5 0 0 1-7 0zM16.5 12h7a3.5 3.5 0 0 1-7 0zM6.5 20h11v2.5h-11z"/>`,
  ],
  tick: [24, `<path d="m4 12.5 5.5 5.5L20 6.5" ${line(3.4)}/>`],
  cross: [24, `<path d="m5.5 5.5 13 13m0-13-13 13" ${line(3.4)}/>`],
}
