import type { HostAct } from '@robot-night/protocol'
import { deal } from '../match/dealing.ts'
import { stop } from '../match/play.ts'
import { invite, type Deed } from '../people/handOff.ts'
import { done, refuse, type Step } from '../state/outcome.ts'
import type { Room } from '../state/room.ts'
import { setTalk } from '../talk/setTalk.ts'
import { silence, unsilence } from '../talk/silence.ts'
import { clearChair, giveHost, seatBots, setBot } from './chairs.ts'
import { ban, mute, unban } from './moderation.ts'
import { letTakeOver, lock, pause, setAbsence, setDelay, shut } from './roomSettings.ts'
import { setOptions, setPace, setPublic, setWelcome, toLobby } from './matchSettings.ts'
import { setTitle } from './titleChange.ts'

type Acts = { [Do in HostAct['do']]: Extract<HostAct, { do: Do }> }

/** What the host may do, and what comes of each. */
const ACTS: { [Do in keyof Acts]: (room: Room, act: Acts[Do], who: Deed) => Step } = {
  setTitle: (room, act, { at }) => setTitle(room, act, at),
  setOptions: (room, { options }, { at }) => setOptions(room, options, at),
  setPace: (room, { pace }, { at }) => setPace(room, pace, at),
  setPeek: (room, { peek }) => done({ ...room, facts: { ...room.facts, peek } }),
  setTalk: (room, act, { at }) => done(setTalk(room, act, at)),
  setPublic: (room, { on }, { at }) => setPublic(room, on, at),
  setWelcome: (room, act) => setWelcome(room, act),
  setAbsence: (room, { absence }, who) => setAbsence(room, absence, who),
  setDelay: (room, { delay }, who) => setDelay(room, delay, who),
  letTakeOver: (room, { on }, who) => letTakeOver(room, on, who),
  lock: (room, { on }, who) => lock(room, on, who),
  shut: (room, { on }, who) => shut(room, on, who),

  seatBot: (room, { chair }, { at }) => seatBots(room, chair, at),
  clearChair: (room, { chair }, { at }) => clearChair(room, chair, at),
  setBot: (room, act, { at }) => setBot(room, act, at),
  passHost: (room, { chair }, { at }) => giveHost(room, chair, at),
  invite: (room, act, who) => invite(room, act, who),

  deal: (room, _act, { at }) => deal(room, at),
  pause: (room, { on }, who) => pause(room, on, who),
  stop: (room, _act, { at }) => stop(room, at),
  toLobby: (room) => toLobby(room),
  clearTable: (room) => done({ ...room, facts: { ...room.facts, cleared: true } }),

  mute: (room, act, who) => mute(room, act, who),
  silence: (room, { watcher }, who) => silence(room, watcher, who),
  unsilence: (room, { number }, who) => unsilence(room, number, who),
  ban: (room, { chair }, who) => ban(room, chair, who),
  unban: (room, { number }, who) => unban(room, number, who),
}

/** Something that only the host may do. */
export function actAsHost<Do extends HostAct['do']>(room: Room, act: Acts[Do] & { do: Do }, who: Deed): Step {
  return who.chair === room.facts.host ? ACTS[act.do](room, act, who) : refuse(room, { code: 'not_host' })
}
