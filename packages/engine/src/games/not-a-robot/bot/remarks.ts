import type { Heard, Remarks, Saying, Seat } from '../../../core/game.ts'
import { SERVER } from '../material.ts'
import type { NotARobot, View } from '../shapes.ts'
import { SUSPECT, suspicionOf } from './suspicion.ts'

/** Of a hundred times: how often it says something at all. */
const CHANCE = 85
const NOBODY = 0

/** It speaks once all have explained: whom it suspects and by which word; if it is itself accused, that it is Human. */
export const remarks: Remarks<NotARobot> = {
  lines: {
    suspect: '“{what}” isn’t in that picture. I suspect you, {who}.',
    blank: 'No word at all from {who}. That’s suspicious.',
    silent: '{who} didn’t explain “{what}”.',
    defend: '“{what}” does fit, {who}. Look again.',
    trust: '“{what}” fits. I believe {who}.',
  },
  occasion: ({ phase }) => {
    if (phase.kind === 'debate') return { speakers: 2, pause: [3, 9] }
    return phase.kind === 'vote' ? { speakers: 1, pause: [2, 5] } : null
  },
  say(view, heard, rng) {
    const isSaid = rng.int(100) < CHANCE
    const all = sayingsIn(view, heard)
    return isSaid && all.length > 0 ? rng.pick(all) : null
  },
}

function sayingsIn(view: View, heard: readonly Heard[]): Saying[] {
  const own = view.list.find(({ seat }) => seat === view.me.viewer)
  const lately = heard.filter(({ ago }) => ago <= 1)
  const accuser = accuserOf(view, lately)
  if (accuser !== null && own) {
    const human: Saying = { claim: { kind: 'role', value: 'human' } }
    return own.word === null ? [human] : [human, { line: 'defend', who: accuser, what: own.word }]
  }
  if (view.phase.kind !== 'debate') return []
  return suspicions(view, lately)
}

/** Of those who were accused by somebody else it says nothing more, so that no two say the same. */
function suspicions(view: View, heard: readonly Heard[]): Saying[] {
  const { answer, list, me } = view
  if (answer === null) return []
  const rated = list.flatMap((entry, at) =>
    entry.seat === me.viewer ? [] : [{ ...entry, number: at + 1, rate: suspicionOf(view, at + 1, answer) }],
  )
  const most = Math.max(NOBODY, ...rated.map(({ rate }) => rate))
  const isNew = ({ seat }: { seat: Seat }): boolean =>
    !heard.some(({ said }) => 'line' in said && said.who === seat && said.line !== 'defend')
  // A Robot has to suspect somebody, or it will be suspected.
  if (most < SUSPECT && me.role === 'human') {
    const server: Saying[] = view.options.server ? [{ claim: { kind: 'doubt', value: String(SERVER) } }] : []
    const least = Math.min(...rated.map(({ rate }) => rate))
    return [
      ...server,
      ...rated
        .filter(({ rate }) => rate === least)
        .filter(isNew)
        .flatMap(trusted),
    ]
  }
  return rated
    .filter(({ rate }) => rate === most)
    .filter(isNew)
    .map(accused)
}

interface Rated {
  seat: Seat
  word: string | null
  explanation: string | null
}

const trusted = ({ seat: who, word }: Rated): Saying[] => (word === null ? [] : [{ line: 'trust', who, what: word }])

function accused({ seat: who, word, explanation }: Rated): Saying {
  if (word === null) return { line: 'blank', who }
  return { line: explanation === null ? 'silent' : 'suspect', who, what: word }
}

/** Who suspects me; null once I have answered. */
function accuserOf({ me, list }: View, heard: readonly Heard[]): Seat | null {
  const number = String(list.findIndex(({ seat }) => seat === me.viewer) + 1)
  const isAgainst = ({ said }: Heard): boolean =>
    'claim' in said
      ? said.claim.kind === 'doubt' && said.claim.value === number
      : said.who === me.viewer && (said.line === 'suspect' || said.line === 'blank' || said.line === 'silent')
  const against = heard.findLastIndex(isAgainst)
  const answered = heard.findLastIndex(({ seat }) => seat === me.viewer)
  return against > answered ? (heard[against]?.seat ?? null) : null
}
