import { ROOM, type Mutant } from './mutant.ts'

/** Leaks of the room: what is sent to whom, when and how much of it. */
export const ROOM_LEAKS: readonly Mutant[] = [
  {
    layer: 'patch',
    name: 'a patch says how much changed for all',
    file: `${ROOM}/match/scenes.ts`,
    find: 'return { n, ...(had.n === n - 1 ? {} : { since: had.n }), told, ...late, patch }',
    replace:
      'return { n, ...(had.n === n - 1 ? {} : { since: had.n }), told, ...late, patch, all: JSON.stringify(match.scenes).length }',
  },
  {
    layer: 'log',
    name: 'the log after a reload is not filtered',
    file: `${ROOM}/match/scenes.ts`,
    find: 'told: heardSince(match, viewer, known),',
    replace: 'told: match.log.slice(0).flatMap((entry) => entry.told.map(({ event }) => event)),',
  },
  {
    layer: 'resync',
    name: 'the first frame is that of the first seat',
    file: `${ROOM}/frames/frames.ts`,
    find: '...tableFor(shown, viewerOf(room, device)),',
    replace: '...tableFor(shown, 0),',
  },
  {
    layer: 'resync',
    name: 'the whole table once more is that of the first seat',
    file: `${ROOM}/frames/frames.ts`,
    find: 'return tableFor(shownTo(room, chairOf(room, device), at), viewerOf(room, device))',
    replace: 'return tableFor(shownTo(room, chairOf(room, device), at), 0)',
  },
  {
    layer: 'room',
    name: 'the public facts know the next card',
    file: `${ROOM}/frames/roomFacts.ts`,
    find: 'watchers: room.crowd.told,\n',
    replace: 'watchers: room.crowd.told, next: room.match?.position.state.deck?.[0],\n',
  },
  {
    layer: 'clock',
    name: 'a hand that is long to read has a longer clock',
    file: `${ROOM}/match/clock.ts`,
    find: 'const until = limit === null ? null : deadline(began, lead + limit)',
    replace: 'const until = limit === null ? null : deadline(began, lead + limit + JSON.stringify(prompt).length)',
  },
  {
    layer: 'bot',
    name: 'a bot thinks longer with some cards',
    file: `${ROOM}/match/bots.ts`,
    find: 'return since + pause(match, seat, range) * at.second',
    replace: 'return since + pause(match, seat, range) * at.second + JSON.stringify(asks).length',
  },
  {
    layer: 'counter',
    name: 'a count goes by how much all were told',
    file: `${ROOM}/match/scenes.ts`,
    find: 'return (ns[place] ?? 0) + (isNews ? 1 : 0)',
    replace: 'return (ns[place] ?? 0) + (isNews ? JSON.stringify(scenes).length : 0)',
  },
  {
    layer: 'frame',
    name: 'one frame is made for all seats',
    file: `${ROOM}/Broadcaster.ts`,
    find: '(downs.get(chair) ?? newsFor(',
    replace: '([...downs.values()][0] ?? newsFor(',
  },
  {
    layer: 'frame',
    name: 'the watchers look over the shoulder of the first seat',
    file: `${ROOM}/frames/PublicText.ts`,
    find: "const down = changesFor(room, 'spectator',",
    replace: 'const down = changesFor(room, 0,',
  },
  {
    layer: 'patch',
    name: 'a patch leads to what the first seat sees',
    file: `${ROOM}/match/scenes.ts`,
    find: 'const patch = diff(had.scene, scene)',
    replace: 'const patch = diff(had.scene, sceneOf(match, 0))',
  },
  {
    layer: 'patch',
    name: 'with a patch is told what the first seat was told',
    file: `${ROOM}/match/scenes.ts`,
    find: 'const told = heardSince(match, viewer, had.n)',
    replace: 'const told = heardSince(match, 0, had.n)',
  },
  {
    layer: 'log',
    name: 'who comes late hears what the first seat heard',
    file: `${ROOM}/match/scenes.ts`,
    find: 'known + 1).flatMap((entry) => hear(entry.told, viewer))',
    replace: 'known + 1).flatMap((entry) => hear(entry.told, 0))',
  },
  {
    layer: 'talk',
    name: 'a line of talk comes later the more its speaker holds',
    file: `${ROOM}/talk/tableTalk.ts`,
    find: 'return done(withLine(room, said))',
    replace:
      'return done(withLine(room, { ...said, at: said.at + JSON.stringify(room.match?.scenes[who.chair] ?? 0).length }))',
  },
  {
    layer: 'bot',
    name: 'a bot looks before it draws its pause',
    file: `${ROOM}/match/bots.ts`,
    find: "ownRng(match.head.secret, 'pause', match.position.beat, seat).int(1001)",
    replace:
      "ownRng(match.head.secret, 'pause', JSON.stringify(match.scenes[seat]).length, match.position.beat).int(1001)",
  },
  {
    layer: 'resync',
    name: 'who comes back gets what the first seat missed',
    file: `${ROOM}/frames/frames.ts`,
    find: '...tableFrom(match, viewer, kept.n)',
    replace: '...tableFrom(match, 0, kept.n)',
  },
]
