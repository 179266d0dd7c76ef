import type { RoomLink } from '../net/room.svelte.ts'
import { keepMutes, keepShowsReactions, keptMutes, showsReactions } from './keptMutes.ts'
import type { Muted } from './mutes.ts'

/** What this device wants to hear and to see. */
class Hearing {
  reactions = $state(true)

  /** As it was left here. */
  recall(link: RoomLink): void {
    link.muted = keptMutes(link.world.room.id)
    this.reactions = showsReactions()
  }

  mute(link: RoomLink, muted: readonly Muted[]): void {
    link.muted = muted
    keepMutes(link.world.room.id, muted)
  }

  show(reactions: boolean): void {
    this.reactions = reactions
    keepShowsReactions(reactions)
  }
}

export const hearing = new Hearing()
