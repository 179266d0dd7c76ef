import { describe, expect, test } from 'vitest'
import config from '../../scripts/arrows/config.mjs'
import { picture } from '../../scripts/arrows/picture.mjs'

interface Side {
  path?: string
  pathNot?: string | string[]
}
type Rule = { name: string; from: Side; to: Side & { circular?: boolean; couldNotResolve?: boolean } }

/** The rules that forbid one file to import another, as dependency-cruiser reads them. */
function forbidding(from: string, to: string): string[] {
  const rules = config.forbidden as Rule[]
  const byPath = rules.filter((rule) => !rule.to.circular && !rule.to.couldNotResolve)
  return byPath.filter((rule) => isIn(rule.from, from) && isIn(filled(rule, from), to)).map(({ name }) => name)
}
const isIn = ({ path = '', pathNot = [] }: Side, file: string): boolean =>
  new RegExp(path).test(file) && ![pathNot].flat().some((not) => new RegExp(not).test(file))
/** `$1` in what is imported stands for what the first group of the importer has matched. */
function filled({ from, to }: Rule, file: string): Side {
  const groups = new RegExp(from.path ?? '').exec(file) ?? []
  const fill = (pattern: string) => pattern.replace(/\$(\d)/g, (all, at: string) => groups[Number(at)] ?? all)
  return { path: fill(to.path ?? ''), pathNot: [to.pathNot ?? []].flat().map(fill) }
}

describe('who may import what', () => {
  test.each([
    ['party/room/state/room.ts', 'party/room/commands/step.ts'],
    ['party/room/talk/tableTalk.ts', 'party/room/match/play.ts'],
    ['party/shell/row.ts', 'party/room/state/room.ts'],
    ['party/room/match/play.ts', 'party/room/Room.ts'],
    ['party/gallery/Gallery.ts', 'party/api/socket.ts'],
    ['packages/protocol/src/index.ts', 'party/shell/row.ts'],
    ['packages/engine/src/core/match.ts', 'packages/engine/src/games/index.ts'],
    ['packages/engine/src/games/cardbot-derby/index.ts', 'packages/engine/src/games/not-a-robot/index.ts'],
    ['web/src/games/cardbot-derby/log.ts', 'packages/engine/src/games/not-a-robot/index.ts'],
    ['web/src/lib/net/line.ts', 'party/api.ts'],
    ['web/src/lib/net/line.test.ts', 'party/api.ts'],
  ])('%s may not import %s', (from, to) => expect(forbidding(from, to)).not.toEqual([]))

  test.each([
    ['party/room/commands/step.ts', 'party/room/state/room.ts'],
    ['party/room/Room.ts', 'party/room/commands/step.ts'],
    ['party/room/state/seats.test.ts', 'party/room/commands/step.ts'],
    ['packages/engine/src/games/cardbot-derby/index.ts', 'packages/engine/src/core/match.ts'],
    ['web/src/games/cardbot-derby/log.ts', 'packages/engine/src/games/cardbot-derby/index.ts'],
    ['party/index.ts', 'web/.svelte-kit/worker/index.js'],
  ])('%s may import %s', (from, to) => expect(forbidding(from, to)).toEqual([]))
})

test('the picture has every arrow that others don’t lead along anyway', () => {
  const module = (source: string, ...to: string[]) => ({ source, dependencies: to.map((resolved) => ({ resolved })) })
  const drawn = picture([
    module('party/room/match/play.ts', 'party/room/talk/tableTalk.ts', 'party/room/state/room.ts'),
    module('party/room/talk/tableTalk.ts', 'party/room/state/room.ts'),
    module('party/room/talk/tableTalk.test.ts', 'party/room/commands/step.ts'),
  ])
  expect(drawn.split('\n').filter((line) => line.includes('-->'))).toEqual([
    '  party_room_talk --> party_room_state',
    '  party_room_match --> party_room_talk',
  ])
})
