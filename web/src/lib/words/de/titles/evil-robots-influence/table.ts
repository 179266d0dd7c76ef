import type { Face, Side, Team } from '@robot-night/engine/games/evil-robots-influence'
import type { Who } from '#lib/stage/telling.ts'
import type { TableWords } from '#games/evil-robots-influence/words/table.ts'

const FACES: Readonly<Record<Face, string>> = { H: 'Gut', T: 'Böse' }
const TEAMS: Readonly<Record<Team, string>> = { good: 'Gut', evil: 'Böse', neutral: 'Neutral' }
const SIDES: Readonly<Record<Side, string>> = { left: 'Links', right: 'Rechts' }
const CARDS: Readonly<Record<Side, string>> = { left: 'linke Karte', right: 'rechte Karte' }
const verb = ({ isMe }: Who, du: string, sie: string): string => (isMe ? du : sie)
const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`
const gems = (count: number): string => many(count, 'Juwel', 'Juwelen')
const listed = (things: readonly string[]): string =>
  things.length < 2 ? (things[0] ?? '') : `${things.slice(0, -1).join(', ')} und ${things.at(-1) ?? ''}`
const signed = (mark: number): string => (mark < 0 ? `− ${-mark}` : `+ ${mark}`)

export const table: TableWords = {
  round: (round) => `Runde ${round}`,
  goal: 'Mit 10 Einfluss ist Schluss',
  steps: { setUp: 'Aufbau', auction: 'Auktion', reveal: 'Enthüllung', count: 'Zählung', split: 'Teilung' },
  idle: {
    name: 'Leerläufer',
    text: 'Niemand spielt ihn. Seine Münzen liegen offen, seine Stärke zählt für die Seite, die sie zeigen. Juwelen nimmt er nie.',
  },
  pod: {
    name: ({ name }, facts) => [name, ...facts].join(', '),
    deals: 'Gibt',
    dealsNow: 'Gibt nun',
    token: 'gibt in der nächsten Runde',
    leaves: 'Verzichtet',
    raises: 'Hand gehoben',
    turn: 'Am Zug',
    extraTurn: 'Extrazug',
    reveals: 'Enthüllt?',
    asked: 'Gefragt',
    wins: 'Gewinnt',
    influence: (influence) => `${influence} Einfluss`,
    tokens: (tokens) => many(tokens, 'Marke', 'Marken'),
    noPower: 'noch keine Stärkekarte',
    level: (level) => `Stärke ${level}`,
    hidden: 'verdeckte Münze unbekannt',
    hiddenKnown: (face) => `verdeckte Münze ${FACES[face]}, wie du weißt`,
    hiddenOpen: (face) => `verdeckte Münze ${FACES[face]}, wie alle wissen`,
    shown: (face) => `offene Münze ${FACES[face]}`,
    back: (side) => `${CARDS[side]} verdeckt`,
    card: (side, name) => `${CARDS[side]} ${name}`,
    none: (side) => `keine ${CARDS[side]}`,
  },
  look: {
    level: (level) => `Stärke ${level}`,
    sum: ({ num, up }, mark) => {
      const card = up
        ? `Stärkekarte ${num}`
        : num === 0
          ? 'Stärkekarte 0'
          : `Stärkekarte auf der Nullseite, dahinter ${num}`
      return mark === 0 ? card : `${card}, verändert um ${signed(mark)}`
    },
    noPower: 'Noch keine Stärkekarte, also keine Stärke',
    onlyYou: 'Nur manche kennen sie, du auch',
    everybody: 'Alle kennen sie',
    unknown: 'Nur wer sie hat, kennt sie',
    bothMatch: (team) => (team === 'neutral' ? 'Neutral, soweit bekannt' : `${TEAMS[team]}, solange beide gleich sind`),
    unused: 'Gezeigt, aber nicht genutzt',
    wasSeen: (name) => `${name}, wieder verdeckt`,
    dealer: 'Gibt in dieser Runde',
    token: 'Hat die Gebermarke: gibt in der nächsten Runde',
  },
  middle: {
    now: 'Jetzt zu haben',
    first: 'Die erste Karte',
    picks: (who) => verb(who, 'Du wählst, wer sie bekommt', `${who.name} wählt, wer sie bekommt`),
    gives: (who) => verb(who, 'Du verteilst die Nullen', `${who.name} verteilt die Nullen`),
    power: 'Stärke',
    pot: (pot) => `Topf ${pot}`,
    potGems: (pot) => `Im Topf: ${gems(pot)}`,
    card: ({ num, up }) => (up || num === 0 ? `Stärkekarte ${num}` : `Stärkekarte null, dahinter ${num}`),
    stack: (cards) => `Danach: ${cards.map(({ num, up }) => (up ? num : 0)).join(', ')}`,
    order: (names) => `In der Reihenfolge der Stärkekarten: ${names.join(', ')}`,
    turn: (who) => verb(who, 'Du bist am Zug', `${who.name} ist am Zug`),
    extraTurn: (who) => verb(who, 'Dein Extrazug', `Extrazug: ${who.name}`),
    reveal: 'Enthüllung',
    revealOf: (who) => verb(who, 'Du darfst enthüllen', `${who.name} darf enthüllen`),
    chooses: (who) => verb(who, 'Du wählst', `${who.name} wählt`),
    offer: (name, amount) => `${name}, ${gems(amount)}`,
    noOffer: 'gibt',
    envelope: (who) => verb(who, 'Dein Umschlag', `Umschlag: ${who.name}`),
    endgame: 'Der letzte Moment',
    endgameHow: 'Die Partie kann enden. Endspielkarten werden jetzt zusammen aufgedeckt.',
    retain: 'Was bleibt?',
    retainHow: 'Verdeckte Karten können in die nächste Runde mit.',
  },
  mine: {
    show: 'Meine Münzen und Karten zeigen',
    covered: 'verdeckt',
    name: 'Meine Münzen und Karten',
    influence: 'Einfluss',
    tokens: 'Marken',
    power: 'Stärke',
    noPower: 'Noch keine Stärkekarte',
    level: (level) => `Stärke ${level}`,
    hidden: 'Verdeckt',
    shown: 'Offen',
    hiddenIs: (face) => `Verdeckt: ${FACES[face]}`,
    shownIs: (face) => `Offen: ${FACES[face]}`,
    whileMatch: (team) => (team === 'neutral' ? 'solange sie verschieden sind' : 'solange beide gleich sind'),
    sides: SIDES,
    none: (side) => `Keine ${CARDS[side]}`,
    peek: 'Halten zum Ansehen',
    cover: 'Loslassen deckt zu',
    opened: 'Wieder zudecken',
    open: (name) => `${name} ansehen`,
  },
  asks: {
    raise: 'Hand heben',
    leave: 'Verzichten',
    raised: 'Du hebst die Hand',
    left: 'Du verzichtest',
    ofYours: (most) => `von ${gems(most)}`,
    amount: 'Dein Gebot',
    gems,
    seal: (amount) => (amount === 0 ? 'Nichts bieten' : `${gems(amount)} bieten`),
    sealed: (amount) => (amount === 0 ? 'Versiegelt, leer' : `Versiegelt mit ${gems(amount)}`),
    pick: (who) => verb(who, 'Selbst nehmen', `An ${who.name}`),
    pickPaid: (who, amount) => `An ${who.name} für ${amount}`,
    give: (who) => verb(who, 'Die Null nehmen', `Null an ${who.name}`),
  },
  bar: {
    claim: (card) => `Wer will die ${card}?`,
    claimFirst: 'Wer sie nimmt, gibt in der nächsten Runde und bekommt eine Marke mehr.',
    claimHow: 'Alle Hände gehen zugleich hoch. Ist deine die einzige, kostet es nichts.',
    raised: 'Du hebst die Hand. Alle gehen zugleich hoch.',
    left: 'Du verzichtest. Alle Hände gehen zugleich hoch.',
    sealed: 'Versiegelt, bis alle geantwortet haben.',
    claimWatch: 'Alle Hände gehen zugleich hoch.',
    claimDealer: 'Du gibst: Die erste Karte ist nicht für dich.',
    hasPower: 'Du hast deine Stärkekarte.',
    offer: (card, dealer) => `Dein Gebot an ${dealer.name} für die ${card}`,
    offerHow: 'Du bietest nur einmal, versiegelt. Du zahlst nur, wenn du die Karte bekommst.',
    offered: (amount) => (amount === 0 ? 'Dein Umschlag ist leer.' : `In deinem Umschlag: ${gems(amount)}.`),
    offersTo: (dealer, count) => `${many(count, 'Gebot', 'Gebote')} an ${verb(dealer, 'dich', dealer.name)}`,
    offersWait: 'Alle Umschläge gehen zugleich auf, dann wählst du.',
    offersWatch: (card) => `Mehrere Hände für die ${card}. Gebote sind versiegelt.`,
    pick: (card) => `Wer bekommt die ${card}?`,
    pickHow: 'Tippe auf ein Gebot. Nur wer die Karte bekommt, zahlt.',
    picking: (dealer) => verb(dealer, 'Du wählst', `${dealer.name} wählt`),
    offers: (offers) => {
      const said = offers.map(({ who, amount }) => `${who.isMe ? 'du' : who.name} ${amount}`)
      return said.length === 0
        ? 'Nur wer die Karte bekommt, zahlt.'
        : `Geboten: ${listed(said)}. Nur wer die Karte bekommt, zahlt.`
    },
    giveZero: 'Wer bekommt die nächste Null?',
    giveZeroHow: 'Du vergibst sie einzeln, auch an dich.',
    giving: (dealer) => verb(dealer, 'Du verteilst die Nullen', `${dealer.name} verteilt die Nullen`),
    givingHow: 'Nur Nullen sind übrig. Jede bringt 2 Marken und einen Zug.',
    turn: 'Du bist am Zug',
    turnHow: (tokens) =>
      `Du hast ${many(tokens, 'Marke', 'Marken')}. Was du aufhebst, kannst du später für eine Karte ausgeben.`,
    turnOf: (who) => verb(who, 'Du bist am Zug', `${who.name} ist am Zug`),
    extraTurnOf: (who) => verb(who, 'Dein Extrazug', `Extrazug: ${who.name}`),
    turnWatch: (tokens) => `${many(tokens, 'Marke', 'Marken')} zum Ausgeben.`,
    reveal: 'Eine Karte enthüllen?',
    revealHow: 'Letzte Gelegenheit, bevor die Münzen aufgedeckt werden.',
    revealOf: (who) => `${who.name} darf eine Karte enthüllen`,
    revealWatch: 'Nacheinander, in der Reihenfolge der Stärkekarten.',
    choice: 'Noch etwas',
    choiceHow: 'Deine Karte lässt dir die Wahl.',
    choosing: (who) => verb(who, 'Du wählst', `${who.name} wählt`),
    choosingHow: 'Die Karte lässt noch eine Wahl.',
    split: (pot) => `Einigt euch über ${gems(pot)}`,
    splitHow: 'Alle Gewinner müssen demselben Vorschlag zustimmen.',
    splitting: 'Die Gewinner teilen den Topf',
    splittingHow: 'Ohne Einigung nimmt jeder 1, der Rest ist verloren.',
    endgame: 'Eine Endspielkarte?',
    endgameHow: 'Sie kostet nichts. Alle werden zugleich aufgedeckt.',
    endgameWatch: 'Endspielkarten werden zugleich aufgedeckt.',
    retain: 'Welche Karten behältst du?',
    retainHow: 'Was du zurückgibst, wird ersetzt.',
    retainWatch: 'Karten behalten oder zurückgeben',
    path: 'Gut oder böse?',
    pathHow: 'Die Sieger wählen den Weg. Sind sie sich nicht einig, entscheidet eine Münze.',
    choosingPath: 'Die Sieger wählen den Weg',
    choosingPathHow: 'Sind sie sich nicht einig, entscheidet eine Münze.',
    over: (winners) =>
      winners.length === 1 && winners[0]
        ? verb(winners[0], 'Du gewinnst', `${winners[0].name} gewinnt`)
        : `${listed(winners.toSorted((one, other) => Number(other.isMe) - Number(one.isMe)).map(({ name }) => name))} ${winners.some(({ isMe }) => isMe) ? 'gewinnt' : 'gewinnen'}`,
    overHow: 'Wer den meisten Einfluss hat, gewinnt.',
  },
}
