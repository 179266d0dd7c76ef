import type { Seen } from '#games/evil-robots-classic/words/asking.ts'
import type { Words } from '#games/evil-robots-classic/words/words.ts'
import { accusativeBit, bit, listed, SIDES, TO, verb, within } from './grammar.ts'

const SHOWN = {
  robot: 'deinen Roboter',
  power: 'deine Stärke',
  coin: 'deine Seite',
  newCoin: 'deine neue Seite',
} as const
/** Als Ziel; auf dem Knopf „mich“ und „meine Münze“. */
const ME = 'Ich'

export const turn: Words['turn'] = {
  sees: 'Was alle sehen werden',
  chip: { robot: 'Roboter', power: 'Stärke', coin: 'Münze', newCoin: 'neue Münze' },
  shown: (part) => `alle sehen ${SHOWN[part]}`,
  hidden: (part) => `niemand sieht ${SHOWN[part]}`,
  perhaps: (part) => `alle sehen ${SHOWN[part]}, falls es ohne nicht geht`,
  actions: {
    robot: { name: 'Roboter benutzen', help: 'Seine Aktion, wenn er eine hat' },
    convert: { name: 'Jemanden bekehren', help: 'Gelingt bei allen, die stärker sind als du' },
    self: { name: 'Dich selbst bekehren', help: 'Werde gut oder böse, ganz ohne Probe' },
    pass: { name: 'Passen', help: 'Und vielleicht später in der Passrunde handeln' },
  },
  robotUse: {
    PushBot: { name: 'Jemanden schubsen', help: 'Zwing jemanden auf eine Seite deiner Wahl' },
    RandomBot: { name: 'Münze werfen', help: 'Eine Münze deiner Wahl wird neu geworfen' },
    GroupBot: { name: 'Andere mitnehmen', help: 'Einen oder zwei auf deine Seite; deine Münze wird neu geworfen' },
    GandalfBot: { name: 'Niemand passt', help: 'In dieser Runde fällt die Passrunde aus' },
    CopyBot: { name: 'Aktion wiederholen', help: 'Tu, was ein Roboter in dieser Runde getan hat' },
  },
  noAction: 'Dein Roboter hat keine eigene Aktion.',
  nothingToCopy: 'Noch hat kein Roboter etwas getan, das du wiederholen kannst.',
  noSelf: 'Nicht in der Passrunde.',
  mustPass: 'Du hast so getan, als ob du passt: Jetzt musst du wirklich passen.',
  willSee: ({ shown, perhaps, hidden }) => {
    const named = (parts: readonly Seen[]) => listed(parts.map((each) => SHOWN[each]))
    if (shown.length === 0) return 'Sie sehen keine deiner Karten.'
    const not = hidden.length > 0 ? `, nicht ${named(hidden)}` : ''
    const ifNeeded = perhaps.length > 0 ? `; ${named(perhaps)} nur, wenn es nötig ist` : ''
    return `Sie sehen ${named(shown)}${not}${ifNeeded}.`
  },
  pick: {
    target: {
      convert: 'Wen bekehren?',
      PushBot: 'Wen schubsen?',
      RandomBot: 'Wessen Münze?',
      GroupBot: 'Wen mitnehmen? Einen oder zwei',
    },
    side: 'Auf welche Seite?',
    copy: 'Welche Aktion?',
    shownSide: 'Welche Seite zeigst du?',
    realSide: 'Auf welche Seite gehst du?',
    secret: 'Und heimlich?',
    truePass: 'Wirklich passen',
    me: ME,
    back: 'Zurück',
  },
  also: {
    open: 'Auch zeigen\u00a0…',
    title: 'Noch etwas zeigen?',
    text: 'Alle sehen es, bevor du handelst.',
    done: 'Fertig',
    count: (count) => (count === 0 ? 'Auch zeigen\u00a0…' : `Auch zeigen: ${count}`),
  },
  do: {
    nothing: 'Wähl eine Aktion',
    convert: (target, to) => `${target ?? '…'} ${to === null ? 'auf meine Seite holen' : `${TO[to]} bekehren`}`,
    self: (to) => (to === null ? 'Seite wählen …' : `${SIDES[to]} werden`),
    pass: 'Passen',
    push: (target, to) => `${target === ME ? 'Mich' : (target ?? '…')} schubsen${to === null ? '' : `: ${SIDES[to]}`}`,
    random: (target) =>
      target === ME ? 'Meine Münze werfen' : target === null ? 'Münze werfen' : `Münze werfen: ${target}`,
    group: (targets) => `${targets.length === 0 ? '…' : listed(targets)} mitnehmen`,
    gandalf: 'Niemand kommt vorbei',
    copy: (robot) => (robot === null ? '… wiederholen' : `${robot} wiederholen`),
  },
}

export const chain: Words['chain'] = {
  declared: ({ via, instigator, target, allegiance }, { who }) => {
    const by = who(instigator)
    const it = target === instigator ? verb(by, 'dich selbst', 'sich selbst') : accusativeBit(who(target))
    const deed = {
      self: verb(by, ' bekehrst ', ' bekehrt '),
      convert: verb(by, ' bekehrst ', ' bekehrt '),
      push: verb(by, ' schubst ', ' schubst '),
      group: verb(by, ' nimmst ', ' nimmt '),
      doOver: verb(by, ' zwingst ', ' zwingt '),
    }[via]
    return [bit(by), deed, it, via === 'group' ? ` mit ${TO[allegiance]}` : ` ${TO[allegiance]}`]
  },
  newest: 'Das Neueste liegt oben, und die oberste Karte zählt',
  claim: { pending: 'Noch offen', ok: 'Es gelingt', fail: 'Es scheitert' },
  rebounded: 'Zurückgeworfen auf den, der begonnen hat',
  held: {
    LockBot: 'LockBot: bleibt, was er ist',
    SumoBot: 'SumoBot: gelingt trotzdem',
  },
  truth: { ok: 'Du weißt: In Wahrheit ist es gelungen', fail: 'Du weißt: In Wahrheit ist es gescheitert' },
  reactions: {
    fail: { name: 'BlockBot: scheitern lassen', help: 'Die Bekehrung verpufft.' },
    rebound: { name: 'BlockBot: zurückwerfen', help: 'Die Bekehrung trifft den, der sie begonnen hat.' },
    force: { name: 'ForceBot: gelingt doch', help: 'Was eben gescheitert ist, gelingt, LockBot hin oder her.' },
    doOver: { name: 'DoOverBot: auf meine Seite', help: 'Das Ziel wird auf deine Seite gezwungen.' },
  },
  stayOut: 'Raushalten',
  react: 'Reaktion spielen',
  noReaction: 'Du hast keine Reaktion. Drück „Raushalten“, wie andere auch.',
  notNow: 'Deine Reaktion passt hier nicht.',
  sealed: 'Antworten bleiben geheim.',
  rest: (names) => `Danach ${listed(names.map(within))}`,
  answer: {
    ifFails: 'Scheitert es, zeige ich',
    ifFailsTo: {
      power: { name: 'Meine Stärke', help: 'Sie beweist, warum. Deine Seite bleibt geheim.' },
      allegiance: {
        name: 'Meine Seite',
        help: 'Deine Stärke bleibt geheim. Ist es die Seite, auf die du solltest, sieht es aus, als wäre es gelungen.',
      },
    },
    ifSucceeds: 'Gelingt es, zeige ich',
    truth: 'Die Wahrheit',
    lockShow: { name: 'Auch meine Seite zeigen', help: 'Falls LockBot es verhindert.' },
    dial: 'PlusBot legt drauf',
    send: 'Antworten',
  },
}
