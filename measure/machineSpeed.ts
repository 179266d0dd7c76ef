const PIECES = 5
const LINES = Array.from({ length: 2000 }, (_, at) => ({ at, name: `line ${at}`, marks: [at % 7, at % 11, at % 13] }))

/**
 * How long a fixed piece of work takes here and now, in ms: writing and parsing JSON, like most of our work. The shortest of
 * a few, since other load can only add to it. It's for comparing figures from different days.
 */
export function machineSpeed(): number {
  return Math.min(...Array.from({ length: PIECES }, piece))
}

function piece(): number {
  const begun = performance.now()
  let kept: unknown = LINES
  for (let round = 0; round < 20; round++) kept = JSON.parse(JSON.stringify(kept))
  return performance.now() - begun
}
