import { isAbout } from '#lib/words/watching.ts'

const paces = {
  off: 'No clock',
  relaxed: 'Plenty of time',
  normal: 'Normal',
  fast: 'Quick',
  day: '1 day',
  days: '3 days',
  week: '7 days',
}

const dropIn = 'Everyone drops in and plays when they have a moment.'
/** What a choice of clock means at the table. */
const paceHints = {
  off: 'Everyone takes the time they need.',
  relaxed: 'About twice the time. Good if someone is new.',
  normal:
    'A minute or two for a turn, and more for your first. Against bots alone there’s no clock unless you choose one.',
  fast: 'About half the time. Good if everyone knows the game.',
  day: dropIn,
  days: dropIn,
  week: dropIn,
}

export const behind = (seconds: number): string =>
  seconds < 60 ? `${seconds} seconds behind` : seconds === 60 ? 'a minute behind' : `${seconds / 60} minutes behind`

/** What is said in a room. */
export const room = {
  room: {
    table: (host: string) => `${host}’s table`,
    watching: (count: number) => `${isAbout(count) ? `about ${count.toLocaleString('en')}` : count} watching`,
    players: 'At the table',
    presence: { here: 'here', away: 'away', bot: 'tin robot' },
    botPlays: 'a bot is playing',
    host: 'host',
    you: 'you',
    youWatch: 'You’re watching',
    youWatchLate: (seconds: number) => `You’re watching, ${behind(seconds)}`,
    late: (seconds: number) => `${seconds < 60 ? `${seconds} s` : `${seconds / 60} min`} behind`,
    turn: 'to move',
    menuOf: (name: string) => `Options for ${name}`,
    skip: 'Skip',
    offline: 'You’re offline. We’ll send it as soon as you’re back.',
  },
  steps: { less: 'less', more: 'more' },
  share: {
    title: 'Share the table',
    say: 'Friends can scan the code, open the link, or type the letters.',
    share: 'Share',
    copy: 'Copy',
    copied: 'Link copied',
    select: 'Select and copy the link:',
    qr: (link: string) => `QR code for ${link}`,
    /** As the link is told elsewhere. */
    invitation: {
      join: (code: string) => `Room code ${code}. Take a seat!`,
      watch: (code: string) => `Room code ${code}. Come and watch!`,
    },
    show: 'Share the table',
  },
  lobby: {
    seatsTaken: (taken: number, all: number) => `${taken} of ${all} taken`,
    freeSeat: 'free seat',
    addBot: 'add a bot',
    sitHere: 'sit here',
    freeChair: (robot: string) => `Free seat, ${robot}`,
    windUp: (robot: string) => `Add a bot as ${robot}`,
    sitAs: (robot: string) => `Sit here as ${robot}`,
    botGetsUp: 'A bot gets up for you.',
    options: 'How we play',
    pace: 'Clock',
    paceHints,
    paces,
    change: 'Change',
    changeTitle: 'What shall we play?',
    hostTitle: 'You’re the host: deal when everyone’s ready',
    seated: (taken: number, title: string, needed: number) => `${taken} seated. ${title} needs ${needed}.`,
    tooFew: (missing: number) => (missing === 1 ? 'You need one more player.' : `You need ${missing} more players.`),
    bring: (missing: number) =>
      `You need ${missing === 1 ? 'one more player' : `${missing} more players`}: share the code, or add bots.`,
    away: (names: string) => `Away: ${names}.`,
    deal: 'Deal',
    shuffling: 'Shuffling…',
    dealing: 'Dealing the cards…',
    peek: 'Hold to peek',
    peekHint: 'Secrets stay covered until you press and hold them',
    public: 'Public table',
    publicHint: 'Strangers can find it, watch and sit down',
    on: 'On',
    off: 'Off',
    fillBots: 'Fill the empty seats with bots',
    waitingTitle: (host: string) => `Waiting for ${host} to deal`,
    waiting: (robot: string, chair: number, all: number) =>
      `You’re ${robot}, seat ${chair} of ${all}. Your seat is safe.`,
    strangerTitle: 'Take a seat, or watch',
    fullTitle: 'Every seat is taken',
    full: 'You can watch, or ask the host for a seat in the next match.',
    watchTitle: 'You’re watching',
    watch: 'You see what everyone can see.',
    rename: 'Change my name',
    leave: 'Leave my seat',
    rules: 'How to play',
    lesson: 'Try it in a short lesson (opens in a new tab)',
  },
  play: {
    log: 'Log',
    talk: 'Table talk',
    logAndTalk: 'Log and table talk',
    fresh: (count: number) => `${count} new`,
    nothingYet: 'Nothing has happened yet.',
    /** The how-to page, where it tells of what is on. */
    help: 'Help',
    quiet: 'Nobody has said anything yet.',
    say: 'Say something to the table',
    toWhom: 'Who hears it',
    everyone: 'Everyone',
    whisper: (name: string) => `Whisper to ${name}`,
    chooseWhom: 'Choose who hears it',
    /** Over a whisper. */
    whispered: (name: string) => `Whisper to ${name}`,
    whisperedToYou: 'Whisper to you',
    whisperHeard: (name: string, text: string) => `${name} whispers to you: ${text}`,
    hushed: 'No whispering in this part of the match.',
    send: 'Send',
    watching: 'You’re watching',
    stop: 'End this match',
    stopSure: 'End the match without a result?',
    stopText: 'The cards go back in the box; you can deal again right away.',
    keepPlaying: 'Keep playing',
    match: (number: number) => `Match ${number}`,
    /** On a clock of hours and days. */
    timeLeft: {
      days: (count: number) => (count === 1 ? '1 day left' : `${count} days left`),
      hours: (count: number) => (count === 1 ? '1 hour left' : `${count} hours left`),
      minutes: (count: number) => (count === 1 ? '1 minute left' : `${count} minutes left`),
    },
  },
  forYou: {
    title: 'For your eyes only',
    more: (count: number) => `${count} more`,
    /** While cards lie covered. */
    covered: 'There’s something for your eyes only.',
    away: 'Got it',
  },
  over: {
    title: 'Another one?',
    stopped: 'The host ended the match',
    outdated: 'The rules have been updated since this match began',
    abandoned: 'Nobody has played this match for a month',
    host: 'Everyone keeps their seat.',
    guest: (host: string) => `${host} deals once everyone’s ready.`,
    again: 'Deal again',
    toLobby: 'Back to the lobby',
    sit: 'Take a seat',
    hook: (winners: readonly string[], count: number, game: string) => {
      const who = winners.length > 1 ? `${winners.slice(0, -1).join(', ')} and ${winners.at(-1)}` : (winners[0] ?? '')
      return count === 0 ? `Nobody won our match of ${game}. See why:` : `${who} won our match of ${game}. See how:`
    },
    tell: 'Share the result',
    copied: 'Result copied',
  },
  absent: {
    title: (name: string) => `It’s ${name}’s turn, but they’re away`,
  },
  embed: {
    live: 'Live',
    lobby: 'Not dealt yet',
    over: 'Over',
    lost: 'Reconnecting…',
    watch: 'Watch at the table',
    join: 'Join the table',
    inPlace: 'Links take you away from this page.',
    typed: (address: string) => `Links can’t be opened from here. The table is at ${address}`,
    credits: 'credits',
    show: 'Show in a blog',
    text: 'Readers see the table live, but nothing the players are hiding.',
    frame: (title: string) => `${title}, live at Robot Night`,
  },
  tv: {
    show: 'Show on a TV',
    text: 'Open this address on the TV. It shows what everyone can see, big enough for the sofa.',
    open: 'Open it on this screen',
    scan: 'Scan the code, or go to this address:',
    justNow: 'Just now',
    join: 'Take a seat',
    watch: 'Watch along',
  },
  handOff: {
    show: 'Play on another device',
    invite: 'Invite someone to a seat',
  },
}
