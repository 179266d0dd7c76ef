import { Broken } from './Broken.mjs'

/**
 * Goes through the steps in order, each with what the ones before it found. `tell` hears of each as it ends. Those that build
 * on a broken one are left out; the one that clears up runs whatever happens, also after a `stop`, whose reason is a `Broken`.
 * Returns `{name, state, ms, words, look}` for each.
 */
export async function walk(steps, site, { tell = () => {}, stop = new AbortController().signal } = {}) {
  const known = { site }
  const found = []
  for (const step of steps) {
    const lacks = (step.needs ?? []).find((name) => found.some((each) => each.name === name && !isWhole(each)))
    const isOver = stop.aborted && !step.isLast
    const result =
      lacks || isOver
        ? { state: 'skipped', ms: null, words: lacks ? `not tried without: ${lacks}` : 'not tried', look: null }
        : await taken(step, known, step.isUninterrupted ? null : stop)
    found.push({ name: step.name, ...result })
    tell(found.at(-1))
  }
  return found
}

const isWhole = ({ state }) => state === 'ok' || state === 'slow'

async function taken({ act, most = 2000, slow }, known, stop) {
  const begun = performance.now()
  try {
    const said = (await Promise.race([act(known), stopped(stop)])) ?? {}
    const ms = Math.round(said.ms ?? performance.now() - begun)
    const isSlow = ms > most
    const words = [`${ms} ms${isSlow ? `, up to ${most} ms is fine` : ''}`, ...(said.words ? [said.words] : [])].join(
      '; ',
    )
    return { state: isSlow ? 'slow' : 'ok', ms, words, look: isSlow ? (slow ?? SLOW) : null }
  } catch (error) {
    const { message, look } = error instanceof Broken ? error : unforeseen(error)
    return { state: 'broken', ms: null, words: message, look }
  }
}

/** Never resolves. */
const stopped = (stop) =>
  new Promise((_, fail) => {
    if (stop?.aborted) fail(stop.reason)
    stop?.addEventListener('abort', () => fail(stop.reason), { once: true })
  })

/** Nobody has thought of it yet: what comes next is tried all the same, and what was opened is deleted. */
export function unforeseen(error) {
  if (process.env.DEBUG) console.error(error)
  const said = String(error?.message ?? error)
    .split('\n')[0]
    .slice(0, 120)
  return new Broken(`something unforeseen: ${said}`, 'it once more with DEBUG=1, and please report what it shows')
}

const SLOW = 'how far away the server is, and how busy (its CPU, its disk, other sites on it)'
