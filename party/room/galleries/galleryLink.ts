// What a room and its galleries say to each other.

/** Which room's gallery it is, and which of them. The code alone may be another room's some day. */
export interface Place {
  code: string
  room: string
  number: number
}

/** What it is called by. */
export const nameOf = ({ code, room, number }: Place): string => `${code}/${room}/${number}`

export function placeOf(name: string): Place {
  const [code = '', room = '', number = ''] = name.split('/')
  return { code, room, number: Number(number) }
}

/** In which a room says where somebody finds a place to watch from. */
export const GALLERY_HEADER = 'x-gallery'

/** One public frame of a room. Marks stand for all that who watches knows: before it, and after it. */
export interface Feed {
  /** Null: the room does not know what has arrived. */
  from: string | null
  to: string
  /** Null: no news, only the two marks. */
  text: string | null
}

/** All that who watches knows, as JSON without a greeting; `now` by the room's clock. */
export interface Sight {
  mark: string
  now: number
  text: string
}
