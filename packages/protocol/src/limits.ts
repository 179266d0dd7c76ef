/** What a room takes; beyond it stands a refusal or a close code. */
export const LIMITS = {
  /** Bytes of one frame up. */
  frameBytes: 16 * 1024,
  /** Commands a second and connection, and how many at once after a rest. */
  commandsPerSecond: 10,
  commandBurst: 20,
  /** As how many of these it counts if somebody who watches wants the whole view again. */
  againWeighs: 4,
  /** Refused frames (malformed, too fast) of one connection, close together, before it is closed. */
  abuses: 50,
  devicesPerSeat: 8,
  /** Connections of one chair; with one more the one that was silent for longest is closed. */
  linesPerSeat: 32,
  /** The same of one phone at a table of phones. */
  linesPerPhone: 8,
  watchers: 200,
  /** In each gallery, where those watch for whom the room has no place. */
  gallery: 1000,
  galleries: 100,
  /** Up to so many are counted one by one; of more it is told about how many they are. */
  watchersCounted: 20,
  /** From one address, behind which may be a whole house: the others are for others. */
  watchersPerAddress: 50,
  /** So often may somebody without a chair come from one address, or give a name; after that once a second. */
  comersPerAddress: 60,
  /** So often may somebody sit down from one address; after that once in two seconds. */
  sitsPerAddress: 30,
  /** Answered commands that a room remembers for each device. */
  rememberedIds: 64,
  /** Lines of talk that a newcomer gets: of what people said, and of each kind of what the room noted. */
  talkKept: 200,
  notesKept: 40,
  /** Matches of the night that count, the last ones. */
  nightKept: 100,
  /** Whispers that are kept for each chair, apart from the others'. */
  whispersKept: 200,
  /** Of one chair, within the seconds after. */
  reactionsAtOnce: 4,
  reactionSeconds: 6,
  /** What watchers say to each other: lines kept, and how much of it within the seconds after, by one and by all. */
  watcherLinesKept: 100,
  watcherLinesAtOnce: 4,
  watcherLinesOfAll: 20,
  watcherLineSeconds: 10,
  /** Watchers whose names are remembered; who gave theirs first is forgotten first. */
  watchersNamed: 200,
  /** Public tables that are kept, and how many of them are told at once. */
  publicTables: 1000,
  publicTablesShown: 60,
  /** Who watches one replay together, and how many of them are told by name. */
  screening: 100,
  screeningNames: 30,
  /** Connections to the list of public tables, and how many of one address. */
  lookers: 2000,
  lookersPerAddress: 50,
} as const
