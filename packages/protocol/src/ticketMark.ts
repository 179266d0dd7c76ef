/** In the address, after the room's code: browsers don't send this part to servers. Every room page needs it, so it's apart from the schemas. */
export const TICKET_MARK = '#ticket='
