import type { Language } from '#lib/words/language.ts'
import type { ShareWords } from '#lib/table/address.ts'

interface Words {
  title: string
  about: string
  begin: string
  beginning: string
  name: { label: string; hint: string }
  call: string
  called: string
  uncalled: string
  share: ShareWords
  somebody: string
  you: string
  leads: string
  here: (count: number) => string
  more: (count: number) => string
  pass: string
  passTo: (name: string) => string
  end: string
  open: string
  /** In the strip: how things stand, and what more there is to say of it. */
  youLead: string
  along: (count: number) => string
  /** After a name, as the next three. */
  isLed: string
  watching: (count: number) => string
  alone: string
  isAt: (moment: number) => string
  away: string
  awayText: string
  gone: string
  nobody: string
  free: string
  calling: string
  lost: string
  trying: string
  over: string
  overText: string
  full: string
  fullText: string
  elsewhere: string
  elsewhereText: string
  invite: string
  lookAlone: string
  back: string
  take: string
  now: string
  close: string
  again: string
}

/** They lie with what says them: few watch together. */
export const TOGETHER: Readonly<Record<Language, Words>> = {
  en: {
    title: 'Watch together',
    about:
      'Whoever opens your link sees the same moment through the same eyes, as you step, play and pause. You lead; you can pass the lead on.',
    begin: 'Begin',
    beginning: 'Beginning …',
    name: { label: 'Your name here', hint: 'The others see it. You can leave it empty.' },
    call: 'Use it',
    called: 'That is your name here now',
    uncalled: 'You are here without a name now',
    share: {
      say: 'Scan it, or send the link: whoever opens it watches along.',
      share: 'Share',
      copy: 'Copy',
      copied: 'Link copied',
      select: 'Select and copy the link:',
      qr: (link) => `QR code for ${link}`,
    },
    somebody: 'Somebody',
    you: 'you',
    leads: 'leads',
    here: (count) => (count === 1 ? 'Who is here' : `Who is here: ${count}`),
    more: (count) => (count === 1 ? 'and one more' : `and ${count} more`),
    pass: 'Pass the lead',
    passTo: (name) => `Pass the lead to ${name}`,
    end: 'Leave, and watch alone',
    open: 'Who is here, and the link',
    youLead: 'You lead',
    along: (count) =>
      count === 0 ? 'Nobody else is here yet' : count === 1 ? 'One watches along' : `${count} watch along`,
    isLed: 'leads',
    watching: (count) => `${count} watch together`,
    alone: 'You look on your own',
    isAt: (moment) => `at moment ${moment}`,
    away: 'is away',
    awayText: 'Perhaps only for a moment.',
    gone: 'has gone',
    nobody: 'Nobody leads',
    free: 'Anybody may lead now.',
    calling: 'Finding the others …',
    lost: 'The line is down',
    trying: 'We keep trying.',
    over: 'Nobody is here any more',
    overText: 'The replay is yours alone.',
    full: 'It is full here',
    fullText: 'You can watch on your own.',
    elsewhere: 'You watch on another page',
    elsewhereText: 'Or go on here.',
    invite: 'Invite',
    lookAlone: 'Look on my own',
    back: 'Follow again',
    take: 'Take the lead',
    now: 'Try now',
    close: 'All right',
    again: 'Go on here',
  },
  de: {
    title: 'Zusammen ansehen',
    about:
      'Wer deinen Link öffnet, sieht denselben Moment mit denselben Augen, so wie du weitergehst, abspielst und anhältst. Du führst und kannst die Führung weitergeben.',
    begin: 'Anfangen',
    beginning: 'Wird angefangen …',
    name: { label: 'Dein Name hier', hint: 'Die anderen sehen ihn. Du kannst ihn weglassen.' },
    call: 'Übernehmen',
    called: 'So heißt du jetzt hier',
    uncalled: 'Du bist jetzt ohne Namen hier',
    share: {
      say: 'Scannen oder den Link schicken: Wer ihn öffnet, schaut mit.',
      share: 'Teilen',
      copy: 'Kopieren',
      copied: 'Link kopiert',
      select: 'Link markieren und kopieren:',
      qr: (link) => `QR-Code für ${link}`,
    },
    somebody: 'Jemand',
    you: 'du',
    leads: 'führt',
    here: (count) => (count === 1 ? 'Wer da ist' : `Wer da ist: ${count}`),
    more: (count) => (count === 1 ? 'und noch jemand' : `und ${count} weitere`),
    pass: 'Führung abgeben',
    passTo: (name) => `Führung an ${name} abgeben`,
    end: 'Gehen und allein ansehen',
    open: 'Wer da ist, und der Link',
    youLead: 'Du führst',
    along: (count) =>
      count === 0 ? 'Noch ist niemand sonst da' : count === 1 ? 'Jemand schaut mit' : `${count} schauen mit`,
    isLed: 'führt',
    watching: (count) => `${count} schauen zusammen`,
    alone: 'Du schaust für dich',
    isAt: (moment) => `bei Moment ${moment}`,
    away: 'ist weg',
    awayText: 'Vielleicht nur kurz.',
    gone: 'ist gegangen',
    nobody: 'Niemand führt',
    free: 'Wer mag, führt jetzt.',
    calling: 'Die anderen werden gesucht …',
    lost: 'Die Leitung ist weg',
    trying: 'Wir versuchen es weiter.',
    over: 'Hier ist niemand mehr',
    overText: 'Schau sie dir allein an.',
    full: 'Hier ist alles voll',
    fullText: 'Du kannst allein schauen.',
    elsewhere: 'Du schaust woanders mit',
    elsewhereText: 'Oder hier weiter.',
    invite: 'Einladen',
    lookAlone: 'Selbst umsehen',
    back: 'Wieder folgen',
    take: 'Ich führe',
    now: 'Jetzt versuchen',
    close: 'In Ordnung',
    again: 'Hier weiter',
  },
}
