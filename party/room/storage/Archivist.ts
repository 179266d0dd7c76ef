import type { ArchivedMatch } from '@robot-night/protocol'
import { signed } from '../../signing/signed.ts'
import type { Signers } from '../../signing/Signer.ts'
import { shownName } from '../talk/shownName.ts'
import { logStumble } from '../../shell/log.ts'
import type { Input } from '../state/input.ts'
import type { Room } from '../state/room.ts'
import { hasForgotten, layOutToForget, toForget } from './afterExpiry.ts'
import { readEndedMatch } from './readRows.ts'
import { forget, keep } from '../../archive/archive.ts'
import { archiveKey, dueJob } from '../match/archiveQueue.ts'
import { recordOf } from './archivedMatch.ts'

/** What it needs of its room. */
interface Desk {
  sql: DurableObjectStorage['sql']
  state(): Room | null
  now(): number
  take(input: Input): void
}

/** Between a room and the archive, which may not answer just now. */
export class Archivist {
  readonly #archive: D1Database | undefined
  readonly #signers: Signers | undefined
  readonly #desk: Desk
  /** What was on its way before. */
  #delivered = Promise.resolve()

  constructor({ Archive, Signer }: Pick<Cloudflare.Env, 'Archive' | 'Signer'>, desk: Desk) {
    this.#archive = Archive
    this.#signers = Signer
    this.#desk = desk
  }

  /** A match of the room that has ended, as JSON; null: there is none, or it goes on. */
  async ended(match: string): Promise<string | null> {
    const record = this.#record(match)
    return record && JSON.stringify(await signed(record, this.#signers))
  }

  /** Brings what is due there to the archive. What does not arrive is tried again by the alarm. */
  deliver(): Promise<void> {
    this.#delivered = this.#delivered.then(() => this.#deliver())
    return this.#delivered
  }

  async #deliver(): Promise<void> {
    for (let due = this.#due(); due; due = this.#due()) {
      const { match, key } = due
      this.#desk.take({ kind: 'archiving', match })
      const hasArrived = await this.#brings(match, key)
      if (hasArrived && this.#desk.state()) this.#desk.take({ kind: 'archived', match })
    }
  }

  /** The room is cleared away: what came from it is to be forgotten. False: it has to be tried again. */
  async forgets(room: Room): Promise<boolean> {
    await this.#delivered
    layOutToForget(this.#desk.sql, archiveKey(room))
    return this.triesToForget()
  }

  async triesToForget(): Promise<boolean> {
    const archive = this.#archive
    const key = toForget(this.#desk.sql)
    const isDone = !archive || key === null || (await arrives(() => forget(archive, key)))
    if (isDone) hasForgotten(this.#desk.sql)
    return isDone
  }

  #due(): { match: string; key: string } | null {
    const room = this.#desk.state()
    const job = room && dueJob(room, this.#desk.now())
    return job && { match: job.match, key: archiveKey(room) }
  }

  /** What is not there any more, or has nowhere to go, need not be tried again either. */
  async #brings(match: string, key: string): Promise<boolean> {
    const archive = this.#archive
    const record = archive ? this.#record(match) : null
    return !archive || !record || arrives(async () => keep(archive, await signed(record, this.#signers), key))
  }

  /** With names as the room shows them now: what has left it follows its filter no more. */
  #record(match: string): ArchivedMatch | null {
    const room = this.#desk.state()
    const found = room && readEndedMatch(this.#desk.sql, match)
    return found && recordOf(found, (name) => shownName(room, name))
  }
}

async function arrives(deed: () => Promise<void>): Promise<boolean> {
  try {
    await deed()
    return true
  } catch (error) {
    logStumble('the archive', error)
    return false
  }
}
