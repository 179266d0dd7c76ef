import type {
  Action,
  Allegiance,
  Copied,
  OwnSeat,
  Robot,
  SeenSeat,
  Show,
  Side,
  Target,
  TurnPrompt,
} from '@robot-night/engine/games/evil-robots-classic'
import { TYPES } from '@robot-night/engine/games/evil-robots-classic'
import type { Preview, Seen } from './words/asking.ts'

/** A turn in the making. */
export interface Draft {
  /** The one of four that lies open. */
  act: Action['act'] | null
  targets: readonly Target[]
  /** To which PushBot pushes; to which one turns oneself. */
  to: Allegiance | null
  copyOf: Copied | null
  /** CheatBot's: what it shows instead of the truth. */
  shown: Allegiance | null
  /** JudasBot's, under a pass. */
  secret: Side | null
  also: readonly Show[]
}

export const newDraft = (): Draft => ({
  act: null,
  targets: [],
  to: null,
  copyOf: null,
  shown: null,
  secret: null,
  also: [],
})

/** Another of the four: what is shown besides stays. Allegiances cannot be added where one is shown anyway. */
export function opened(draft: Draft, act: Action['act']): Draft {
  const also = act === 'convert' || act === 'self' ? draft.also.filter(({ what }) => what !== 'allegiance') : draft.also
  return { ...newDraft(), act: draft.act === act ? null : act, also }
}

/** Whose action it is: CopyBot's is the one that it copies. */
export const deedOf = ({ robot }: Pick<TurnPrompt, 'robot'>, { copyOf }: Pick<Draft, 'copyOf'>): Robot =>
  copyOf ?? robot

const MOST: Readonly<Partial<Record<Robot, number>>> = { PushBot: 1, RandomBot: 1, GroupBot: 2 }

/** How many are to be named. */
export function wantedTargets(prompt: TurnPrompt, draft: Draft): number {
  if (draft.act === 'convert') return 1
  return draft.act === 'robot' ? (MOST[deedOf(prompt, draft)] ?? 0) : 0
}

/** Named once more, it is no longer meant; where one only is wanted, the last one counts. */
export function aimed(prompt: TurnPrompt, draft: Draft, target: Target): Draft {
  const most = wantedTargets(prompt, draft)
  const others = draft.targets.filter((each) => each !== target)
  const targets = others.length < draft.targets.length ? others : [...others, target].slice(-most)
  return { ...draft, targets }
}

/** Everybody that can be named: not oneself, but where the card says any player. */
export function targetsFor({ seat, seats, hasNpc, isPass, ...prompt }: TurnPrompt, draft: Draft): Target[] {
  const all = Array.from({ length: seats }, (_, step): Target => (seat + 1 + step) % seats)
  const others: Target[] = [...all.filter((each) => each !== seat), ...(hasNpc ? (['npc'] as const) : [])]
  const deed = draft.act === 'robot' ? deedOf(prompt, draft) : null
  return deed === 'RandomBot' || (deed === 'PushBot' && !isPass) ? [...others, seat] : others
}

/** Why one of the four is not to be had; null: it is. */
export type Bar = 'noAction' | 'nothingToCopy' | 'noSelf' | 'mustPass'
export function barTo({ robot, isPass, mustPass, copyable }: TurnPrompt, act: Action['act']): Bar | null {
  if (mustPass && act !== 'pass') return 'mustPass'
  if (act === 'self') return isPass ? 'noSelf' : null
  if (act !== 'robot') return null
  if (TYPES[robot] !== 'action' || robot === 'JudasBot') return 'noAction'
  return robot === 'CopyBot' && copyable.length === 0 ? 'nothingToCopy' : null
}

/** The whole of it, or null as long as something is missing. */
export function actionOf(prompt: TurnPrompt, draft: Draft): Action | null {
  const { act, to, targets, shown } = draft
  const alsoShow = [...draft.also]
  const [target] = targets
  if (act === null || barTo(prompt, act)) return null
  if (act === 'pass') return { act, secret: draft.secret, alsoShow }
  if (act === 'self') return to === null ? null : { act, to, shown, alsoShow }
  if (act === 'convert') return target === undefined ? null : { act, target, shown, alsoShow }
  return robotAction(prompt, draft)
}

function robotAction(prompt: TurnPrompt, draft: Draft): Action | null {
  const { to, targets, copyOf } = draft
  const deed = deedOf(prompt, draft)
  if (deed === 'CopyBot' || (deed === 'PushBot' && to === null)) return null
  if (targets.length < Math.min(1, wantedTargets(prompt, draft))) return null
  const allegiance = deed === 'PushBot' ? to : null
  return { act: 'robot', targets: [...targets], allegiance, copyOf, alsoShow: [...draft.also] }
}

const PARTS: readonly Seen[] = ['robot', 'power', 'coin']

/** As far as a shoulder that looks on may see: its own action alone gives a robot away. */
export const PLAIN = { robot: 'PushBot', bonus: null } as const satisfies Pick<OwnSeat, 'robot' | 'bonus'>

/** What everybody will see of one's own after this, for better or worse. SumoBot shows itself only if it has to (ERC-511). */
export function seenAfter(
  { robot, bonus }: Pick<OwnSeat, 'robot' | 'bonus'>,
  faceUp: Pick<SeenSeat, 'robot' | 'power'>,
  draft: Pick<Draft, 'act' | 'copyOf' | 'also'>,
): Preview {
  const { act, also } = draft
  const adds = (what: Show['what']) => also.some((show) => show.what === what)
  const isTest = act === 'convert' || act === 'self'
  const handsOut = act === 'convert' || (act === 'robot' && deedOf({ robot }, draft) === 'GroupBot')
  const is: Readonly<Record<Seen, boolean>> = {
    robot: faceUp.robot !== null || act === 'robot' || adds('robot') || (isTest && (bonus ?? 0) > 0),
    power: faceUp.power !== null || isTest || adds('power'),
    coin: handsOut || adds('allegiance'),
    newCoin: true,
  }
  const parts = act === 'self' ? PARTS.map((part) => (part === 'coin' ? 'newCoin' : part)) : PARTS
  const mayBe = (part: Seen) => part === 'robot' && robot === 'SumoBot' && act === 'convert'
  const unseen = parts.filter((part) => !is[part])
  return {
    shown: parts.filter((part) => is[part]),
    perhaps: unseen.filter(mayBe),
    hidden: unseen.filter((part) => !mayBe(part)),
  }
}
