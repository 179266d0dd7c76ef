import type { Seen } from '#games/evil-robots-classic/words/asking.ts'
import type { Words } from '#games/evil-robots-classic/words/words.ts'
import { bit, inside, listed, objectBit, SIDES, verb } from './grammar.ts'

const SHOWN = { robot: 'your robot', power: 'your power', coin: 'your side', newCoin: 'your new side' } as const
const ME = 'Me'
const or = (target: string | null, fallback: string) => target ?? fallback

export const turn: Words['turn'] = {
  sees: 'What everyone will see',
  chip: { robot: 'robot', power: 'power', coin: 'coin', newCoin: 'new coin' },
  shown: (part) => `everyone will see ${SHOWN[part]}`,
  hidden: (part) => `nobody will see ${SHOWN[part]}`,
  perhaps: (part) => `everyone will see ${SHOWN[part]} if it won’t work without it`,
  actions: {
    robot: { name: 'Use your robot', help: 'Its action, if it has one' },
    convert: { name: 'Convert someone', help: 'Works on robots with more power than you' },
    self: { name: 'Convert yourself', help: 'Become Good or Evil, no test' },
    pass: { name: 'Pass', help: 'Maybe act later, in the Pass phase' },
  },
  robotUse: {
    PushBot: { name: 'Push someone', help: 'Force any player to any side' },
    RandomBot: { name: 'Flip a coin', help: 'Any player’s coin is flipped again' },
    GroupBot: { name: 'Bring others along', help: 'Force one or two to your side; then your coin is flipped' },
    GandalfBot: { name: 'Let nobody pass', help: 'This round has no Pass phase' },
    CopyBot: { name: 'Copy an action', help: 'Repeat what a robot has done this round' },
  },
  noAction: 'Your robot has no action of its own.',
  nothingToCopy: 'No robot has done anything to copy yet.',
  noSelf: 'Not in the Pass phase.',
  mustPass: 'You pretended to pass: now you have to.',
  willSee: ({ shown, perhaps, hidden }) => {
    const named = (parts: readonly Seen[]) => listed(parts.map((each) => SHOWN[each]))
    if (shown.length === 0) return 'They see none of your cards.'
    const not = hidden.length > 0 ? `, not ${named(hidden)}` : ''
    const ifNeeded = perhaps.length > 0 ? `; ${named(perhaps)} only if it won’t work without it` : ''
    return `They see ${named(shown)}${not}${ifNeeded}.`
  },
  pick: {
    target: {
      convert: 'Who do you convert?',
      PushBot: 'Who do you push?',
      RandomBot: 'Whose coin?',
      GroupBot: 'Who’s coming along? One or two',
    },
    side: 'To which side?',
    copy: 'Copy which action?',
    shownSide: 'Which side will you show?',
    realSide: 'Which side will you be?',
    secret: 'And in secret?',
    truePass: 'Really pass',
    me: ME,
    back: 'Back',
  },
  also: {
    open: 'Also show…',
    title: 'Show something else too?',
    text: 'Everyone will see it before you act.',
    done: 'Done',
    count: (count) => (count === 0 ? 'Also show…' : `Also show ${count}`),
  },
  do: {
    nothing: 'Pick an action',
    convert: (target, to) => `Convert ${or(target, '…')} to ${to === null ? 'my side' : SIDES[to]}`,
    self: (to) => (to === null ? 'Become …' : `Become ${SIDES[to]}`),
    pass: 'Pass',
    push: (target, to) => `Push ${target === ME ? 'myself' : or(target, '…')}${to === null ? '' : ` to ${SIDES[to]}`}`,
    random: (target) => (target === null ? 'Flip a coin' : target === ME ? 'Flip my coin' : `Flip ${target}’s coin`),
    group: (targets) => `Bring ${targets.length === 0 ? '…' : listed(targets)} along`,
    gandalf: 'Nobody shall pass',
    copy: (robot) => (robot === null ? 'Copy …' : `Copy ${robot}`),
  },
}

export const chain: Words['chain'] = {
  declared: ({ via, instigator, target, allegiance }, { who }) => {
    const by = who(instigator)
    const side = SIDES[allegiance]
    switch (via) {
      case 'self':
        return [bit(by), verb(by, ' turn to ', ' turns to '), side]
      case 'convert':
        return [bit(by), verb(by, ' convert ', ' converts '), objectBit(who(target)), ` to ${side}`]
      case 'push':
        if (target === instigator) return [bit(by), verb(by, ' push yourself', ' pushes themselves'), ` to ${side}`]
        return [bit(by), verb(by, ' push ', ' pushes '), objectBit(who(target)), ` to ${side}`]
      case 'group':
        return [bit(by), verb(by, ' bring ', ' brings '), objectBit(who(target)), ` over to ${side}`]
      case 'doOver':
        return [bit(by), verb(by, ' force ', ' forces '), objectBit(who(target)), ` to ${side}`]
    }
  },
  newest: 'Newest on top: the top card counts',
  claim: { pending: 'Not settled yet', ok: 'It works', fail: 'It fails' },
  rebounded: 'Thrown back at the robot that started it',
  held: {
    LockBot: 'LockBot: can’t be changed',
    SumoBot: 'SumoBot: works anyway',
  },
  truth: { ok: 'You know: it really worked', fail: 'You know: it really failed' },
  reactions: {
    fail: { name: 'BlockBot: make it fail', help: 'The conversion fails.' },
    rebound: { name: 'BlockBot: throw it back', help: 'It hits the robot that started it instead.' },
    force: { name: 'ForceBot: make it work', help: 'What just failed works, LockBot or not.' },
    doOver: { name: 'DoOverBot: my side instead', help: 'Its target is forced to your side.' },
  },
  stayOut: 'Stay out',
  react: 'Play my reaction',
  noReaction: 'You have no reaction to play. Press “Stay out”, like everyone else.',
  notNow: 'Your reaction doesn’t fit here.',
  sealed: 'Answers stay sealed.',
  rest: (names) => `Then ${listed(names.map(inside))}`,
  answer: {
    ifFails: 'If it fails, I show',
    ifFailsTo: {
      power: { name: 'My power', help: 'It proves why. Your side stays hidden.' },
      allegiance: {
        name: 'My side',
        help: 'Your power stays hidden. If it’s the side they wanted, it looks as if it worked.',
      },
    },
    ifSucceeds: 'If it works, I show',
    truth: 'The truth',
    lockShow: { name: 'Show my side too', help: 'If LockBot stops it.' },
    dial: 'PlusBot adds',
    send: 'Answer',
  },
}
