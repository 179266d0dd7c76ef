import type { ProblemCode, ShowTicket, TicketProblem, TicketShown } from '@robot-night/protocol'
import type { Answered } from '#lib/net/post.ts'

type Code = TicketProblem | ProblemCode
export type TicketAnswer = Answered<TicketShown, Code>

/** Shows the room a ticket: to look what it is good for, or to take that. */
export async function useTicket(code: string, shown: ShowTicket): Promise<TicketAnswer> {
  const { ask, take } = await import('#lib/net/take.ts')
  const as = shown.take ? take : ask
  return as<TicketShown, Code>(`/api/rooms/${code}/tickets`, shown)
}
