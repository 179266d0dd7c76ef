import { PING, PONG } from '@robot-night/protocol'
import { Line, type Status } from './line.ts'
import { TestOutside } from './testing.ts'

export const MINUTE = 60_000

export async function called(onDown: (line: Line<object>) => void = () => undefined) {
  const outside = new TestOutside()
  const statuses: Status[] = []
  const downs: object[] = []
  let seatChanges = 0
  const line = new Line<object>(
    {
      url: () => `room ${downs.length}`,
      onDown(down) {
        downs.push(down)
        onDown(line)
      },
      onStatus: (status) => statuses.push(status),
      onSeatChanged: () => seatChanges++,
    },
    outside,
  )
  await outside.pass(0)
  return { line, outside, statuses, downs, changes: () => seatChanges }
}
export async function live() {
  const all = await called()
  all.outside.socket.greet()
  return all
}
/** The other side answers pings for a while. */
export async function answering(outside: TestOutside, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 500) {
    await outside.pass(500)
    const { socket } = outside
    if (socket.said.splice(0).includes(PING)) socket.hear(PONG)
  }
}
