import type { RoomLink } from '#lib/net/room.svelte.ts'

/** One person against tin robots, without a lobby between: as many sit down as the title needs, and it is dealt. */
export async function dealAtOnce(link: RoomLink): Promise<void> {
  if (link.world.room.stage !== 'lobby') return
  const refusal = await link.manage({ do: 'seatBot', chair: null })
  if (!refusal) await link.manage({ do: 'deal' })
}
