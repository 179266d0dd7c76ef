// The robot court: jack, queen and king in a panel of 96 x 176, tinted by the suit through currentColor.
export const INK = '#22201b'
export const CREAM = '#fbf5e6'
export const BRASS = '#d8a941'
const TIN = '#d3c8ab'
const TIN_SHADE = '#b3a783'

export const LINE = `stroke="${INK}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"`
const THIN = `stroke="${INK}" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"`
const THICK = `stroke="${INK}" stroke-width="10" stroke-linejoin="round" stroke-linecap="round"`

export function eye(x: number, y: number, sizes: { white: number; pupil: number }): string {
  return (
    `<circle cx="${x}" cy="${y}" r="${sizes.white}" fill="${CREAM}" stroke="${INK}" stroke-width="2.5"/>` +
    `<circle cx="${x + 1}" cy="${y}" r="${sizes.pupil}" fill="${INK}"/>`
  )
}

/** Where the suit is printed on the figure: centre and width, in the panel. */
export const BADGES = { J: [48, 141, 17], Q: [48, 158, 20], K: [48, 128, 15] } as const

const jack = `<path d="M10 176v-44q0-16 18-16h40q18 0 18 16v44Z" fill="currentColor" ${LINE}/>
<rect x="32" y="128" width="32" height="26" rx="3" fill="${CREAM}" ${LINE}/>
<rect x="39" y="102" width="18" height="15" fill="${TIN_SHADE}" ${LINE}/><path d="M39 109.500h18" ${LINE}/>
<rect x="6" y="70" width="11" height="20" rx="4" fill="${BRASS}" ${LINE}/>
<rect x="79" y="70" width="11" height="20" rx="4" fill="${BRASS}" ${LINE}/>
<rect x="16" y="52" width="64" height="51" rx="9" fill="${TIN}" ${LINE}/>
<path d="M22 97q26 5 52 0" fill="none" stroke="${TIN_SHADE}" stroke-width="4"/>
${eye(36, 74, { white: 8.5, pupil: 3.5 })}${eye(60, 74, { white: 8.5, pupil: 3.5 })}
<path d="M37 91q11 6 22 0" fill="none" ${LINE}/><path d="M14 56q0-32 34-32t34 32Z" fill="currentColor" ${LINE}/>
<path d="M10 50h66q16 0 18 10H10Z" fill="${INK}"/><circle cx="48" cy="38" r="7.5" fill="${BRASS}" ${LINE}/>
<path d="M74 30 86 10" ${LINE}/><circle cx="87" cy="9" r="5.5" fill="${BRASS}" ${LINE}/>
<path d="M86 134v30" ${THICK}/><path d="M86 134v30" stroke="${TIN}" stroke-width="5"/>
<path d="M78 130a9 9 0 1 1 16 0l-4-6h-8Z" fill="${TIN}" ${LINE}/>`

const queen = `<path d="M4 176q4-56 30-60h28q26 4 30 60Z" fill="currentColor" ${LINE}/>
<path d="M22 124q26 18 52 0l6 12q-32 24-64 0Z" fill="${CREAM}" ${LINE}/>
<rect x="41" y="102" width="14" height="14" fill="${TIN_SHADE}" ${LINE}/><path d="M41 109h14" ${LINE}/>
<path d="M20 40 12 12M48 32V6M76 40l8-28" ${LINE}/><circle cx="12" cy="11" r="6" fill="${BRASS}" ${LINE}/>
<circle cx="48" cy="7" r="7" fill="currentColor" ${LINE}/><circle cx="84" cy="11" r="6" fill="${BRASS}" ${LINE}/>
<ellipse cx="48" cy="70" rx="36" ry="35" fill="${TIN}" ${LINE}/>
<path d="M16 54q32-24 64 0l-4 9q-28-18-56 0Z" fill="${BRASS}" ${LINE}/>
<circle cx="48" cy="48" r="4.5" fill="currentColor" stroke="${INK}" stroke-width="2.5"/>
${eye(34, 74, { white: 9, pupil: 3.8 })}${eye(62, 74, { white: 9, pupil: 3.8 })}
<path d="M25 65l-6-5M28 62l-3-7M71 65l6-5M68 62l3-7" ${THIN}/>
<path d="M40 92q8-5 8 0 0-5 8 0-8 9-16 0Z" fill="currentColor" stroke="${INK}" stroke-width="2.5"/>
<circle cx="24" cy="88" r="4" fill="currentColor" opacity=".45"/>
<circle cx="72" cy="88" r="4" fill="currentColor" opacity=".45"/>`

const king = `<path d="M2 176v-40q0-20 22-20h48q22 0 22 20v40Z" fill="currentColor" ${LINE}/>
<path d="M30 116 48 150l18-34Z" fill="${CREAM}" ${LINE}/><circle cx="76" cy="146" r="9" fill="${BRASS}" ${LINE}/>
<path d="M72 137l-3-11h14l-3 11" fill="${CREAM}" ${LINE}/>
<rect x="36" y="100" width="24" height="16" fill="${TIN_SHADE}" ${LINE}/>
<path d="M12 50 6 18l15 14 11-22 16 18 16-18 11 22 15-14-6 32Z" fill="${BRASS}" ${LINE}/>
<circle cx="32" cy="10" r="4" fill="currentColor" ${LINE}/><circle cx="64" cy="10" r="4" fill="currentColor" ${LINE}/>
<rect x="10" y="44" width="76" height="13" rx="3" fill="currentColor" ${LINE}/>
<path d="M12 57h72v30q0 16-18 16H30q-18 0-18-16Z" fill="${TIN}" ${LINE}/>
${eye(33, 71, { white: 8, pupil: 3.4 })}<circle cx="63" cy="71" r="11" fill="${CREAM}" stroke="${BRASS}" stroke-width="4"/>
<circle cx="63" cy="71" r="13" fill="none" stroke="${INK}" stroke-width="1.5"/><circle cx="64" cy="71" r="3.6" fill="${INK}"/>
<path d="M75 77q8 10 4 24" fill="none" stroke="${INK}" stroke-width="2"/>
<path d="M48 88c-8-6-16-2-22 0-7 2-12-1-14-4 0 11 9 16 18 14 8-1 14-4 18-7 4 3 10 6 18 7 9 2 18-3 18-14-2 3-7 6-14 4-6-2-14-6-22 0Z" fill="${INK}"/>`

export const COURTS = { J: jack, Q: queen, K: king } as const
