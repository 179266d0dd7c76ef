import { encode } from 'uqr'

/** A QR code as one SVG path of a unit a module: runs of dark modules, row by row. */
export interface Qr {
  size: number
  path: string
}

/** Made on the server, so that no browser has to load how. */
export function qrOf(text: string): Qr {
  const { size, data } = encode(text, { ecc: 'M', border: 0 })
  return {
    size,
    path: data
      .map((row, y) =>
        runs(row)
          .map(([x, length]) => `M${x} ${y}h${length}v1H${x}z`)
          .join(''),
      )
      .join(''),
  }
}

/** Where dark runs begin in a row, and how long they are. */
function runs(row: readonly boolean[]): [number, number][] {
  const found: [number, number][] = []
  row.forEach((isDark, x) => {
    const last = found.at(-1)
    if (!isDark) return
    if (last && row[x - 1]) last[1]++
    else found.push([x, 1])
  })
  return found
}
