/** Where a gem lies in the open chest, on its 160 by 130 units. */
export interface Lying {
  x: number
  y: number
  size: number
}

const WIDTH = 92
/** How many lie side by side, from the front row to the back. */
const ROWS = [4, 3, 3]

/** The gems of a pot as they are piled up: the front row last, so that it covers what is behind it. */
export function lying(gems: number): Lying[] {
  const rows: number[] = []
  let left = Math.min(
    gems,
    ROWS.reduce((sum, each) => sum + each),
  )
  for (const most of ROWS) {
    rows.push(Math.min(left, most))
    left -= Math.min(left, most)
  }
  return rows.flatMap((count, row) => rowOf(count, row)).reverse()
}

function rowOf(count: number, row: number): Lying[] {
  const size = 34 - row * 3
  const step = Math.min(size - 4, WIDTH / count)
  return Array.from({ length: count }, (_, index) => ({
    x: 80 + (index - (count - 1) / 2) * step - size / 2,
    y: 46 - row * 14,
    size,
  }))
}
