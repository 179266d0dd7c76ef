import { COINS, type CoinName } from '../names.ts'

const BACK = '#1f2b4a'
const BRASS = '#d8a941'
const STITCH = 'fill="none" stroke="#f4ead5" stroke-width="2" stroke-linecap="round"'

/**
 * What both Evil Robots are played with, as one SVG file of symbols: coins with faces (`coin-G`), plain marks for small
 * sizes (`mark-G`), backs, eyes, and the robot that nobody plays. It is written to coins.svg by draw.ts.
 */
export function sprite(): string {
  const symbols = COINS.map((name) => symbol(name, DRAWN[name]))
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`
}

const symbol = (name: string, [size, drawing]: readonly [number, string]): string =>
  `<symbol id="${name}" viewBox="0 0 ${size} ${size}">${drawing}</symbol>\n`

const good = `<ellipse cx="50" cy="12" rx="25" ry="8" fill="none" stroke="#0d4a45" stroke-width="9"/>
<ellipse cx="50" cy="12" rx="25" ry="8" fill="none" stroke="#f4ead5" stroke-width="5"/>
<circle cx="50" cy="60" r="38" fill="#0d4a45"/><circle cx="50" cy="59" r="36" fill="#2fb5a8"/>
<circle cx="50" cy="59" r="30" stroke-opacity=".75" stroke-dasharray="1 5.28" ${STITCH}/>
<path d="M21 48a31 31 0 0 1 26-20" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="4" stroke-linecap="round"/>
<path d="M33 57q5-6 10 0M57 57q5-6 10 0M37 69q13 12 26 0" fill="none" stroke="#08302d" stroke-width="4.5" stroke-linecap="round"/>`

const evil = `<path d="M50 98C34 84 14 56 9 36 4 22 4 10 9 2c6 14 16 22 29 24h24C75 24 85 16 91 2c5 8 5 20 0 34-5 20-25 48-41 62z" fill="#5e150a"/>
<path d="M50 94C35 80 17 54 12.5 36 8.5 24 8 15 10 9c6 12 16 19 28 20.5h24C74 28 84 21 90 9c2 6 1.5 15-2.5 27C83 54 65 80 50 94z" fill="#e0523a"/>
<path d="M20 38c6 19 18 36 30 48 12-12 24-29 30-48" stroke-opacity=".7" stroke-dasharray="1 5" ${STITCH}/>
<path d="M13 17c5 9 13 15 25 17" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3.5" stroke-linecap="round"/>
<path d="M31 44l14 7c-6 5-13 2-14-7zM69 44l-14 7c6 5 13 2 14-7zM39 62h22l-4.5 6-3-4-3.5 6-3.5-6-3 4z" fill="#380a03"/>`

const neutral = `<circle cx="50" cy="54" r="34" fill="none" stroke="#3f4658" stroke-width="23"/>
<circle cx="50" cy="53" r="34" fill="none" stroke="#9aa3b8" stroke-width="18"/>
<circle cx="50" cy="53" r="34" stroke-opacity=".85" stroke-dasharray="1 6.12" ${STITCH}/>
<path d="M10.5 48A40 40 0 0 1 44 13.5" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3.5" stroke-linecap="round"/>`

const covered = `<circle cx="24" cy="25.5" r="22" fill="#0b0f19"/><circle cx="24" cy="24" r="22" fill="#27365a"/>
<circle cx="24" cy="24" r="19" fill="none" stroke="${BRASS}" stroke-width="1.8" stroke-dasharray="2 3"/>
<path d="M24 12v24M13.6 18l20.8 12M13.6 30l20.8-12" stroke="${BRASS}" stroke-opacity=".5" stroke-width="3"/>
<circle cx="24" cy="24" r="7" fill="#27365a" stroke="${BRASS}" stroke-width="2"/>`

const tin = `<path d="M32 17v-9" stroke="${BRASS}" stroke-width="4"/><circle cx="32" cy="7" r="5" fill="${BRASS}"/>
<rect x="11" y="17" width="42" height="32" rx="9" fill="${BRASS}"/><rect x="17" y="24" width="30" height="13" rx="6" fill="${BACK}"/>
<circle cx="25" cy="30.5" r="4" fill="#f4ead5"/><circle cx="39" cy="30.5" r="4" fill="#f4ead5"/>
<path d="M23 43h18" stroke="${BACK}" stroke-width="3.5" stroke-dasharray="3 2.5"/><path d="M18 49h28l4 11H14z" fill="${BRASS}"/>`

/** A dummy of plain tin, with no hue of its own. */
const npc = `<path d="M32 15V6" stroke="#8f8873" stroke-width="4"/><circle cx="32" cy="6" r="4.5" fill="#d3c8ab"/>
<path d="M16 62l4-15h24l4 15z" fill="#a79f88"/><rect x="12" y="15" width="40" height="34" rx="10" fill="#d3c8ab"/>
<path d="M12 39h40a10 10 0 0 1-10 10H22a10 10 0 0 1-10-10z" fill="#000" fill-opacity=".18"/>
<circle cx="24" cy="29" r="6" fill="#22201b"/><circle cx="40" cy="29" r="6" fill="#22201b"/>
<circle cx="25" cy="28" r="2" fill="#f4ead5"/><circle cx="41" cy="28" r="2" fill="#f4ead5"/><path d="M25 42h14" stroke="#22201b" stroke-width="3"/>`

const DRAWN: Readonly<Record<CoinName, readonly [number, string]>> = {
  'coin-G': [100, good],
  'coin-E': [100, evil],
  'coin-N': [100, neutral],
  'coin-back': [48, covered],
  'mark-G': [
    24,
    '<ellipse cx="12" cy="3.3" rx="6" ry="2" fill="none" stroke="currentColor" stroke-width="1.9"/><circle cx="12" cy="14.7" r="8" fill="currentColor"/>',
  ],
  'mark-E': [
    24,
    '<path fill="currentColor" d="M12 23.5C8.5 20 3.5 13.5 2.3 8.7 1.3 5.5 1.3 2.8 2.3.8 3.7 4 6 5.8 9.2 6.2h5.6C18 5.8 20.3 4 21.7.8c1 2 1 4.7 0 7.9-1.2 4.8-6.2 11.3-9.7 14.8z"/>',
  ],
  'mark-N': [24, '<circle cx="12" cy="12.5" r="7.8" fill="none" stroke="currentColor" stroke-width="4.2"/>'],
  covered: [64, tin],
  npc: [64, npc],
  eye: [
    24,
    '<path d="M1.5 12S5 5 12 5s10.500 7 10.500 7S19 19 12 19 1.500 12 1.500 12z" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="12" cy="12" r="3.6" fill="currentColor"/>',
  ],
  shut: [
    24,
    '<path d="M1.5 12S5 5 12 5s10.500 7 10.500 7S19 19 12 19 1.500 12 1.500 12z" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="12" cy="12" r="3.300" fill="currentColor"/><path d="M4 21 20 3" stroke="currentColor" stroke-width="2.600" stroke-linecap="round"/>',
  ],
}
