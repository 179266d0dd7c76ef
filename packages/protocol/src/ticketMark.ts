/** In the address, after the code of the room: what stands there is sent to no server. Every room page reads it, so it lies apart from the schemas. */
export const TICKET_MARK = '#ticket='
