import { PING, PONG } from '@robot-night/protocol'
import { Line, type Status } from './line.ts'
import { TestEnvironment } from './testing.ts'

export const MINUTE = 60_000

export async function called(onDown: (line: Line<object>) => void = () => undefined) {
  const environment = new TestEnvironment()
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
    environment,
  )
  await environment.pass(0)
  return { line, environment, statuses, downs, changes: () => seatChanges }
}
export async function live() {
  const all = await called()
  all.environment.socket.greet()
  return all
}
/** The other side answers pings for a while. */
export async function answering(environment: TestEnvironment, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 500) {
    await environment.pass(500)
    const { socket } = environment
    if (socket.said.splice(0).includes(PING)) socket.hear(PONG)
  }
}
