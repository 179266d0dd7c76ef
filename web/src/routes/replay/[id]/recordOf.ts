import type { ArchivedMatch } from '@robot-night/protocol'

/** What our own API says is believed. */
export async function recordOf(id: string): Promise<ArchivedMatch> {
  const response = await fetch(`/api/matches/${id}`)
  if (!response.ok) throw new Error(`the record was not given: ${response.status}`)
  return response.json()
}
