import { ROOM, type Mutant } from './mutant.ts'

/** Leaks to the host, to a second device, and to those who come back or only look on from now on. */
export const COMPANY_LEAKS: readonly Mutant[] = [
  {
    layer: 'presence',
    name: 'the host is told how much somebody absent holds',
    guise: 'host',
    file: `${ROOM}/Broadcaster.ts`,
    find: 'return { ...told, ...newWhispers(chair, { before, after }), ...newWatcherChatForChairs(before, after) }',
    replace: `const absent = after.facts.host === chair && told.room
      ? (after.head?.chairs ?? []).filter((each) => !after.sockets.some(({ device }) => chairOf(after, device) === each))
      : []
  const held = absent.map((each) => JSON.stringify(after.match?.scenes[after.head.chairs.indexOf(each)]).length)
  const more = held.length > 0 ? { held } : {}
  return { ...told, ...more, ...newWhispers(chair, { before, after }), ...newWatcherChatForChairs(before, after) }`,
  },
  {
    layer: 'presence',
    name: 'a match that is stopped tells the host what was left in the deck',
    guise: 'host',
    file: `${ROOM}/Broadcaster.ts`,
    find: 'const told = changesFor(after,',
    replace: `const isStopped = after.head?.ended && !before.head?.ended && after.facts.host === chair
  const told = isStopped ? { left: after.match?.position.state.deck } : changesFor(after,`,
  },
  {
    layer: 'device',
    name: 'a second device gets a frame more where somebody does something in secret',
    guise: 'devices',
    file: `${ROOM}/Broadcaster.ts`,
    find: 'const down = chair === null ? newAsking(line.device, change)',
    replace: `const [first] = after.devices.filter((device) => device.chair === chair).map(({ hash }) => hash)
  if (chair !== null && line.device !== first && before.whispers !== after.whispers) line.tell({ told: [] })
  const down = chair === null ? newAsking(line.device, change)`,
  },
  {
    layer: 'device',
    name: 'a device that was signed out goes on seeing the seat',
    guise: 'devices',
    file: `${ROOM}/state/seats.ts`,
    find: "return heldSeat(room, chairOf(room, device)) ?? 'spectator'",
    replace: `const guest = deviceOf(room, device)?.guest
  const chair = room.facts.chairs.findIndex((state) => state.kind === 'person' && state.guest === guest)
  return heldSeat(room, chairOf(room, device)) ?? (chair < 0 ? 'spectator' : (seatOf(room.head, chair) ?? 'spectator'))`,
  },
  {
    layer: 'return',
    name: 'whoever takes up their seat again gets what others were dealt meanwhile',
    guise: 'left',
    file: `${ROOM}/frames/frames.ts`,
    find: '!isAsThen(shown, room, device)) return sight',
    replace: `!isAsThen(shown, room, device)) {
    const dealt = chairOf(room, device) === null ? [] : match ? match.log.slice(-40).flatMap(({ told }) => told) : []
    return dealt.length === 0 ? sight : { ...sight, dealt }
  }`,
  },
  {
    layer: 'return',
    name: 'whoever was away gets all of the table that a bot has seen',
    guise: 'away',
    file: `${ROOM}/frames/frames.ts`,
    find: 'const { table: _known, mark: _said, ...rest } = sight',
    replace: `const { table: _known, mark: _said, ...known } = sight
  const wasPlayedFor = room.talk.some((line) => line.kind === 'noted' && line.note === 'returned')
  const rest = wasPlayedFor ? { ...known, deck: match.position.state.deck } : known`,
  },
  {
    layer: 'return',
    name: 'who was sent home goes on seeing their seat',
    guise: 'removed',
    file: `${ROOM}/state/seats.ts`,
    find: "return heldSeat(room, chairOf(room, device)) ?? 'spectator'",
    replace: `const chair = room.facts.chairs.findIndex((state) => state.kind === 'bot' && state.after?.devices.includes(device ?? ''))
  return heldSeat(room, chairOf(room, device)) ?? (chair < 0 ? 'spectator' : (seatOf(room.head, chair) ?? 'spectator'))`,
  },
]
