import { ask } from '../../wire/rooms.ts'
import type { Line } from '../../wire/Line.ts'
import type { Table } from './Table.ts'

const TRIES = 500
const EVERY_MS = 10

/**
 * Hangs up and waits until the room has noticed. Over a stream it only does when it next writes, which the machine's own
 * clock decides; until then, what happens next could reach the room first in one world and not in the other.
 */
export async function hungUp(table: Pick<Table, 'url' | 'code' | 'settle'>, line: Line): Promise<void> {
  const { url, code } = table
  const open = async () => Number(await ask(url, { path: `/testing/rooms/${code}/beat`, body: {} }))
  const before = await open()
  line.close()
  await line.ended()
  for (let tried = 0; (await open()) >= before; tried++) {
    if (tried === TRIES) throw new Error('the room has not noticed that somebody hung up')
    await new Promise((go) => setTimeout(go, EVERY_MS))
  }
  await table.settle()
}
