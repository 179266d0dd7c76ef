import { plain, type Said } from '#lib/stage/telling.ts'
import { settled } from '#games/evil-robots-classic/words/settled.ts'
import type { EventOf, PerEvent, Told } from '#games/evil-robots-classic/words/telling.ts'
import type { Words } from '#games/evil-robots-classic/words/words.ts'
import { cards } from './cards.ts'
import { BEING, called, coinOf, dative, inside, listed, SIDES, verb, inTurn } from './grammar.ts'
import { reveal } from './reveal.ts'
import { chain } from './turn.ts'

const just = (title: string): Said => ({ title, detail: '' })
const names = (seats: readonly number[], { who }: Told): string => listed(seats.map((seat) => inside(who(seat))))
const ordered = (seats: readonly number[], { who }: Told): string => inTurn(seats.map((seat) => inside(who(seat))))

function showed({ seat, to, byRule }: EventOf<'showed'>, { who }: Told, what: string): Said {
  const by = who(seat)
  const head = `${by.name} ${verb(by, 'zeigst', 'zeigt')}`
  if (to === null) return { title: `${head} ${what}`, detail: byRule ? 'So wollen es die Regeln.' : 'Allen am Tisch.' }
  if (by.isMe) return { title: `${head} ${what}`, detail: `Nur ${listed(to.map((each) => dative(who(each))))}.` }
  return { title: `${head} dir ${what}`, detail: to.length > 1 ? 'Das wissen nur manche.' : 'Das weißt nur du.' }
}

function reacted({ seat, robot, reaction, target }: EventOf<'reacted'>, { who }: Told): Said {
  const by = who(seat)
  const it = who(target)
  const effects = {
    fail: 'Die Bekehrung scheitert.',
    rebound: 'Es trifft den, der begonnen hat.',
    force: 'Es gelingt doch noch.',
    doOver: `${it.name} ${verb(it, 'sollst', 'soll')} auf ${verb(by, 'deine Seite', `die Seite von ${by.name}`)}.`,
  }
  return { title: `${by.name} ${verb(by, 'spielst', 'spielt')} ${robot}`, detail: effects[reaction] }
}

function ended(event: EventOf<'conversionEnded'>, { who }: Told): Said {
  const [first, ...rest] = settled(event).map(({ target, to }) => {
    const it = who(target)
    if (to === null) return `${it.name} ${verb(it, 'wirst', 'wird')} nicht bekehrt`
    return `${it.name} ${verb(it, 'bist', 'ist')} jetzt ${BEING[to]}`
  })
  return { title: first ?? '', detail: rest.map((each) => `${each}.`).join(' ') }
}

function used({ seat, robot, copyOf, targets }: EventOf<'robotUsed'>, { who }: Told): Said {
  const title = `${who(seat).name} benutzt ${copyOf === null ? robot : `${robot}: ${copyOf}`}`
  return { title, detail: targets.length === 0 ? '' : `Ziel: ${listed(targets.map((each) => inside(who(each))))}.` }
}

export const coveredNow: Words['coveredShow']['now'] = (event, told) => showed(event, told, 'etwas')

export const now: PerEvent<Said> = {
  dealt: ({ round }) => ({ title: `Runde ${round}`, detail: 'Roboter, Stärke und Münze für alle.' }),
  phaseBegan: ({ phase }) =>
    ({
      discussion: { title: 'Reden, zeigen, lügen', detail: 'Von Gut und Böse gewinnt das größere Team.' },
      turns: { title: 'Der Countdown läuft', detail: 'Von 9 oder mehr hinunter bis 1.' },
      pass: { title: 'Die Passrunde', detail: 'Von schwach nach stark; die Schwächsten bekommen keinen Zug.' },
    })[phase],
  showed: (event, told) => showed(event, told, cards.thing(event.showed)),
  passedEarly: ({ seat }, { who }) => ({ title: `${who(seat).name} passt früh`, detail: 'Ohne etwas zu zeigen.' }),
  ready: ({ seat, on }, { who }) =>
    just(`${who(seat).name} ${verb(who(seat), 'bist', 'ist')} ${on ? 'bereit' : 'doch noch nicht bereit'}`),
  callOpened: ({ call, asked }) => ({
    title: call === 9 ? 'Ist jemand 9 oder mehr?' : `Ist jemand ${call}?`,
    detail: `Noch nicht dran: ${asked.length}.`,
  }),
  callClosed: ({ call, claimants }, told) => ({
    title: claimants.length === 0 ? `Niemand bei ${called(call)}` : `Bei ${called(call)}: ${ordered(claimants, told)}`,
    detail: claimants.length > 1 ? 'In der Reihenfolge der Meldungen.' : '',
  }),
  missed: () => ({ title: 'Schau auf deine Karten', detail: 'Es gibt etwas Neues, nur für dich.' }),
  ordered: ({ by, order }, told) => ({
    title: `Zuerst ${names(order.slice(0, 1), told)}`,
    detail:
      by === null
        ? 'Das Los entscheidet.'
        : `So ${verb(told.who(by), 'willst du es', `will es ${told.who(by).name}`)}.`,
  }),
  turnBegan: ({ seat, isPass, as, level }, { who }) => ({
    title: `${who(seat).name} ${verb(who(seat), 'bist', 'ist')} am Zug`,
    detail: isPass
      ? 'In der Passrunde.'
      : as === 'free'
        ? 'Dank FreeBot.'
        : as === 'plus' && level !== null
          ? `Als ${level}, dank PlusBot.`
          : '',
  }),
  turnPassed: ({ seat, byClock }, { who }) => ({
    title: `${who(seat).name} passt`,
    detail: byClock ? 'Die Zeit ist um.' : '',
  }),
  robotUsed: used,
  conversionDeclared: ({ conversion }, told) => just(plain(chain.declared(conversion, told))),
  judged: ({ target, stands }, { who }) => ({
    title: `Vorerst ${stands ? 'gelingt' : 'scheitert'} die Bekehrung`,
    detail: `Es geht um ${verb(who(target), 'dich', who(target).name)}.`,
  }),
  reacted,
  conversionEnded: ended,
  allegianceNow: () => just('Schau auf deine Münze'),
  coinFlipped: ({ target, result }, { who }) => ({
    title: `${coinOf(who(target))} fliegt`,
    detail:
      target === 'npc' && result !== null && result !== 'locked'
        ? `${SIDES[result]}.`
        : 'Wie sie fällt, sieht nur der Besitzer.',
  }),
  nobodyPasses: () => ({ title: 'Niemand passt', detail: 'In dieser Runde fällt die Passrunde aus.' }),
  countdownEnded: ({ noTurn }, told) => ({
    title: 'Der Countdown ist vorbei',
    detail: noTurn.length === 0 ? '' : `Ohne Zug: ${names(noTurn, told)}.`,
  }),
  linedUp: ({ places, excluded }, told) => ({
    title:
      places.length === 0
        ? 'Niemand steht in der Reihe'
        : `In der Reihe: ${ordered(
            places.map(({ seat }) => seat),
            told,
          )}`,
    detail: excluded.length === 0 ? '' : `Ausgelassen: ${names(excluded, told)}.`,
  }),
  passForced: ({ seat }, { who }) => ({
    title: `${who(seat).name} passt`,
    detail: 'Wer reagiert hat, hat keinen Zug mehr.',
  }),
  revealed: ({ round, result }) => ({ title: reveal.winner(result, round), detail: reveal.by[result.by] }),
  scored: ({ scores }, { who }) => {
    const most = Math.max(...scores)
    const leaders = scores.flatMap((score, seat) => (score === most ? [who(seat).name] : []))
    return { title: 'Die Punkte werden gezählt', detail: reveal.leader(leaders, most) }
  },
  gameOver: ({ winners }, told) => ({
    title: 'Es ist vorbei',
    detail:
      winners.length > 1
        ? `Geteilter Sieg: ${names(winners, told)}.`
        : `${told.who(winners[0] ?? 0).name} ${verb(told.who(winners[0] ?? 0), 'gewinnst', 'gewinnt')}.`,
  }),
}
