/** What may lie open over the room. */
export type SheetName =
  'menu' | 'share' | 'talk' | 'rules' | 'rename' | 'sit' | 'stop' | 'titles' | 'tv' | 'embed' | 'night' | 'clear'
