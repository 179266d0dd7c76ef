import type { Words } from '#games/evil-robots-classic/words/words.ts'
import { called, inside, listed } from './grammar.ts'

export const talk: Words['talk'] = {
  title: 'Talk, show, lie',
  text: 'Good or Evil: the bigger team wins. Neutral never does.',
  ready: 'I’m ready',
  unready: 'Not yet',
  readyCount: 'Ready',
  passNow: 'Pass now',
  sure: {
    title: 'Pass before the countdown?',
    text: 'Everyone sees that you pass, but none of your cards. It replaces your turn, and you can’t take it back. In the Pass phase you can act after all, unless you’re the lowest.',
    act: 'Pass now',
    keep: 'Keep my turn',
  },
  show: {
    open: 'Show…',
    title: 'What will you show?',
    what: { robot: 'Robot', power: 'Power', allegiance: 'Coin' },
    preview: {
      robot: { name: 'Your robot', help: 'What you show is always true. Shown to everyone, the card stays face up.' },
      power: { name: 'Your power', help: 'What you show is always true. Shown to everyone, the card stays face up.' },
      allegiance: {
        name: 'Your coin as it is now',
        help: 'What you show is always true. If it changes later, they’ve only seen the old side.',
      },
    },
    cheat: { name: 'CheatBot: pick a side', help: 'Nobody can tell it from the truth.' },
    truth: 'The truth',
    everyone: 'Everyone',
    some: 'Only some',
    pick: 'Pick who can see it.',
    secret: 'Nobody else learns what you showed, or that you showed anything.',
    public: 'All players and watchers see it.',
    toAll: 'Show it to everyone',
    toSome: (names) => (names.length > 2 ? `Show it to ${names.length} players` : `Show it to ${listed(names)}`),
  },
  known: {
    open: 'What I know',
    title: 'What only you know',
    none: 'Nobody has shown you anything in private, and you haven’t shown anything either.',
    got: (who, thing, others) =>
      `${who.name} showed you ${thing}.${others.length > 0 ? ` ${listed(others)} ${others.length === 1 ? 'knows' : 'know'} it too.` : ''}`,
    gave: (names, thing) => `You showed ${listed(names)} ${thing}.`,
  },
}

export const call: Words['call'] = {
  isAnyone: 'Is anyone',
  call: called,
  ladder: 'Countdown from 9 or more to 1',
  claimed: (names) => `That’s ${listed(names.map(inside))}`,
  nobody: 'Nobody',
  me: 'That’s me!',
  notMe: 'Not me',
  missed: 'You’ve missed all your calls: no turn this round. You can still react.',
  answered: 'Answered. You’ll see who it is once everyone has answered.',
  way: (claim) => {
    if (claim.as === 'power') return { name: 'By my power', help: 'Everyone will see your power card.' }
    if (claim.as === 'plus')
      return { name: `PlusBot: I’m ${claim.level}`, help: 'Everyone will see your power and PlusBot.' }
    return claim.showPower
      ? { name: 'FreeBot, and my power', help: 'Everyone will see both cards.' }
      : { name: 'FreeBot', help: 'Everyone will see FreeBot, not your power.' }
  },
  pickWay: 'How will you prove it?',
}

export const orders: Words['orders'] = {
  open: 'Orders',
  title: 'My standing orders',
  text: 'Only you see them. They last until the round ends.',
  call: {
    auto: { name: 'At my own number', help: 'You answer at your power, and say no to every other call.' },
    manual: { name: 'I answer myself', help: 'You press at every call. Miss your number, and you get no turn.' },
    at: { name: 'At a number I pick', help: 'For FreeBot and PlusBot.' },
  },
  about: {
    call: { name: 'At the calls', help: 'What happens if you press nothing.' },
    dial: { name: 'PlusBot’s dial', help: 'How much it adds to your card once it counts. Then it’s fixed.' },
    ifFails: { name: 'If I resist', help: 'What you show when converting you fails.' },
    ifSucceeds: { name: 'If I’m converted', help: 'CheatBot may show something else.' },
    lockShow: { name: 'If LockBot stops it', help: 'Show your coin as well?' },
    lineUp: { name: 'In the Pass phase', help: 'How you line up if you passed.' },
  },
  dial: (bonus) => (bonus === 0 ? 'as it is' : `+${bonus}`),
  dialFixed: (level) => `Fixed: you count as ${level} this round.`,
  yes: 'Yes',
  no: 'No',
  done: 'Done',
}

export const pass: Words['pass'] = {
  line: 'From low to high',
  excluded: 'Left out',
  lowest: 'The lowest gets no turn.',
  closed: 'GandalfBot: nobody passes this round.',
  ways: {
    power: { name: 'By my power', help: 'Everyone will see your power card.' },
    first: { name: 'First in line', help: 'They see PassBot, not your power. Never the lowest.' },
    inOrder: { name: 'In my usual place', help: 'They see PassBot and your power. Never the lowest.' },
    hidden: { name: 'Like anyone else', help: 'They only see your power. You can be the lowest.' },
    position: { name: 'Where I like', help: 'They see FreeBot. Whether you’re lowest still depends on your card.' },
  },
  position: 'My place in the line',
  showPower: 'Show my power too',
  nothing: 'Your cards give you no choice here. Press anyway, like everyone else.',
  lineUp: 'Line up',
  sort: {
    up: (name) => `${name}: earlier`,
    down: (name) => `${name}: later`,
    place: (place) => `${place}.`,
    done: 'Use this order',
  },
}
