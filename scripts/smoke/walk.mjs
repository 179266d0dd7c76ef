import { Broken } from './Broken.mjs'

/**
 * Goes through the steps in order, each with what the ones before it found. `tell` hears of each as it ends. Those that build
 * on a broken one are left out; one that clears up always runs. Returns `{name, state, ms, words, look}` for each.
 */
export async function walk(steps, site, tell = () => {}) {
  const known = { site }
  const found = []
  for (const step of steps) {
    const lacks = (step.needs ?? []).find((name) => found.some((each) => each.name === name && !isWhole(each)))
    const result = lacks
      ? { state: 'skipped', ms: null, words: `not tried without: ${lacks}`, look: null }
      : await taken(step, known)
    found.push({ name: step.name, ...result })
    tell(found.at(-1))
  }
  return found
}

const isWhole = ({ state }) => state === 'ok' || state === 'slow'

async function taken({ act, most = 2000, slow }, known) {
  const begun = performance.now()
  try {
    const said = (await act(known)) ?? {}
    const ms = Math.round(said.ms ?? performance.now() - begun)
    const isSlow = ms > most
    const words = [`${ms} ms${isSlow ? `, up to ${most} ms is fine` : ''}`, ...(said.words ? [said.words] : [])].join(
      '; ',
    )
    return { state: isSlow ? 'slow' : 'ok', ms, words, look: isSlow ? (slow ?? SLOW) : null }
  } catch (error) {
    if (!(error instanceof Broken)) throw error
    return { state: 'broken', ms: null, words: error.message, look: error.look }
  }
}

const SLOW = 'how far away the server is, and how busy (its CPU, its disk, other sites on it)'
