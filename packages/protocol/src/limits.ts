/** A room's limits; anything beyond them gets a refusal or a close code. */
export const LIMITS = {
  /** Bytes in a frame from a client. */
  frameBytes: 16 * 1024,
  /** Commands per second and connection, and how many at once after a rest. */
  commandsPerSecond: 10,
  commandBurst: 20,
  /** How many commands a watcher's `again` counts as. */
  againWeighs: 4,
  /** Frames that may be refused (malformed, too fast) close together before a connection is closed. */
  abuses: 50,
  devicesPerSeat: 8,
  /** Connections of a chair; with one more, the one that has been silent longest is closed. */
  linesPerSeat: 32,
  /** The same of one phone at a table of phones. */
  linesPerPhone: 8,
  watchers: 200,
  /** In each gallery, where watchers go when the room is full. */
  gallery: 1000,
  galleries: 100,
  /** Up to this many are counted exactly; more are rounded. */
  watchersCounted: 20,
  /** From one address, which may be a whole house: the rest is for others. */
  watchersPerAddress: 50,
  /** How often people without a chair may connect or give a name from one address; after that, once a second. */
  comersPerAddress: 60,
  /** How often people may sit down from one address; after that, once every two seconds. */
  sitsPerAddress: 30,
  /** Phones that join one table from one address at once; after that, one a minute. */
  joinsPerAddress: 12,
  /** Answered commands that a room remembers for each device. */
  rememberedIds: 64,
  /** Lines of talk that a newcomer gets: what people said, and notes of each kind. */
  talkKept: 200,
  notesKept: 40,
  /** How many of the latest matches count for the night. */
  nightKept: 100,
  /** Whispers that are kept for each chair, apart from the others'. */
  whispersKept: 200,
  /** From one chair, within this many seconds. */
  reactionsAtOnce: 4,
  reactionSeconds: 6,
  /** The watchers' talk: lines kept, and lines within this many seconds, by one and by all. */
  watcherLinesKept: 100,
  watcherLinesAtOnce: 4,
  watcherLinesOfAll: 20,
  watcherLineSeconds: 10,
  /** How many watchers' names are remembered; the oldest are forgotten first. */
  watchersNamed: 200,
  /** Public tables that are kept, and how many of them are sent at once. */
  publicTables: 1000,
  publicTablesShown: 60,
  /** People in a screening, and how many of them are named. */
  screening: 100,
  screeningNames: 30,
  /** Connections to the list of public tables, and how many of one address. */
  lookers: 2000,
  lookersPerAddress: 50,
  /** Connections without a WebSocket in one room, gallery, list or screening, and how many of one address: each keeps it awake. */
  streams: 300,
  streamsPerAddress: 50,
} as const
