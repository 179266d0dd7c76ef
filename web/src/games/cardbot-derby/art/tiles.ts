const INK = '#22201b'
const BRASS = '#d8a941'
const SLAB = '<rect x="3" y="3" width="94" height="94" rx="9" stroke="var(--tile-line)" stroke-width="2"'
const HEART = 'M12 22.5C4 15.5 1.2 11.8 1.2 7.6A5.7 5.7 0 0 1 12 5a5.7 5.7 0 0 1 10.8 2.6c0 4.2-2.8 7.9-10.8 14.9z'

/** Every kind of square on 100 units; belts run upwards, their chevrons lie apart, for they move. */
export const TILES: Readonly<Record<string, string>> = {
  plain: `${SLAB} fill="var(--tile)"/>${rivets()}`,
  gear: `${SLAB} fill="var(--tile-2)"/><path d="${gear(10, 14, 18)}" transform="translate(50 50)" fill="none" stroke="var(--tile-line)" stroke-width="2"/>`,
  belt: `<path d="M10 0h80v100H10z" fill="#0a100e"/>${beltRails(0, 100)}`,
  'belt-first': `<path d="M10 0h80v86H10z" fill="#0a100e"/>${beltRails(0, 84)}<rect x="4" y="78" width="92" height="17" rx="8.5" fill="#9b927a" stroke="${INK}" stroke-width="3"/><circle cx="14" cy="86.5" r="3.5" fill="${INK}"/><circle cx="86" cy="86.5" r="3.5" fill="${INK}"/>`,
  chevrons: chevrons(),
  portal: `${SLAB} fill="var(--tile)"/><circle cx="50" cy="50" r="42" fill="#0a1016" stroke="#9fc6e8" stroke-width="4"/><circle cx="50" cy="50" r="31" fill="none" stroke="#6fa5d6" stroke-width="5" stroke-dasharray="30 9"/><circle cx="50" cy="50" r="20" fill="none" stroke="#b9d9f2" stroke-width="4" stroke-dasharray="16 8"/><circle cx="50" cy="50" r="8" fill="#eaf5ff"/>`,
  tar: `${SLAB} fill="var(--tile)"/><path d="M50 14c16-4 22 8 20 16 12-6 22 4 18 16-2 8-6 8-6 14 4 14-6 24-18 20-6 8-22 10-28 0-14 4-24-6-20-18 0-8-8-12-4-24 4-10 14-8 18-10 0-8 10-12 20-14z" fill="#140d08" stroke="#c98a2e" stroke-width="3.5"/><path d="M33 38q6-10 17-11" fill="none" stroke="#f1d9a6" stroke-width="5" stroke-linecap="round"/><circle cx="63" cy="56" r="8" fill="none" stroke="#c98a2e" stroke-width="3"/><circle cx="44" cy="66" r="5" fill="none" stroke="#c98a2e" stroke-width="3"/><circle cx="29" cy="45" r="2.5" fill="#f1d9a6"/><path d="M76 76v12M84 70v9" stroke="#140d08" stroke-width="5" stroke-linecap="round"/>`,
  ice: `<rect x="3" y="3" width="94" height="94" rx="9" fill="#b8dde8" stroke="#e9f8fb" stroke-width="3"/><path d="M14 44 44 14M14 66 66 14M36 86 86 36M58 86 86 58" stroke="#f4fdff" stroke-width="6" stroke-linecap="round"/><path d="M26 78l10-14 4 8 12-16" fill="none" stroke="#6fa3b5" stroke-width="3" stroke-linejoin="round"/>`,
  'turn-left': turntable(true),
  'turn-right': turntable(false),
  /** On the right edge. */
  wall: `<rect x="91" y="-3" width="18" height="106" rx="5" fill="#c9b184" stroke="${INK}" stroke-width="3"/><path d="M92 21h16M92 50h16M92 79h16M100 1v20M100 50v29" stroke="#6b5630" stroke-width="3"/>`,
  /** On the right edge, open to the right. */
  gate: `<path d="M100 2v96" stroke="${INK}" stroke-width="13" stroke-linecap="round"/><path d="M100 2v96" stroke="#7fd0a8" stroke-width="7" stroke-dasharray="10 6"/><path d="M84 31 118 50 84 69z" fill="#7fd0a8" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>`,
  'target-J': target('J', 1),
  'target-Q': target('Q', 2),
  'target-K': target('K', 3),
  start: `<circle cx="50" cy="50" r="34" fill="#0006" stroke="${BRASS}" stroke-width="4" stroke-dasharray="10 7.8"/><path d="M50 3 64 21H36z" fill="${BRASS}" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>`,
}

function rivets(): string {
  return [13, 87]
    .flatMap((x) => [13, 87].map((y) => `<circle cx="${x}" cy="${y}" r="3" fill="var(--tile-line)"/>`))
    .join('')
}

function beltRails(from: number, to: number): string {
  return `<path d="M10 ${from}V${to}M90 ${from}V${to}" stroke="#7d6526" stroke-width="9" stroke-dasharray="9 5.285"/>`
}

function chevrons(): string {
  return `<path d="M28 40 50 20 72 40M28 72 50 52 72 72" fill="none" stroke="#e8bd55" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"/>`
}

/** A round platform with rails across, and the way it turns. */
function turntable(isLeft: boolean): string {
  const flip = isLeft ? ' transform="matrix(-1 0 0 1 100 0)"' : ''
  return (
    `${SLAB} fill="var(--tile)"/><circle cx="50" cy="50" r="43" fill="#4a3a5c" stroke="${BRASS}" stroke-width="4"/>` +
    '<path d="M41 10v80M59 10v80" stroke="#8d7ba3" stroke-width="4"/>' +
    `<g${flip}><path d="M22 62A30 30 0 1 1 78 62" fill="none" stroke="${INK}" stroke-width="13"/><path d="M22 62A30 30 0 1 1 78 62" fill="none" stroke="#e9d9f7" stroke-width="8"/>` +
    `<path d="M64 58h30L76 82z" fill="#e9d9f7" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/></g>`
  )
}

/** A card with its corner cut, the letter large, its place in the order on a black bead. */
function target(letter: string, place: number): string {
  const text = 'style="font-family:var(--display)" text-anchor="middle"'
  return (
    `<path d="M9 3H78L97 22V91a6 6 0 0 1-6 6H9a6 6 0 0 1-6-6V9a6 6 0 0 1 6-6z" fill="#f4ead5" stroke="#fffaf0" stroke-width="2"/>` +
    `<path d="M9 9H76L91 24V91H9z" fill="none" stroke="${BRASS}" stroke-width="3"/>` +
    `<text x="38" y="60" font-size="54" fill="#bf3424" ${text}>${letter}</text>` +
    `<path d="${HEART}" transform="translate(56 60) scale(1.25)" fill="#bf3424"/>` +
    `<circle cx="17" cy="83" r="15" fill="${INK}"/><text x="17" y="90" font-size="20" fill="#fbf5e6" ${text}>${place}</text>`
  )
}

function gear(teeth: number, inner: number, outer: number): string {
  const corners = Array.from({ length: teeth * 2 }, (_, at) => {
    const radius = at % 2 ? inner : outer
    return [at - 0.3, at + 0.3].map((turn) => {
      const angle = (turn * Math.PI) / teeth
      return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`
    })
  })
  return `M${corners.flat().join('L')}Z`
}
