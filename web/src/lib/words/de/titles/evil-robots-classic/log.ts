import { none, strong, type Bits } from '#lib/stage/telling.ts'
import { settled } from '#games/evil-robots-classic/words/settled.ts'
import type { EventOf, Sentences, Told } from '#games/evil-robots-classic/words/telling.ts'
import type { Words } from '#games/evil-robots-classic/words/words.ts'
import { cards } from './cards.ts'
import { BEING, bit, called, coinOf, dative, inside, listed, SIDES, TO, verb, inTurn } from './grammar.ts'
import { reveal } from './reveal.ts'
import { chain } from './turn.ts'

const names = (seats: readonly number[], { who }: Told): string => listed(seats.map((seat) => inside(who(seat))))
const ordered = (seats: readonly number[], { who }: Told): string => inTurn(seats.map((seat) => inside(who(seat))))

/** To everybody; or in private, as who showed it and as who saw it are told. */
function showed({ seat, to, byRule }: EventOf<'showed'>, told: Told, what: Bits[number]): Bits {
  const by = told.who(seat)
  const head: Bits = [bit(by), verb(by, ' zeigst ', ' zeigt ')]
  if (to === null) return [...head, byRule ? '' : 'allen ', what, '.']
  const seers = to.map((each) => told.who(each)).toSorted((one, other) => Number(other.isMe) - Number(one.isMe))
  return [...head, `${listed(seers.map(dative))} `, what, '. Sonst weiß es niemand.']
}

function passed({ seat, secret }: EventOf<'turnPassed'>, { who }: Told): Bits {
  const by = who(seat)
  return [bit(by), ' passt', secret === null ? '.' : ` und ${verb(by, 'wirst', 'wird')} heimlich ${BEING[secret]}.`]
}

function used(event: EventOf<'robotUsed'>, told: Told): Bits {
  const { seat, robot, copyOf, targets, allegiance } = event
  const by = told.who(seat)
  return [
    bit(by),
    ' benutzt ',
    strong(robot),
    copyOf === null ? '' : ` und ${verb(by, 'wiederholst', 'wiederholt')}, was ${copyOf} tat`,
    targets.length === 0 ? '' : `, Ziel: ${listed(targets.map((each) => inside(told.who(each))))}`,
    allegiance === null ? '.' : `, Seite: ${SIDES[allegiance]}.`,
  ]
}

function reacted({ seat, robot, reaction, target }: EventOf<'reacted'>, { who }: Told): Bits {
  const by = who(seat)
  const it = who(target)
  const effects = {
    fail: 'Die Bekehrung scheitert.',
    rebound: `Die Bekehrung prallt an ${dative(it)} ab und trifft den, der begonnen hat.`,
    force: 'Die Bekehrung gelingt doch noch.',
    doOver: `${it.name} ${verb(it, 'sollst', 'soll')} auf ${verb(by, 'deine Seite', `die Seite von ${by.name}`)}.`,
  }
  return [bit(by), verb(by, ' spielst ', ' spielt '), strong(robot), ': ', effects[reaction]]
}

function judged({ target, stands, truth }: EventOf<'judged'>, { who }: Told): Bits {
  const secret =
    truth === null || truth === stands ? '' : truth ? ' In Wahrheit ist sie gelungen.' : ' In Wahrheit nicht.'
  return [`Vorerst ${stands ? 'gelingt' : 'scheitert'} die Bekehrung bei `, strong(dative(who(target))), '.', secret]
}

const ended = (event: EventOf<'conversionEnded'>, { who }: Told): Bits[] =>
  settled(event).map(({ target, to }) => {
    const it = who(target)
    if (to === null) return [bit(it), verb(it, ' wirst', ' wird'), ' nicht bekehrt.']
    return [bit(it), verb(it, ' bist jetzt ', ' ist jetzt '), strong(BEING[to]), '.']
  })

function flipped({ target, result }: EventOf<'coinFlipped'>, { who }: Told): Bits {
  const head = `${coinOf(who(target))} wird neu geworfen`
  if (result === null) return [head, '.']
  return result === 'locked' ? [head, ', aber LockBot hält sie fest.'] : [head, ': ', strong(SIDES[result]), '.']
}

function won({ winners }: EventOf<'gameOver'>, told: Told): Bits {
  const [first] = winners
  if (winners.length !== 1 || first === undefined) return ['Geteilter Sieg: ', strong(names(winners, told)), '.']
  return [bit(told.who(first)), verb(told.who(first), ' gewinnst', ' gewinnt'), ' die Partie.']
}

const best = (scores: readonly number[], { who }: Told): string =>
  scores
    .map((score, seat) => ({ score, name: inside(who(seat)) }))
    .toSorted((one, other) => other.score - one.score)
    .map(({ score, name }) => `${name} ${score}`)
    .join(', ')

export const coveredLog: Words['coveredShow']['log'] = (event, told) => showed(event, told, 'etwas')

export const log: Sentences = {
  dealt: ({ round, seat, own }) => [
    ...(seat === 0 ? [[strong(`Runde ${round}`), ': Roboter, Stärke und Münze für alle.']] : []),
    ...(own === null
      ? []
      : [['Du bekommst ', strong(own.robot), `, Stärke ${own.power}, und bist `, strong(BEING[own.allegiance]), '.']]),
  ],
  phaseBegan: ({ phase }) => [
    [{ discussion: 'Reden, zeigen, lügen.', turns: 'Der Countdown läuft.', pass: 'Die Passrunde beginnt.' }[phase]],
  ],
  showed: (event, told) => [showed(event, told, strong(cards.thing(event.showed)))],
  passedEarly: ({ seat }, { who }) => [[bit(who(seat)), ' passt schon vor dem Countdown.']],
  ready: ({ seat, on }, { who }) =>
    on ? none : [[bit(who(seat)), verb(who(seat), ' hast', ' hat'), ' noch etwas zu sagen: doch nicht bereit.']],
  callOpened: () => none,
  callClosed: ({ call, claimants }, told) => [
    [strong(called(call)), ': ', claimants.length === 0 ? 'niemand.' : `${ordered(claimants, told)}.`],
  ],
  missed: () => [['Du hast deine Zahl verpasst: kein Zug in dieser Runde. Reagieren darfst du noch.']],
  ordered: ({ by, order }, told) => [
    by === null
      ? ['Das Los entscheidet die Reihenfolge: ', `${ordered(order, told)}.`]
      : [bit(told.who(by)), verb(told.who(by), ' ordnest', ' ordnet'), ' die anderen: ', `${ordered(order, told)}.`],
  ],
  turnBegan: ({ seat, isPass, as, level }, { who }) => [
    [
      bit(who(seat)),
      verb(who(seat), ' bist', ' ist'),
      isPass ? ' in der Passrunde am Zug' : ' am Zug',
      as === 'free' ? ', dank FreeBot' : as === 'plus' && level !== null ? `, als ${level} dank PlusBot` : '',
      '.',
    ],
  ],
  turnPassed: (event, told) => [passed(event, told)],
  robotUsed: (event, told) => [used(event, told)],
  // The robot's line has said as much of a push.
  conversionDeclared: ({ conversion, real }, told) =>
    conversion.via === 'push'
      ? none
      : [
          [
            ...chain.declared(conversion, told),
            real === null || real === conversion.allegiance ? '.' : `. In Wahrheit: ${TO[real]}.`,
          ],
        ],
  judged: (event, told) => [judged(event, told)],
  reacted: (event, told) => [reacted(event, told)],
  conversionEnded: ended,
  allegianceNow: ({ allegiance }) => [['Deine Münze zeigt ', strong(SIDES[allegiance]), '.']],
  coinFlipped: (event, told) => [flipped(event, told)],
  nobodyPasses: () => [['Niemand passt: In dieser Runde fällt die Passrunde aus.']],
  countdownEnded: ({ noTurn }, told) => [
    ['Der Countdown ist vorbei.', noTurn.length === 0 ? '' : ` Ohne Zug: ${names(noTurn, told)}.`],
  ],
  linedUp: ({ places, excluded }, told) => [
    ...(places.length === 0
      ? []
      : [
          [
            'In der Reihe: ',
            strong(
              ordered(
                places.map(({ seat }) => seat),
                told,
              ),
            ),
            '.',
          ],
        ]),
    ...(excluded.length === 0 ? [] : [['Zu schwach und ausgelassen: ', strong(names(excluded, told)), '.']]),
  ],
  passForced: ({ seat }, { who }) => [
    [bit(who(seat)), verb(who(seat), ' hast', ' hat'), ' schon reagiert und passt deshalb.'],
  ],
  revealed: ({ round, result }, told) => [
    [strong(reveal.winner(result, round)), '. ', reveal.by[result.by]],
    ...reveal.secrets(result.diary, told).map(({ bits }) => bits),
  ],
  scored: ({ scores }, told) => [['Punkte: ', best(scores, told), '.']],
  gameOver: (event, told) => [won(event, told)],
}
