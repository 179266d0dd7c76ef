import { CORE, PROBE, ROOM, type Mutant } from './mutant.ts'

/** Leaks that need a window, an offer, or something that others do in silence: the probe has all that. */
export const WINDOW_LEAKS: readonly Mutant[] = [
  {
    layer: 'window',
    name: 'a window skips who holds nothing',
    file: `${PROBE}/decisions/follow.ts`,
    find: 'return followers(state).map((seat) => {',
    replace: `const holds = (seat) => state.seats[seat]?.hand.some((card) => colourOf(card) === phase.lead.claim)
    return followers(state).filter(holds).map((seat) => {`,
  },
  {
    layer: 'window',
    name: 'a window closes early when all who could answer have',
    file: `${ROOM}/match/timeUp.ts`,
    find: 'const waiting = owing(match.game, match.position.state)',
    replace: `const waiting = owing(match.game, match.position.state).filter(
    ({ kind, prompt }) => kind !== 'follow' || prompt.hand.some((card) => card.startsWith(prompt.claim)),
  )`,
  },
  {
    layer: 'window',
    name: 'the prompt of a window is in what the table awaits',
    file: `${CORE}/owed.ts`,
    find: "all.push({ seat, kind, done: shows === 'answered' ? !prompt : null })",
    replace: `all.push({
      ...{ seat, kind, done: shows === 'answered' ? !prompt : null },
      ...(Object.hasOwn(game.windows, kind) ? { prompt } : {}),
    })`,
  },
  {
    layer: 'window',
    name: 'who has answered in silence is shown',
    file: `${CORE}/owed.ts`,
    find: "if (shows !== 'nothing') all.push({ seat, kind, done: shows === 'answered' ? !prompt : null })",
    replace: 'all.push({ seat, kind, done: !prompt })',
  },
  {
    layer: 'window',
    name: 'a sealed answer is seen before the window closes',
    file: `${PROBE}/view.ts`,
    find: 'mine: ownCard(phase, seat)',
    replace: 'mine: phase.answers[0]?.card ?? null',
  },
  {
    layer: 'clock',
    name: 'a window is open longer where there is more to choose from',
    file: `${ROOM}/match/clock.ts`,
    find: 'const due = latest(deadline(began, lead + limit), kept, least)',
    replace:
      'const due = latest(deadline(began, lead + limit + JSON.stringify(owing(game, position.state)).length), kept, least)',
  },
  {
    layer: 'offer',
    name: 'an offer is shown to a third',
    file: `${CORE}/update.ts`,
    find: '(seat === viewer ? [{ kind, prompt }] : [])',
    replace: "(seat === viewer || kind === 'draft' ? [{ kind, prompt }] : [])",
  },
  {
    layer: 'offer',
    name: 'that somebody has given a standing order is told to all',
    file: `${PROBE}/offers/order.ts`,
    find: 'resolve: ({ state }, seat, action) => {',
    replace: `resolve: ({ state, tell }, seat, action) => {
    tell({ kind: 'ordered', seat })`,
  },
  {
    layer: 'event',
    name: 'what a looker saw is told to all',
    file: `${PROBE}/decisions/peek.ts`,
    find: "table.whisper([seat], { kind: 'saw', seat, at, card })",
    replace: "table.tell({ kind: 'saw', seat, at, card })",
  },
  {
    layer: 'counter',
    name: 'frames are counted for the whole table',
    file: `${ROOM}/match/scenes.ts`,
    find: '!isSame(match.scenes[place] ?? null, scenes[place])',
    replace: 'scenes.some((scene, at) => !isSame(match.scenes[at] ?? null, scene))',
  },
  {
    layer: 'counter',
    name: 'everybody gets a frame whenever something happens',
    file: `${ROOM}/frames/frames.ts`,
    find: 'if (countOf(match, viewer) === n) return {}',
    replace: 'if (match.log.length < 1) return {}',
  },
  {
    layer: 'resync',
    name: 'the whole scene comes with the length of the journal',
    file: `${ROOM}/match/scenes.ts`,
    find: 'since: known,',
    replace: 'since: known, rows: match.log.length,',
  },
]
