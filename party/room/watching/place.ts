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
