import { listed, youFirst } from '../../grammar.ts'
import type { Strength } from '@robot-night/engine/games/robot-revolution'
import { type Bits, none, type Said, strong, type Who } from '#lib/stage/telling.ts'
import type { EventOf, Told } from '#games/robot-revolution/words/telling.ts'
import type { Kind, Words } from '#games/robot-revolution/words/words.ts'
import { aloud } from './aloud.ts'

const bit = ({ name, isMe }: Who) => (isMe ? 'Du' : { strong: name })
const many = (count: number, one: string, more: string) =>
  `${count === 1 ? 'einen' : count} ${count === 1 ? one : more}`
/** The verb as it goes with "du" or with a name. */
const verb = ({ isMe }: Who, du: string, they: string) => (isMe ? du : they)
const ARTICLES: Readonly<Record<string, string>> = { Bube: 'Der', König: 'Der', Ass: 'Das' }
/** „Der Bube“, „Die Dame“, „Die Sieben“, „Das Ass“. */
const the = (rank: string) => `${ARTICLES[rank] ?? 'Die'} ${rank}`
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const inside = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const WAITING: Readonly<Record<Kind, Said>> = {
  mulligan: { title: 'sieht sich die Handkarten an', detail: 'Einmal dürfen alle fünf Karten getauscht werden.' },
  faceUp: { title: 'spielt eine Karte offen', detail: 'Alle werden sie sehen.' },
  noble: { title: 'darf noch eine spielen', detail: 'Eine Bildkarte lag offen: Adel.' },
  faceDown: { title: 'legt verdeckte Karten', detail: 'Du siehst wo, aber nicht welche.' },
}

function scores(event: EventOf<'battle'>): string {
  const totals = event.totals.map(({ total }) => total).sort((a, b) => b - a)
  const [best, ...others] = totals
  return others.length > 0 ? `${best} gegen ${others.join(' und ')}` : 'ohne Gegenwehr'
}

function bonuses({ totals }: EventOf<'battle'>, winner: number | null): string {
  const own = totals.find(({ seat }) => seat === winner)
  if (!own) return ''
  return [
    own.rankAndFile ? `, Reih und Glied +${own.rankAndFile}` : '',
    own.sharedCode ? `, Gleicher Code +${own.sharedCode}` : '',
  ].join('')
}

function battleLine(event: EventOf<'battle'>, { who }: Told): readonly Bits[] {
  const place = strong(event.battlefield)
  if (event.outcome === 'empty') return none
  if (event.outcome === 'tie')
    return [['Gleichstand auf ', place, `, ${scores(event)}: Alle Karten dort werden abgelegt.`]]
  const winner = who(event.winner ?? 0)
  const how = `: ${scores(event)}${bonuses(event, event.winner)}.`
  if (event.outcome === 'hold') return [[bit(winner), verb(winner, ' gewinnst auf ', ' gewinnt auf '), place, how]]
  return [[bit(winner), verb(winner, ' brichst auf ', ' bricht auf '), place, ' durch', how]]
}

function battleNow(event: EventOf<'battle'>, { who, rank }: Told): Said {
  const field = `Schlachtfeld ${event.battlefield}`
  if (event.outcome === 'empty') return { title: `Niemand auf ${field}`, detail: 'Dort passiert nichts.' }
  const score = scores(event)
  const detail = capital(score)
  if (event.outcome === 'tie')
    return { title: `Gleichstand auf ${field}`, detail: `${detail}: Alle Karten dort werden abgelegt.` }
  const winner = who(event.winner ?? 0)
  if (event.outcome === 'breakthrough') {
    return {
      title: `${winner.name} ${verb(winner, 'brichst', 'bricht')} auf ${event.battlefield} durch`,
      detail: `${detail}.`,
    }
  }
  const hold = event.holdCard ? ` ${the(rank(event.holdCard))} liegt jetzt quer und hält das Feld.` : ''
  return {
    title: `${winner.name} ${verb(winner, 'gewinnst', 'gewinnt')} ${field}`,
    detail: `${detail}.${hold}`,
  }
}

function places(order: EventOf<'gameOver'>['places'], { who }: Told): Bits {
  const [best = []] = order
  const first = who(best[0] ?? 0)
  if (best.length === 1) return [bit(first), verb(first, ' gewinnst', ' gewinnt'), ' die Revolution.']
  return ['Unentschieden zwischen ', strong(listed(best.map((seat) => (who(seat).isMe ? 'dir' : who(seat).name)))), '.']
}

export const words: Words = {
  you: 'Du',
  aloud,
  battlefield: (number) => `Schlachtfeld ${number}`,
  table: 'Die fünf Schlachtfelder',
  hand: 'Deine Hand',
  emptyHand: 'Deine Hand ist leer.',
  handOf: ({ name, isMe }) => (isMe ? 'Deine Hand' : `Hand von ${name}`),
  cardsInHand: (count) => (count === 1 ? '1 Handkarte' : `${count} Handkarten`),
  generals: (count) => (count === 0 ? 'kein General' : count === 1 ? '1 General' : `${count} Generäle`),
  generalsOf: (left, all) => `noch ${left} von ${all} Generälen`,
  marker: 'Beginnt',
  round: (number) => `Runde ${number}`,
  deck: 'Stapel',
  discards: 'Ablage',
  wonOnce: 'gehalten',
  holds: ({ name, isMe }) => `gehalten von ${isMe ? 'dir' : name}`,
  noCardHere: 'keine Karte hier',
  nothingHere: 'leer',
  nobodyLeads: 'niemand führt',
  rankAndFile: (bonus) => `Reih und Glied +${bonus}`,
  sharedCode: (bonus) => `Gleicher Code +${bonus}`,
  rankAndFileShort: (bonus) => `Reihe +${bonus}`,
  sharedCodeShort: (bonus) => `Code +${bonus}`,
  wouldBe: 'ergäbe',
  hiddenToo: 'und verdeckte Karten',
  onlyYouSee: 'deine verdeckten Karten zählen mit',
  youFell: (round) => `Du bist in Runde ${round} gefallen. Bleib und schau zu, wie die Revolution ausgeht.`,
  fallenIn: (round) => `in Runde ${round} gefallen`,
  side: (who, { total }: Strength, has) => {
    if (!has.cards) return `${who.name} nichts`
    if (has.hidden) return total > 0 ? `${who.name} ${total} und verdeckte Karten` : `${who.name} verdeckte Karten`
    return `${who.name} ${total}`
  },
  target: (battlefield, sides, would) =>
    `Schlachtfeld ${battlefield}, ${sides.join(', ')}${would === null ? '' : `, ergäbe ${would}`}`,
  tab: (battlefield, leader) => `Schlachtfeld ${battlefield}, ${leader ?? 'leer'}`,
  ask: {
    keep: 'Behalten',
    takeNew: 'Alle fünf tauschen',
    pass: 'Passen',
    undo: 'Rückgängig',
    putBack: 'Zurücklegen',
    playOn: (battlefield) => `Auf ${battlefield} spielen`,
    layOn: (battlefield) => `Auf ${battlefield} legen`,
    layDown: 'So losschicken',
    swap: 'Reihenfolge tauschen',
    mulligan: { title: 'Diese fünf behalten?', detail: 'Oder einmal alle tauschen. Danach kommen vier Generäle.' },
    faceUp: { title: 'Spiel eine Karte offen', detail: 'Tipp eine Karte an, dann ein Schlachtfeld.' },
    noble: { title: 'Adel: noch eine Karte?', detail: 'Tipp Karte und Schlachtfeld an. Oder pass.' },
    faceDown: (laid, count) => {
      if (laid === count) return { title: 'Gelegt. Bleibt es so?', detail: 'Aufgedeckt wird, wenn alle gelegt haben.' }
      if (count === 1)
        return { title: 'Leg deine letzte Karte verdeckt', detail: 'Tipp sie an, dann ein Schlachtfeld.' }
      if (laid === 0) return { title: 'Leg zwei Karten verdeckt', detail: 'Alle sehen wo, niemand sieht welche.' }
      return { title: 'Leg deine zweite Karte', detail: 'Tipp eine Karte an, dann ein Schlachtfeld.' }
    },
    lifted: (card) => `${card ?? 'Eine verdeckte Karte'}: Tipp jetzt ein Schlachtfeld an.`,
    makes: (card, battlefield, total) => `${card} auf Schlachtfeld ${battlefield} ergibt ${total}.`,
    comesFirst: (card, battlefield) =>
      `Auf ${battlefield} kommt ${inside(the(card))} zuerst: Gewinnst du, bleibt diese Karte und hält das Feld.`,
    chip: (number, rank, battlefield) =>
      `${number}${rank === null ? '' : ` ${rank}`}${battlefield === null ? ', wohin?' : ` auf ${battlefield}`}`,
    look: 'Halten zum Ansehen',
    cover: 'Wieder zudecken',
    show: 'Meine Karten zeigen',
    chips: 'Verdeckt:',
    refused: 'Das hat der Tisch nicht angenommen. Wähl bitte noch einmal.',
  },
  waiting: (who, kind) => ({ title: `${who.name} ${WAITING[kind].title}`, detail: WAITING[kind].detail }),
  over: {
    slogan: 'Vorwärts!',
    won: ({ name, isMe }) => (isMe ? 'Die Revolution gehört dir' : `${name} gewinnt die Revolution`),
    draw: (names) =>
      `Unentschieden: ${listed(youFirst(names))} ${names.includes('Du') ? 'führt' : 'führen'} den letzten Schlag gemeinsam`,
    roundLimit: 'Dreißig Runden: Die Generäle machen Feierabend',
    finished: (round) => `Zu Ende nach Runde ${round}`,
    place: (place) => `${place}.`,
    breakthroughs: (count) => (count === 1 ? '1 Durchbruch' : `${count} Durchbrüche`),
    generalsLeft: (count) =>
      count === 0 ? 'kein General mehr' : count === 1 ? 'noch 1 General' : `noch ${count} Generäle`,
    fell: (round) => `in Runde ${round} gefallen`,
    generals: 'Die Generäle, endlich offen',
    yours: 'Deine',
    redLine: 'Rote Linie: in der Schlacht verloren.',
    hands: 'Auf der Hand geblieben',
    emptyHand: 'keine Karte',
  },
  stamp: { empty: 'Leer', tie: 'Gleichstand', hold: 'Gehalten', breakthrough: 'Durchbruch' },
  now: {
    cut: ({ draws, tied }, { who, card }) => ({
      title: tied.length > 0 ? 'Gleichstand: noch einmal ziehen' : 'Alle ziehen eine Karte',
      detail: draws.map((draw) => `${who(draw.seat).name}: ${card(draw.card)}`).join(' · '),
    }),
    primary: ({ seat }, { who }) => ({
      title: `${who(seat).name} ${verb(who(seat), 'bist', 'ist')} Primäreinheit`,
      detail: 'Die höchste Karte beginnt.',
    }),
    dealt: () => ({ title: 'Die Karten werden gegeben', detail: '' }),
    mulligan: ({ seat, took }, { who }) => ({
      title: took
        ? `${who(seat).name} ${verb(who(seat), 'nimmst', 'nimmt')} fünf neue Karten`
        : `${who(seat).name} ${verb(who(seat), 'behältst deine', 'behält die')} Karten`,
      detail: '',
    }),
    generalsDealt: () => ({ title: 'Vier Generäle für alle', detail: 'Verdeckt: Niemand kennt sie.' }),
    roundStarted: ({ round, primary }, { who }) => ({
      title: `Runde ${round}`,
      detail: `${who(primary).name} ${verb(who(primary), 'beginnst', 'beginnt')}.`,
    }),
    playedUp: ({ seat, card: id, battlefield }, { who, card }) => ({
      title: `${who(seat).name} ${verb(who(seat), 'spielst', 'spielt')} auf ${battlefield}`,
      detail: `${card(id)}.`,
    }),
    noblePassed: ({ seat }, { who }) => ({
      title: `${who(seat).name} ${verb(who(seat), 'passt', 'passt')}`,
      detail: '',
    }),
    playedDown: ({ seat, battlefields }, { who }) => ({
      title: `${who(seat).name} ${verb(who(seat), 'legst', 'legt')} verdeckt`,
      detail: `${capital(listedPlaces(battlefields))}.`,
    }),
    revealed: () => ({ title: 'Alle Karten werden aufgedeckt', detail: '' }),
    battle: battleNow,
    generalsLost: ({ seat, lost, generalsLeft }, { who }) =>
      lost === 0
        ? { title: `${who(seat).name} ${verb(who(seat), 'hast', 'hat')} keinen General mehr zu verlieren`, detail: '' }
        : {
            title: `${who(seat).name} ${verb(who(seat), 'verlierst', 'verliert')} ${many(lost, 'General', 'Generäle')}`,
            detail: `${generalsLeft === 0 ? 'Keiner' : generalsLeft} übrig. Verlorene Generäle kommen auf die Hand.`,
          },
    fell: ({ seat }, { who }) => ({
      title: `${who(seat).name} ${verb(who(seat), 'bist', 'ist')} gefallen`,
      detail: 'Überrannt, ohne General.',
    }),
    reshuffled: () => ({ title: 'Die Ablage wird gemischt', detail: 'Sie ist der neue Stapel.' }),
    gameOver: () => ({ title: 'Es ist vorbei', detail: '' }),
  },
  log: {
    cut: ({ draws, tied }, { who, card }) => [
      [
        'Gezogen: ',
        draws.map((draw) => `${who(draw.seat).isMe ? 'du' : who(draw.seat).name} ${card(draw.card)}`).join(', '),
        tied.length > 0 ? '. Gleichstand: noch einmal.' : '.',
      ],
    ],
    primary: ({ seat }, { who }) => [[bit(who(seat)), verb(who(seat), ' bist', ' ist'), ' die erste Primäreinheit.']],
    dealt: ({ seat, cards }, { who, card }) =>
      cards && who(seat).isMe ? [['Du bekommst ', strong(cards.map(card).join(', ')), '.']] : none,
    mulligan: ({ seat, took }, { who }) => [
      took
        ? [bit(who(seat)), verb(who(seat), ' nimmst', ' nimmt'), ' fünf neue Karten.']
        : [bit(who(seat)), verb(who(seat), ' behältst deine', ' behält die'), ' Karten.'],
    ],
    generalsDealt: () => none,
    roundStarted: ({ round, primary }, { who }) => [
      [strong(`Runde ${round}`), ': ', bit(who(primary)), verb(who(primary), ' bist', ' ist'), ' Primäreinheit.'],
    ],
    playedUp: ({ seat, card: id, battlefield, byNobility }, { who, card }) => [
      [
        bit(who(seat)),
        verb(who(seat), ' spielst ', ' spielt '),
        strong(card(id)),
        ' auf ',
        strong(battlefield),
        byNobility ? ', dank Adel.' : '.',
      ],
    ],
    noblePassed: ({ seat }, { who }) => [
      [bit(who(seat)), verb(who(seat), ' spielst', ' spielt'), ' keine weitere Karte.'],
    ],
    playedDown: ({ seat, battlefields, cards }, { who, card }) => [
      [
        bit(who(seat)),
        verb(who(seat), ' legst', ' legt'),
        battlefields.length === 1 ? ' eine Karte verdeckt ' : ' zwei Karten verdeckt, ',
        strong(listedPlaces(battlefields)),
        cards ? `: ${cards.map(card).join(', ')}.` : '.',
      ],
    ],
    revealed: () => [['Alle Karten liegen offen: die Schlachten, 1 bis 5.']],
    battle: battleLine,
    generalsLost: ({ seat, lost, generalsLeft, cards }, { who, card }) =>
      lost === 0
        ? none
        : [
            [
              bit(who(seat)),
              verb(who(seat), ' verlierst ', ' verliert '),
              `${many(lost, 'General', 'Generäle')}, ${generalsLeft === 0 ? 'keiner bleibt' : generalsLeft === 1 ? 'einer bleibt' : `${generalsLeft} bleiben`}.`,
              cards ? ` Auf deine Hand: ${cards.map(card).join(', ')}.` : '',
            ],
          ],
    fell: ({ seat }, { who }) => [
      [
        bit(who(seat)),
        verb(who(seat), ' hattest', ' hatte'),
        ' keinen General mehr und ',
        verb(who(seat), 'bist', 'ist'),
        ' gefallen.',
      ],
    ],
    reshuffled: ({ deckLeft }) => [[`Die Ablage wurde gemischt: ein neuer Stapel mit ${deckLeft} Karten.`]],
    gameOver: ({ places: order }, told) => [places(order, told)],
  },
}

function listedPlaces(battlefields: readonly number[]): string {
  const [first, second] = battlefields
  if (second === undefined) return `auf ${first}`
  return first === second ? `beide auf ${first}` : `auf ${first} und ${second}`
}
