import { ICONS } from './icons.ts'

/** Width, height and drawing: in its own colours; a seat's hue is that of the words around it. */
type Thing = readonly [number, number, string]

const BRASS = '#d8a941'
const SHINE = '#f0cb74'
const BAND = '#8a6a2c'

const gem = `<path d="M16 1.5 28 8.5v15l-12 7-12-7v-15z" fill="#7d1024"/><path d="M16 3l10.5 6.2v13.6L16 29 5.5 22.8V9.2z" fill="#d3213f"/>
<path d="M16 3l10.5 6.2L16 15.5 5.5 9.2z" fill="#ff7f8e"/><path d="M5.5 9.2 16 15.5V29L5.5 22.8z" fill="#e23a55"/><path d="M16 5l6 3.5-6 3.5-6-3.5z" fill="#fff" fill-opacity=".45"/>`

const token = `<circle cx="16" cy="17" r="14" fill="#6e4d12"/><circle cx="16" cy="15.5" r="14" fill="${BRASS}"/><circle cx="16" cy="15.5" r="10.5" fill="none" stroke="#7c5a1a" stroke-width="1.5"/>
<path d="M17.8 7 10 17.4h4.8l-1.6 7 8-10.8h-5z" fill="#4a3308"/>`

const chestBack = `<path d="M14 64V40C14 20 34 8 80 8s66 12 66 32v24z" fill="#5a3420"/><path d="M21 64V43c0-16 19-27 59-27s59 11 59 27v21z" fill="#241208"/>
<path d="M34 13.5v14M126 13.5v14" stroke="${BRASS}" stroke-width="8"/><path d="M14 60h132v14H14z" fill="#1b0d06"/>`
const rivets = `<g fill="${SHINE}"><circle cx="33.5" cy="90" r="2"/><circle cx="35" cy="114" r="2"/><circle cx="126.5" cy="90" r="2"/><circle cx="125" cy="114" r="2"/></g>`
const chestFront = `<path d="M8 70h144l-7 54a4 4 0 0 1-4 4H19a4 4 0 0 1-4-4z" fill="#6d3f22"/><path d="M8 70h144l-1.5 11H9.5z" fill="#8a5430"/><path d="M12 98h136l-.7 5H12.7z" fill="#4f2b15"/>
<path d="M26 70h13l3 58H31zM121 70h13l-5 58h-11z" fill="${BRASS}"/><path d="M26 70h13l.6 11H27zM121 70h13l-1 11h-12.6z" fill="${SHINE}"/>${rivets}`
const chestLid = `<path d="M8 72V56c0-20 24-30 72-30s72 10 72 30v16z" fill="#5a3420"/><path d="M14 56c2-15 24-23 66-23s64 8 66 23c-6-9-26-15-66-15S20 47 14 56z" fill="#8a5430"/>
<path d="M27 72V40q6-5 13-7v39zM120 72V33q7 2 13 7v32z" fill="${BRASS}"/><path d="M8 66h144v6H8z" fill="#3c2110"/>
<path d="M68 60h24v22a12 12 0 0 1-24 0z" fill="${BAND}"/><path d="M69.5 60h21v21a10.5 10.5 0 0 1-21 0z" fill="${BRASS}"/><path d="M80 70a4 4 0 0 0-2 7.5L76.5 85h7L82 77.5A4 4 0 0 0 80 70z" fill="#3c2110"/>`

const hand = `<path d="M17 72V47h14v25z" fill="currentColor"/><path d="M17 52h14v4H17z" fill="#000" fill-opacity=".28"/><circle cx="24" cy="64" r="2.4" fill="#000" fill-opacity=".4"/><rect x="13" y="40" width="22" height="9" rx="4" fill="#22201b"/>
<g fill="none" stroke="#f4ead5" stroke-width="7.6" stroke-linecap="round"><path d="M14.5 29V14M22 27V7M29.5 27V9M36 30V17M13 34 7 26"/></g><path d="M11 27h28.5v7a8 8 0 0 1-8 8H20a9 9 0 0 1-9-8z" fill="#f4ead5"/>
<path d="M18.2 26V14M25.7 26V9M33 27V13" stroke="#bfae84" stroke-width="1.3"/><circle cx="25" cy="34" r="3.2" fill="none" stroke="#bfae84" stroke-width="1.6"/>`

const envelope = `<rect x="1" y="3" width="70" height="48" rx="4" fill="#b9a77c"/><rect x="1" y="1" width="70" height="48" rx="4" fill="#f4ead5"/><path d="M1 46 28 24h16l27 22" fill="none" stroke="#d3c296" stroke-width="1.5"/>
<path d="M2 3.5 36 31 70 3.5z" fill="#e9dcbb" stroke="#d3c296" stroke-width="1.5" stroke-linejoin="round"/><circle cx="36" cy="29" r="11" fill="#000" fill-opacity=".2"/><circle cx="36" cy="28" r="11" fill="currentColor"/><circle cx="36" cy="28" r="7.5" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="1.5"/>`

const dealer = `<circle cx="16" cy="17" r="15" fill="#8c7c55"/><circle cx="16" cy="15.5" r="15" fill="#f4ead5"/><circle cx="16" cy="15.5" r="12.8" fill="none" stroke="${BRASS}" stroke-width="1.4"/>
<path fill="#22201b" transform="translate(6.2 5.8) scale(.0385)" d="${ICONS.deals.path}"/>`

export const THINGS: Readonly<Record<string, Thing>> = {
  gem: [32, 32, gem],
  token: [32, 32, token],
  'chest-back': [160, 130, chestBack],
  'chest-front': [160, 130, chestFront],
  'chest-shut': [160, 130, chestFront + chestLid],
  hand: [48, 72, hand],
  envelope: [72, 52, envelope],
  'dealer-token': [32, 32, dealer],
}
