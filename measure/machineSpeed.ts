const PIECES = 5
const LINES = Array.from({ length: 2000 }, (_, at) => ({ at, name: `line ${at}`, marks: [at % 7, at % 11, at % 13] }))

/**
 * How long one fixed piece of work takes here and now, ms: JSON written and read, as most of ours is. The least of a few:
 * what else the machine does can only add to it. By it, figures of different days are compared.
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
