import type { WatcherLine, NightMatch, WhisperLine } from '@robot-night/protocol'
import { keptTalk } from '../talk/tableTalk.ts'
import type { Entry, Head } from '../state/match.ts'
import type { ArchiveJob, Room } from '../state/room.ts'
import type { Ticket } from '../state/tickets.ts'
import type { Stored } from '../storage/wake.ts'
import { noWhispers } from '../talk/whispers.ts'
import type { StoredDevice, StoredFacts, RowChange } from '../storage/changedRows.ts'

/** Storage, as rows of text. */
export class Rows {
  facts = ''
  readonly devices = new Map<string, string>()
  readonly talk: string[] = []
  readonly whispers: { chair: number; text: string }[] = []
  readonly night = new Map<number, string>()
  readonly watcherChat: string[] = []
  readonly archiveQueue = new Map<string, string>()
  readonly tickets = new Map<string, string>()
  readonly galleries = new Map<number, number>()
  readonly heads = new Map<string, string>()
  readonly journal: { number: number; text: string }[] = []
  readonly snapshots = new Map<string, string>()
  isDelayed = false
  written = 0

  store(rows: readonly RowChange[]): void {
    this.written += rows.length
    for (const row of rows) this.#store(row)
  }

  #store(row: RowChange): void {
    if (row.kind === 'facts') this.facts = JSON.stringify(row.facts)
    if (row.kind === 'device') this.devices.set(row.device.hash, JSON.stringify(row.device))
    if (row.kind === 'deviceForgotten') this.devices.delete(row.hash)
    if (row.kind === 'talk') this.talk.push(JSON.stringify(row.line))
    if (row.kind === 'whisper') this.whispers.push({ chair: row.chair, text: JSON.stringify(row.line) })
    if (row.kind === 'watcherLine') this.watcherChat.push(JSON.stringify(row.line))
    if (row.kind === 'whispersForgotten') this.#forget(row.chair)
    if (row.kind === 'night') this.night.set(row.match.number, JSON.stringify(row.match))
    if (row.kind === 'archiveJob') this.archiveQueue.set(row.job.match, JSON.stringify(row.job))
    if (row.kind === 'archived') this.archiveQueue.delete(row.match)
    if (row.kind === 'ticket') this.tickets.set(row.ticket.hash, JSON.stringify(row.ticket))
    if (row.kind === 'ticketForgotten') this.tickets.delete(row.hash)
    if (row.kind === 'gallery') this.galleries.set(row.number, row.count)
    if (row.kind === 'galleryGone') this.galleries.delete(row.gallery)
    if (row.kind === 'delayed') this.isDelayed = row.isDelayed
    if (row.kind === 'match') this.heads.set(row.head.id, JSON.stringify(row.head))
    if (row.kind === 'entry') this.journal.push({ number: row.number, text: JSON.stringify(row.entry) })
    if (row.kind === 'snapshot') this.snapshots.set(row.match, JSON.stringify(row))
  }

  #forget(chair: number): void {
    const others = this.whispers.filter((row) => row.chair !== chair)
    this.whispers.splice(0, this.whispers.length, ...others)
  }

  stored(): Stored {
    const { match, format: _, ...facts } = JSON.parse(this.facts) as StoredFacts
    const id = match ?? ''
    const head = JSON.parse(this.heads.get(id) ?? 'null') as Head | null
    return {
      facts,
      devices: [...this.devices.values()].map((text) => JSON.parse(text) as StoredDevice),
      talk: keptTalk(this.talk.map((text) => JSON.parse(text) as Room['talk'][number])),
      whispers: noWhispers().map((_, chair) => {
        const rows = this.whispers.filter((row) => row.chair === chair)
        return rows.map(({ text }) => JSON.parse(text) as WhisperLine).slice(-200)
      }),
      night: [...this.night.values()].map((text) => JSON.parse(text) as NightMatch),
      watcherChat: this.watcherChat.map((text) => JSON.parse(text) as WatcherLine).slice(-100),
      archiveQueue: [...this.archiveQueue.values()].map((text) => JSON.parse(text) as ArchiveJob),
      tickets: [...this.tickets.values()].map((text) => JSON.parse(text) as Ticket),
      galleries: [...this.galleries].map(([number, count]) => ({ number, count, coming: 0 })),
      isDelayed: this.isDelayed,
      published: null,
      head,
      log: this.journal.filter(({ number }) => number === head?.number).map(({ text }) => JSON.parse(text) as Entry),
      snapshot: JSON.parse(this.snapshots.get(id) ?? 'null') as Stored['snapshot'],
    }
  }
}
