import type { Words } from '#games/evil-robots-classic/words/words.ts'
import { called, listed, within } from './grammar.ts'

export const talk: Words['talk'] = {
  title: 'Reden, zeigen, lügen',
  text: 'Von Gut und Böse gewinnt das größere Team. Neutral gewinnt nie.',
  ready: 'Ich bin bereit',
  unready: 'Doch noch nicht',
  readyCount: 'Bereit',
  passNow: 'Jetzt passen',
  sure: {
    title: 'Vor dem Countdown passen?',
    text: 'Alle sehen, dass du passt, aber nichts von deinen Karten. Es ersetzt deinen Zug, und du kannst es nicht zurücknehmen. Wer gepasst hat, darf in der Passrunde handeln, nur die Schwächsten nicht.',
    act: 'Jetzt passen',
    keep: 'Zug behalten',
  },
  show: {
    open: 'Zeigen\u00a0…',
    title: 'Was willst du zeigen?',
    what: { robot: 'Roboter', power: 'Stärke', allegiance: 'Münze' },
    preview: {
      robot: {
        name: 'Dein Roboter',
        help: 'Was du zeigst, stimmt immer. Zeigst du die Karte allen, bleibt sie offen.',
      },
      power: {
        name: 'Deine Stärke',
        help: 'Was du zeigst, stimmt immer. Zeigst du die Karte allen, bleibt sie offen.',
      },
      allegiance: {
        name: 'Deine Münze, wie sie jetzt liegt',
        help: 'Was du zeigst, stimmt immer. Ändert sich die Münze später, kennen die anderen nur die alte Seite.',
      },
    },
    cheat: { name: 'CheatBot: such dir eine Seite aus', help: 'Von der Wahrheit ist sie nicht zu unterscheiden.' },
    truth: 'Die Wahrheit',
    everyone: 'Allen',
    some: 'Nur manchen',
    pick: 'Such aus, wer es sehen darf.',
    secret: 'Niemand sonst erfährt, was du zeigst, und auch nicht, dass du etwas zeigst.',
    public: 'Alle am Tisch sehen es, auch die Zuschauer.',
    toAll: 'Allen zeigen',
    toSome: (names) => (names.length > 2 ? `${names.length} Spielern zeigen` : `Nur ${listed(names)} zeigen`),
  },
  known: {
    open: 'Was ich weiß',
    title: 'Was nur du weißt',
    none: 'Noch hat dir niemand heimlich etwas gezeigt, und du niemandem.',
    got: (who, thing, others) =>
      `${who.name} hat dir ${thing} gezeigt.${others.length > 0 ? ` Das ${others.length === 1 ? 'weiß' : 'wissen'} auch ${listed(others)}.` : ''}`,
    gave: (names, thing) => `Du hast ${listed(names)} ${thing} gezeigt.`,
  },
}

export const call: Words['call'] = {
  isAnyone: 'Ist jemand',
  call: called,
  ladder: 'Countdown von 9 oder mehr bis 1',
  claimed: (names) => {
    const isYou = names.includes('Du')
    const verb = names.length === 1 ? (isYou ? 'bist' : 'ist') : isYou ? 'seid' : 'sind'
    return `Das ${verb} ${listed(names.map(within))}`
  },
  nobody: 'Niemand',
  me: 'Das bin ich!',
  notMe: 'Ich nicht',
  missed: 'Du hast deine Zahl verpasst: kein Zug in dieser Runde. Reagieren darfst du noch.',
  answered: 'Geantwortet. Aufgedeckt wird, wenn alle so weit sind.',
  way: (claim) => {
    if (claim.as === 'power') return { name: 'Mit meiner Stärke', help: 'Alle sehen deine Stärkekarte.' }
    if (claim.as === 'plus')
      return { name: `PlusBot: Ich bin ${claim.level}`, help: 'Alle sehen deine Stärke und PlusBot.' }
    return claim.showPower
      ? { name: 'FreeBot und meine Stärke', help: 'Alle sehen beide Karten.' }
      : { name: 'FreeBot', help: 'Alle sehen FreeBot, aber nicht deine Stärke.' }
  },
  pickWay: 'Wie willst du es beweisen?',
}

export const orders: Words['orders'] = {
  open: 'Anweisungen',
  title: 'Meine Anweisungen',
  text: 'Nur du siehst sie. Sie gelten bis zum Ende der Runde.',
  call: {
    auto: { name: 'Bei meiner Zahl', help: 'Bei deiner Stärke meldest du dich, sonst sagst du nein.' },
    manual: {
      name: 'Ich antworte selbst',
      help: 'Du drückst bei jedem Aufruf. Verpasst du deine Zahl, hast du keinen Zug.',
    },
    at: { name: 'Bei einer Zahl meiner Wahl', help: 'Für FreeBot und PlusBot.' },
  },
  about: {
    call: { name: 'Bei den Aufrufen', help: 'Was passiert, wenn du nichts drückst.' },
    dial: { name: 'PlusBots Regler', help: 'Was zu deiner Karte dazukommt, sobald sie zählt. Dann steht es fest.' },
    ifFails: { name: 'Wenn ich standhalte', help: 'Was du zeigst, wenn dich jemand vergeblich bekehrt.' },
    ifSucceeds: { name: 'Wenn ich bekehrt werde', help: 'CheatBot darf etwas anderes zeigen.' },
    lockShow: { name: 'Wenn LockBot die Bekehrung verhindert', help: 'Zeigst du auch deine Münze?' },
    lineUp: { name: 'In der Passrunde', help: 'Wie du dich aufstellst, falls du gepasst hast.' },
  },
  dial: (bonus) => (bonus === 0 ? 'wie sie ist' : `+${bonus}`),
  dialFixed: (level) => `Steht fest: In dieser Runde zählst du als ${level}.`,
  yes: 'Ja',
  no: 'Nein',
  done: 'Fertig',
}

export const pass: Words['pass'] = {
  line: 'Von schwach nach stark',
  excluded: 'Ausgelassen',
  lowest: 'Wer am schwächsten ist, bekommt keinen Zug.',
  closed: 'GandalfBot: In dieser Runde passt niemand.',
  ways: {
    power: { name: 'Mit meiner Stärke', help: 'Alle sehen deine Stärkekarte.' },
    first: { name: 'Vor allen anderen', help: 'Sie sehen PassBot, nicht deine Stärke. Du wirst nie ausgelassen.' },
    inOrder: { name: 'An meinem Platz', help: 'Sie sehen PassBot und deine Stärke. Du wirst nie ausgelassen.' },
    hidden: {
      name: 'Wie alle anderen',
      help: 'Sie sehen nur deine Stärke. Bist du am schwächsten, wirst du ausgelassen.',
    },
    position: {
      name: 'Wo ich will',
      help: 'Sie sehen FreeBot. Ob du ausgelassen wirst, richtet sich nach deiner Karte.',
    },
  },
  position: 'Mein Platz in der Reihe',
  showPower: 'Auch meine Stärke zeigen',
  nothing: 'Deine Karten lassen dir hier keine Wahl. Drück trotzdem, wie alle.',
  lineUp: 'Aufstellen',
  sort: {
    up: (name) => `${name}: früher`,
    down: (name) => `${name}: später`,
    place: (place) => `${place}.`,
    done: 'In dieser Reihenfolge',
  },
}
