import type { ProblemCode, ShowTicket, TicketProblem, TicketShown } from '@robot-night/protocol'
import { post, type Answered } from '#lib/net/post.ts'

type Code = TicketProblem | ProblemCode
export type TicketAnswer = Answered<TicketShown, Code>

/** Shows the room a ticket: to look what it is good for, or to take that. */
export function useTicket(code: string, shown: ShowTicket): Promise<TicketAnswer> {
  return post<TicketShown, Code>(`/api/rooms/${code}/tickets`, shown)
}
