import type { CardId, Path, Team } from '@robot-night/engine/games/evil-robots-influence'
import type { Who } from '#lib/stage/telling.ts'
import type { FinaleWords } from '#games/evil-robots-influence/words/finale.ts'
import { cards } from './cards.ts'
import { listed, many, TEAMS, upper, verb, within, youFirst } from './grammar.ts'

const NUMBERS = [
  'null',
  'eins',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
]
const inWords = (count: number): string => NUMBERS[count] ?? String(count)
const named = (card: CardId): string => cards.of[card].name
const sorted = (who: readonly Who[]): readonly string[] => youFirst(who.map(({ name }) => name))
const names = (who: readonly Who[]): string => listed(sorted(who))
/** Wer allein es tut, "du", mehrere, und mehrere mit dir. */
type Forms = readonly [one: string, you: string, more: string, withYou: string]
const verbs = (who: readonly Who[], [one, you, more, withYou]: Forms): string => {
  const isMine = who.some(({ isMe }) => isMe)
  if (who.length > 1) return isMine ? withYou : more
  return isMine ? you : one
}
const teams = (all: readonly Team[]): string => listed(all.map((team) => TEAMS[team]))
const gems = (count: number): string => many(count, 'Juwel', 'Juwelen')
const lostOf = (lost: number): string => `${lost === 1 ? 'eins ist' : `${inWords(lost)} sind`} verloren`
const PATHS: Readonly<Record<Path, string>> = { good: 'Gut', evil: 'Böse' }
const backing = (who: readonly Who[], number: number): string =>
  `Für Nr. ${number}: ${listed(sorted(who).map(within))}.`

const count: FinaleWords['count'] = {
  title: 'Die Zählung',
  verdict: ({ teams: winning, total, others }) => {
    if (winning.length === 0) return 'Niemand gewinnt'
    if (winning.length > 1) return `${teams(winning)} haben je ${total} und gewinnen zusammen`
    return others.length === 0
      ? `${teams(winning)} gewinnt kampflos`
      : `${teams(winning)} gewinnt, ${total} zu ${listed(others.map(String))}`
  },
  turning: 'Alle Münzen aufgedeckt',
  adding: 'Die Stärke wird addiert',
  rules: {
    lowest: `${named('R09')}: Die kleinste Summe gewinnt.`,
    neutral: `${named('L10')}: Neutral zählt mit.`,
    notCompared: 'Neutral hat mehr, tritt aber nicht an.',
    alone: 'Niemand hält dagegen.',
    idleOnly: 'Auf dieser Seite steht nur der Leerläufer, und der nimmt keine Juwelen.',
    nobody: 'Niemand hat zwei gleiche Münzen: Es gibt kein gutes und kein böses Team.',
  },
  worker: (who) => `${named('R14')}: ${who.isMe ? 'Du gewinnst' : `${who.name} gewinnt`} mit.`,
  total: (team, total) => `${TEAMS[team]}, zusammen ${total}`,
  wins: 'Gewinnt',
  noCount: 'zählt nicht',
  nobody: 'Niemand',
  member: (name, level, gained) => `${name}, Stärke ${level}${gained > 0 ? `, nimmt ${gained}` : ''}`,
  share: (share) => `+${share}`,
  how: (how, winner) => {
    if (how === 'agreed') return 'Alle Gewinner sind sich einig.'
    if (how === 'single' && winner) return `${winner.name} ${verb(winner, 'nimmst', 'nimmt')} den ganzen Topf.`
    if (how === 'noDeal') return 'Kein Deal: für jeden ein Juwel.'
    return how === 'timeout' ? 'Die Zeit ist um: für jeden ein Juwel.' : 'Niemand nimmt den Topf.'
  },
  emptyPot: 'Der Topf war leer.',
  toBank: (lost) => `${upper(many(lost, 'Juwel geht', 'Juwelen gehen'))} zurück in die Bank.`,
  bonus: (who, card) => `${card}: ${who.isMe ? 'Du nimmst' : `${who.name} nimmt`} 1.`,
  last: 'Letzte Zählung',
  lastOf: (round) => `Die Zählung der Runde ${round}`,
}

const split: FinaleWords['split'] = {
  title: (pot, winners) => `${pot === 1 ? 'Ein Juwel' : `${upper(inWords(pot))} Juwelen`} für ${inWords(winners)}`,
  must: (winners) => `${winners === 2 ? 'Beide' : `Alle ${inWords(winners)}`} müssen derselben Teilung zustimmen.`,
  else: (each, lost) => `Sonst nimmt jeder ${each}${lost > 0 ? `, und ${lostOf(lost)}` : ''}.`,
  tooFew: 'Sonst gibt es je eins, in der Reihenfolge der Stärkekarten, solange welche da sind.',
  reading: 'Nur die Gewinner teilen.',
  none: 'Noch kein Vorschlag.',
  proposals: 'Vorschläge',
  number: (number) => `Nr. ${number}`,
  proposedBy: (who) => `Vorschlag von ${who.isMe ? 'dir' : who.name}`,
  support: (supporters, of) => `${supporters} von ${of} dafür`,
  supporters: (all) => (all.length === 0 ? 'Niemand ist gerade dafür' : `Dafür: ${listed(all.map(within))}`),
  agree: 'Zustimmen',
  agreeTo: (number) => `Nr. ${number} zustimmen`,
  isThere: (number) => `Das ist Nr. ${number}, und du bist dafür`,
  agreed: 'Du bist dafür',
  withdraw: 'Zurücknehmen',
  own: 'Deine Idee',
  addsUp: (pot) => `zusammen immer ${pot}`,
  less: (who) => `Eins weniger für ${who.isMe ? 'dich' : who.name}`,
  more: (who) => `Eins mehr für ${who.isMe ? 'dich' : who.name}`,
  gems,
  propose: 'Vorschlagen',
  noMore: 'Deine sechs Vorschläge sind gemacht',
  noDeal: 'Kein Deal …',
  noDealTitle: 'Kein Deal?',
  noDealHow: (each, lost) =>
    each === 1
      ? `Das beendet das Gespräch sofort und lässt sich nicht zurücknehmen. Jeder Gewinner nimmt 1${lost > 0 ? `, und ${lostOf(lost)}` : ''}.`
      : 'Das beendet das Gespräch sofort und lässt sich nicht zurücknehmen. Es gibt je ein Juwel, in der Reihenfolge der Stärkekarten, solange welche da sind.',
  noDealYes: 'Kein Deal',
  noDealNo: 'Weiterreden',
  wait: backing,
  needsYou: (who, number) => `${backing(who, number)} Nur du fehlst noch.`,
  first: 'Jemand muss den ersten Vorschlag machen.',
  isAgreed: 'Einig!',
  isBroken: 'Keine Einigung',
}

const endgame: FinaleWords['endgame'] = {
  title: 'Der letzte Moment',
  drum: 'Endspielkarten werden aufgedeckt …',
  triggered: (who) =>
    who.length === 0
      ? 'Runde 20 ist vorbei'
      : `${names(who)} ${verbs(who, ['hat', 'hast', 'haben', 'habt'])} 10 oder mehr`,
  did: (card, who, losers) => {
    const they = who.isMe ? 'Du' : who.name
    if (card === 'R16') return `${they} ${verb(who, 'nimmst', 'nimmt')} 1`
    if (card === 'L17') return `${names(losers)} ${verbs(losers, ['verliert', 'verlierst', 'verlieren', 'verliert'])} 1`
    if (card === 'L16') return `${they} ${verb(who, 'verlierst', 'verliert')} 1: noch eine Runde!`
    return `Genau 10: ${they} ${verb(who, 'gewinnst', 'gewinnt')} allein`
  },
  failed: (failing, influence) =>
    ({
      hasTen: `Schon ${influence}: nichts zu nehmen`,
      nobodyAhead: 'Niemand liegt weiter vorn: Nichts passiert',
      nothingToLose: 'Kein Einfluss zum Bezahlen',
      noRoundLeft: 'Danach kommt keine Runde mehr',
      goesOn: 'Die Partie geht weiter: keine Wirkung',
      notTen: `${influence}, nicht genau 10`,
    })[failing],
  another: 'Noch eine Runde!',
}

const path: FinaleWords['path'] = {
  how: 'Die Welt ist gewonnen. Wohin gehen die Roboter?',
  winners: (who) => `${names(who)} ${verbs(who, ['wählt', 'wählst', 'wählen', 'wählt'])} den Weg`,
  path: {
    good: { name: 'Der Weg des Guten', text: 'Roboter und Menschen, Seite an Seite.', button: 'Gut' },
    evil: { name: 'Der Weg des Bösen', text: 'Verneigt euch vor dem Blech.', button: 'Böse' },
  },
  sealed: (chosen) => `Du sagst: ${PATHS[chosen]}`,
  coin: 'Sie sind sich nicht einig: Eine Münze entscheidet …',
  coinSays: (chosen) => `Die Münze sagt: ${PATHS[chosen]}`,
}

const over: FinaleWords['over'] = {
  slogan: { good: 'Frieden, gut geölt!', evil: 'Widerstand ist Schrott!' },
  won: (who) => (who.isMe ? 'Du führst die Roboter an' : `${who.name} führt die Roboter an`),
  shared: (who) => `${names(who)} ${verbs(who, ['führt', 'führst', 'führen', 'führt'])} die Roboter an`,
  byExact: `${named('R17')}: genau 10 Einfluss, als die Partie zu Ende war.`,
  byInfluence: (most) => `Der meiste Einfluss: ${most}.`,
  path: { good: 'Sie gehen den Weg des Guten.', evil: 'Sie gehen den Weg des Bösen.' },
  byCoin: 'Eine Münze hat entschieden.',
  place: (place) => `${place}.`,
  influence: (influence) => `${influence} Einfluss`,
  hands: 'Was alle hatten',
  hand: (who, cards) => `${who.name}: ${cards.length === 0 ? 'keine Karten' : listed(cards)}`,
  noCards: 'keine Karten',
  lastRound: 'Die letzte Runde',
}

export const finale: FinaleWords = { count, split, endgame, path, over }
