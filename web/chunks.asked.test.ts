import { describe, expect, it } from 'vitest'
import { sharing } from './chunks.ts'

const GAME = '/web/src/games/derby'
const [SCREEN, OVER, FORM, ACTS] = ['Screen', 'parts/Over', 'asks/Form', 'asks/Acts'].map(
  (at) => `${GAME}/${at}.svelte`,
)
const [PIECES, LAPS, PICKS, SIGN] = ['pieces', 'laps', 'picks', 'sign'].map((at) => `${GAME}/${at}.ts`)
const [STEPPER, ROBOT, CHAIR] = ['Stepper', 'Robot', 'Chair'].map((at) => `/web/src/lib/ui/${at}.svelte`)
const [ROOM, PLAY, TABLES] = ['[code]/+page', '[code]/Play', 'tables/+page'].map((at) => `/web/src/routes/${at}.svelte`)

/** Who imports what; the screen and its parts are fetched apart. */
const IMPORTS: Record<string, readonly (string | undefined)[]> = {
  [`${SCREEN}`]: [SIGN],
  [`${OVER}`]: [SIGN, LAPS],
  [`${FORM}`]: [LAPS, PICKS, STEPPER],
  [`${ACTS}`]: [PICKS, STEPPER],
  [`${ROOM}`]: [ROBOT, CHAIR],
  [`${PLAY}`]: [ROBOT, CHAIR],
  [`${TABLES}`]: [ROBOT],
}
const known = (ids: readonly (string | undefined)[] = []) => ids.flatMap((id) => id ?? [])
const chunkOf = sharing({
  all: known([PIECES, LAPS, PICKS, SIGN, STEPPER, ROBOT, CHAIR, ...Object.keys(IMPORTS)]),
  imports: (id) => known(IMPORTS[id]),
  fetches: (id) => (id === PIECES ? known([SCREEN, OVER, FORM, ACTS]) : []),
})
const chunk = (id: string | undefined) => chunkOf(id ?? '')?.split('~')[0]

describe('what several parts of a table share', () => {
  it('comes with the table if that begins with it, else with the first part that needs it', () => {
    expect([chunk(SIGN), chunk(LAPS)]).toEqual(['table', 'later'])
  })

  it('lies apart if only those need it who are asked: watchers do not fetch it', () => {
    expect([chunk(PICKS), chunk(STEPPER)]).toEqual(['asked', 'shared-asked'])
  })

  it('and what rooms have in common with other pages brings them nothing else of a room', () => {
    expect([chunk(ROBOT), chunk(CHAIR)]).toEqual(['room-too', 'room'])
  })
})
