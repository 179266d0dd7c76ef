import { CLASSIC, CORE, ROOM, type Mutant } from './mutant.ts'

/** Leaks of Evil Robots, classic, by its rules or by what the room makes of them. */
export const CLASSIC_LEAKS: readonly Mutant[] = [
  {
    layer: 'window',
    name: 'the react window skips holders of nothing',
    file: `${CLASSIC}/reactions.ts`,
    find: 'const mayBe = own.robotUp ? isReaction(own.robot) : !isAllOut',
    replace: 'const mayBe = isReaction(own.robot) && !isAllOut',
  },
  {
    layer: 'window',
    name: 'a call is not put to those who have missed theirs',
    file: `${CLASSIC}/countdown.ts`,
    find: 'const asked = waitingSeats(state)',
    replace: 'const asked = waitingSeats(state).filter((seat) => !hasMissed(state, seat))',
  },
  {
    layer: 'window',
    name: 'a standing order shows as an answer',
    file: `${CLASSIC}/decisions/call.ts`,
    find: "shows: 'asked'",
    replace: "shows: 'answered'",
  },
  {
    layer: 'question',
    name: 'ForceBot may react by the truth, not by the claim',
    deal: 'doubts',
    file: `${CLASSIC}/reactions.ts`,
    find: "force: ({ claim, rebounded }) => claim === 'fail' || rebounded",
    replace: "force: ({ truth, rebounded }) => truth === 'fail' || rebounded",
  },
  {
    layer: 'view',
    name: 'the view shows that JudasBot has changed sides',
    deal: 'switches',
    file: `${CLASSIC}/view.ts`,
    find: 'flipped: own.flipped,',
    replace: 'flipped: own.flipped || own.pretended,',
  },
  {
    layer: 'view',
    name: 'the truth of a conversion is seen by all',
    deal: 'doubts',
    file: `${CLASSIC}/view.ts`,
    find: 'isSeat(target) && target !== viewer ? null : frame.truth',
    replace: 'frame.truth',
  },
  {
    layer: 'view',
    name: 'the view tells that a call was missed',
    file: `${CLASSIC}/view.ts`,
    find: 'seats: state.seats.map(seenSeat),',
    replace: 'seats: state.seats.map((own, seat) => ({ ...seenSeat(own), missed: hasMissed(state, seat) })),',
  },
  {
    layer: 'refusal',
    name: 'a refusal looks at what the last seat holds',
    file: `${CORE}/refusedMoves.ts`,
    find: "if (!asked || asked.kind !== move.kind) return { code: 'not_your_decision' }",
    replace: `if (!asked || asked.kind !== move.kind) {
      const isEvil = position.state.seats.at(-1).allegiance === 'E'
      return { code: isEvil ? 'late' : 'not_your_decision' }
    }`,
  },
  {
    layer: 'event',
    name: 'a show to some is told to all',
    file: `${CLASSIC}/showing.ts`,
    find: 'table.whisper([seat, ...seers], {',
    replace: 'table.tell({',
  },
  {
    layer: 'event',
    name: 'a missed call is told to all',
    file: `${CLASSIC}/countdown.ts`,
    find: "table.whisper([seat], { kind: 'missed', seat })",
    replace: "table.tell({ kind: 'missed', seat })",
  },
  {
    layer: 'event',
    name: 'who wanted to react is told',
    deal: 'reactions',
    file: `${CLASSIC}/chain.ts`,
    find: 'const played = chosen(chain, wishes)\n',
    replace: `const played = chosen(chain, wishes)
  table.tell({ kind: 'ordered', by: null, order: wishes.flatMap(({ seat, reaction }) => (reaction ? [seat] : [])) })
`,
  },
  {
    layer: 'event',
    name: 'a pass with a secret is told in other words',
    deal: 'switches',
    file: `${CLASSIC}/actions.ts`,
    find: '{ ...facts, secret: null })',
    replace: '{ ...facts, ...(side ? {} : { secret: null }) })',
  },
  {
    layer: 'event',
    name: 'a locked coin falls otherwise for all to see',
    deal: 'locks',
    file: `${CLASSIC}/flip.ts`,
    find: '{ ...facts, result: null })',
    replace: "{ ...facts, result: to ? null : 'locked' })",
  },
  {
    layer: 'event',
    name: 'a false show is told with what it was',
    file: `${CLASSIC}/showing.ts`,
    find: "tell(table, seat, { showed: { what: 'allegiance', value }, why })",
    replace:
      "tell(table, seat, { showed: { what: 'allegiance', value, ...(value === truth ? {} : { was: truth }) }, why })",
  },
  {
    layer: 'offer',
    name: 'everybody sees the orders of all',
    file: `${CORE}/update.ts`,
    find: '(seat === viewer ? [{ kind, prompt }] : [])',
    replace: "(seat === viewer || kind === 'order' ? [{ kind, prompt }] : [])",
  },
  {
    layer: 'bot',
    name: 'a tin robot thinks longer with a long name',
    file: `${ROOM}/match/bots.ts`,
    find: 'return least + ((most - least) * thousandths) / 1000',
    replace: 'return least + ((most - least) * thousandths) / 1000 + (match.scenes[seat].view.own?.robot.length ?? 0)',
  },
  {
    layer: 'clock',
    name: 'a window is open longer where somebody has more to choose from',
    file: `${ROOM}/match/clock.ts`,
    find: 'const due = latest(deadline(began, lead + limit), kept, least)',
    replace:
      'const due = latest(deadline(began, lead + limit + JSON.stringify(owing(game, position.state)).length), kept, least)',
  },
  {
    layer: 'counter',
    name: 'frames count what anybody was shown',
    file: `${ROOM}/match/scenes.ts`,
    find: '!isSame(match.scenes[place] ?? null, scenes[place])',
    replace: 'scenes.some((scene, at) => !isSame(match.scenes[at] ?? null, scene))',
  },
  {
    layer: 'log',
    name: 'who comes late hears all that was shown to some',
    file: `${ROOM}/match/scenes.ts`,
    find: 'known + 1).flatMap((entry) => hear(entry.told, viewer))',
    replace: 'known + 1).flatMap((entry) => entry.told.map(({ event }) => event))',
  },
  {
    layer: 'resync',
    name: 'the whole scene comes with the number of all that was done',
    file: `${ROOM}/match/scenes.ts`,
    find: 'since: known,',
    replace: 'since: known, rows: match.log.length,',
  },
  {
    layer: 'page',
    name: 'a page is drawn with the diary beside it',
    file: `${ROOM}/RoomRpc.ts`,
    find: 'return room && sightFor(room, this.#deviceOf(token), this.moment())',
    replace: `return room && {
      ...sightFor(room, this.#deviceOf(token), this.moment()),
      diary: room.match?.position.state.diary,
    }`,
  },
]
