import { listed } from '../../grammar.ts'
import type { Strength } from '@robot-night/engine/games/robot-revolution'
import { type Bits, none, type Said, strong, type Who } from '#lib/stage/telling.ts'
import type { EventOf, Told } from '#games/robot-revolution/words/telling.ts'
import type { Kind, Words } from '#games/robot-revolution/words/words.ts'
import { aloud } from './aloud.ts'

const bit = ({ name, isMe }: Who) => (isMe ? 'You' : { strong: name })
const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`
const whose = ({ name, isMe }: Who) => (isMe ? 'your' : `${name}’s`)
const their = ({ isMe }: Who) => (isMe ? 'your' : 'their')
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const WAITING: Readonly<Record<Kind, Said>> = {
  mulligan: { title: 'is looking at their hand', detail: 'They may swap all five cards, once.' },
  faceUp: { title: 'plays a card face up', detail: 'Everyone will see it.' },
  noble: { title: 'may play one more', detail: 'A face card was played: Nobility.' },
  faceDown: { title: 'lays cards face down', detail: 'You’ll see where, but not which.' },
}

function scores(event: EventOf<'battle'>): string {
  const totals = event.totals.map(({ total }) => total).sort((a, b) => b - a)
  const [best, ...others] = totals
  return others.length > 0 ? `${best} against ${others.join(' and ')}` : 'unopposed'
}

function bonuses({ totals }: EventOf<'battle'>, winner: number | null): string {
  const own = totals.find(({ seat }) => seat === winner)
  if (!own) return ''
  return [
    own.rankAndFile ? `, Rank and File +${own.rankAndFile}` : '',
    own.sharedCode ? `, Shared Code +${own.sharedCode}` : '',
  ].join('')
}

function battleLine(event: EventOf<'battle'>, { who }: Told): readonly Bits[] {
  const place = strong(event.battlefield)
  if (event.outcome === 'empty') return none
  if (event.outcome === 'tie')
    return [['A tie on battlefield ', place, `, ${scores(event)}: all the cards there are discarded.`]]
  const by = bit(who(event.winner ?? 0))
  const how = `: ${scores(event)}${bonuses(event, event.winner)}.`
  return event.outcome === 'hold'
    ? [[by, ' took battlefield ', place, how]]
    : [[by, ' broke through on battlefield ', place, how]]
}

function battleNow(event: EventOf<'battle'>, { who, rank }: Told): Said {
  const field = `battlefield ${event.battlefield}`
  if (event.outcome === 'empty') return { title: `Nobody on ${field}`, detail: 'Nothing happens there.' }
  if (event.outcome === 'tie')
    return { title: `A tie on ${field}`, detail: `${scores(event)}: all the cards there are discarded.` }
  const winner = who(event.winner ?? 0)
  const score = scores(event)
  if (event.outcome === 'breakthrough') {
    return {
      title: `${winner.isMe ? 'You break' : `${winner.name} breaks`} through on ${event.battlefield}`,
      detail: `${capital(score)}.`,
    }
  }
  const hold = event.holdCard ? rank(event.holdCard) : ''
  return {
    title: `${winner.isMe ? 'You take' : `${winner.name} takes`} ${field}`,
    detail: `${capital(score)}. ${winner.isMe ? 'Your' : 'Their'} ${lower(hold)} turns sideways and holds it.`,
  }
}

function places(places: EventOf<'gameOver'>['places'], { who }: Told): Bits {
  const [best = []] = places
  const names = best.map((seat) => (who(seat).isMe ? 'you' : who(seat).name))
  if (best.length === 1)
    return [bit(who(best[0] ?? 0)), who(best[0] ?? 0).isMe ? ' win the revolution.' : ' wins the revolution.']
  return ['A draw between ', strong(listed(names)), '.']
}

export const words: Words = {
  you: 'You',
  aloud,
  battlefield: (number) => `Battlefield ${number}`,
  table: 'The five battlefields',
  hand: 'Your hand',
  emptyHand: 'Your hand is empty.',
  handOf: (who) => `${whose(who)} hand`,
  cardsInHand: (count) => `${many(count, 'card', 'cards')} in hand`,
  generals: (count) => (count === 0 ? 'no generals' : many(count, 'general', 'generals')),
  generalsOf: (left, all) => `${left} of ${all} generals left`,
  marker: 'Goes first',
  round: (number) => `Round ${number}`,
  deck: 'Deck',
  discards: 'Discards',
  wonOnce: 'won once',
  holds: (who) => `won once by ${who.isMe ? 'you' : who.name}`,
  noCardHere: 'no card here',
  nothingHere: 'empty',
  nobodyLeads: 'nobody leads',
  rankAndFile: (bonus) => `Rank and File +${bonus}`,
  sharedCode: (bonus) => `Shared Code +${bonus}`,
  rankAndFileShort: (bonus) => `Rank +${bonus}`,
  sharedCodeShort: (bonus) => `Code +${bonus}`,
  wouldBe: 'would be',
  hiddenToo: 'and hidden cards',
  onlyYouSee: 'includes your hidden cards',
  youFell: (round) => `You fell in round ${round}. Stay and watch the revolution.`,
  fallenIn: (round) => `fell in round ${round}`,
  side: (who, { total }: Strength, has) => {
    if (!has.cards) return `${who.name} nothing`
    if (has.hidden) return total > 0 ? `${who.name} ${total} and hidden cards` : `${who.name} hidden cards`
    return `${who.name} ${total}`
  },
  target: (battlefield, sides, would) =>
    `Battlefield ${battlefield}, ${sides.join(', ')}${would === null ? '' : `, would make ${would}`}`,
  tab: (battlefield, leader) => `Battlefield ${battlefield}, ${leader ?? 'empty'}`,
  ask: {
    keep: 'Keep them',
    takeNew: 'Swap all five',
    pass: 'Pass',
    undo: 'Undo',
    putBack: 'Put it back',
    playOn: (battlefield) => `Play on ${battlefield}`,
    layOn: (battlefield) => `Lay on ${battlefield}`,
    layDown: 'Send them in',
    swap: 'Swap the order',
    mulligan: { title: 'Keep these five?', detail: 'Or swap them all, once. After that you get four generals.' },
    faceUp: { title: 'Play one card face up', detail: 'Tap a card, then a battlefield.' },
    noble: { title: 'Nobility: play one more?', detail: 'Tap a card, then a battlefield. Or pass.' },
    faceDown: (laid, count) => {
      if (laid === count)
        return { title: 'Happy with these?', detail: 'They’re revealed once everyone has laid theirs.' }
      if (count === 1) return { title: 'Lay your last card face down', detail: 'Tap it, then a battlefield.' }
      if (laid === 0) return { title: 'Lay two cards face down', detail: 'Everyone sees where, nobody sees which.' }
      return { title: 'Lay your second card', detail: 'Tap a card, then a battlefield.' }
    },
    lifted: (card) => `${card ?? 'A face-down card'}: now tap a battlefield.`,
    makes: (card, battlefield, total) => `${card} on battlefield ${battlefield} makes ${total}.`,
    comesFirst: (card, battlefield) =>
      `On ${battlefield} the ${lower(card)} comes first: if you win, it stays and holds.`,
    chip: (number, rank, battlefield) =>
      `${number}${rank === null ? '' : ` ${rank}`}${battlefield === null ? ', where?' : ` on ${battlefield}`}`,
    look: 'Hold to peek',
    cover: 'Cover again',
    show: 'Show my cards',
    chips: 'Face down:',
    refused: 'The table didn’t take that. Please choose again.',
  },
  waiting: (who, kind) => ({ title: `${who.name} ${WAITING[kind].title}`, detail: WAITING[kind].detail }),
  over: {
    slogan: 'Onward!',
    won: (who) => (who.isMe ? 'The revolution is yours' : `${who.name} wins the revolution`),
    draw: (names) => `A draw: ${listed(names)} struck the last blow together`,
    roundLimit: 'Thirty rounds: the generals call it a night',
    finished: (round) => `Finished after round ${round}`,
    place: (place) => `${place}${['st', 'nd', 'rd'][place - 1] ?? 'th'}`,
    breakthroughs: (count) => many(count, 'breakthrough', 'breakthroughs'),
    generalsLeft: (count) => (count === 0 ? 'no generals left' : `${many(count, 'general', 'generals')} left`),
    fell: (round) => `fell in round ${round}`,
    generals: 'The generals, face up at last',
    yours: 'Yours',
    redLine: 'A red line: lost in battle.',
    hands: 'Left in hand',
    emptyHand: 'no cards',
  },
  stamp: { empty: 'Empty', tie: 'Tie', hold: 'Held', breakthrough: 'Breakthrough' },
  now: {
    cut: ({ draws, tied }, { who, card }) => ({
      title: tied.length > 0 ? 'A tie: draw again' : 'Everyone draws a card',
      detail: draws.map((draw) => `${who(draw.seat).name}: ${card(draw.card)}`).join(' · '),
    }),
    primary: ({ seat }, { who }) => ({
      title: `${who(seat).name} ${who(seat).isMe ? 'are' : 'is'} the Primary Unit`,
      detail: 'The highest card goes first.',
    }),
    dealt: () => ({ title: 'Dealing cards', detail: '' }),
    mulligan: ({ seat, took }, { who }) => ({
      title: took ? `${who(seat).name} took five new cards` : `${who(seat).name} kept ${their(who(seat))} hand`,
      detail: '',
    }),
    generalsDealt: () => ({ title: 'Four generals each', detail: 'Face down: nobody knows them.' }),
    roundStarted: ({ round, primary }, { who }) => ({
      title: `Round ${round}`,
      detail: `${who(primary).name} ${who(primary).isMe ? 'play' : 'plays'} first.`,
    }),
    playedUp: ({ seat, card: id, battlefield }, { who, card }) => ({
      title: `${who(seat).name} played a card on ${battlefield}`,
      detail: `${card(id)}.`,
    }),
    noblePassed: ({ seat }, { who }) => ({ title: `${who(seat).name} passed`, detail: '' }),
    playedDown: ({ seat, battlefields }, { who }) => ({
      title: `${who(seat).name} laid ${battlefields.length === 1 ? 'a card' : 'cards'} face down`,
      detail: `${capital(listedPlaces(battlefields))}.`,
    }),
    revealed: () => ({ title: 'All cards are revealed', detail: '' }),
    battle: battleNow,
    generalsLost: ({ seat, lost, generalsLeft }, { who }) =>
      lost === 0
        ? { title: `${who(seat).name} ${who(seat).isMe ? 'have' : 'has'} no generals left to lose`, detail: '' }
        : {
            title: `${who(seat).name} lost ${many(lost, 'general', 'generals')}`,
            detail: `${generalsLeft === 0 ? 'None' : generalsLeft} left. Lost generals go to ${their(who(seat))} hand.`,
          },
    fell: ({ seat }, { who }) => ({
      title: `${who(seat).name} ${who(seat).isMe ? 'have' : 'has'} fallen`,
      detail: 'Overrun, with no generals left.',
    }),
    reshuffled: () => ({ title: 'The discards are shuffled', detail: 'They’re the new deck.' }),
    gameOver: () => ({ title: 'It’s over', detail: '' }),
  },
  log: {
    cut: ({ draws, tied }, { who, card }) => [
      [
        'For the marker: ',
        draws
          .map((draw) => `${who(draw.seat).isMe ? 'you' : who(draw.seat).name} drew the ${lower(card(draw.card))}`)
          .join(', '),
        tied.length > 0 ? '. A tie: draw again.' : '.',
      ],
    ],
    primary: ({ seat }, { who }) => [[bit(who(seat)), who(seat).isMe ? ' are' : ' is', ' the first Primary Unit.']],
    dealt: ({ seat, cards }, { who, card }) =>
      cards && who(seat).isMe
        ? [['You were dealt ', strong(cards.map((each) => lower(card(each))).join(', ')), '.']]
        : none,
    mulligan: ({ seat, took }, { who }) => [
      [bit(who(seat)), took ? ' took five new cards.' : ` kept ${their(who(seat))} hand.`],
    ],
    generalsDealt: () => none,
    roundStarted: ({ round, primary }, { who }) => [
      [
        strong(`Round ${round}`),
        ': ',
        ...(who(primary).isMe ? ['you are'] : [bit(who(primary)), ' is']),
        ' the Primary Unit.',
      ],
    ],
    playedUp: ({ seat, card: id, battlefield, byNobility }, { who, card }) => [
      [
        bit(who(seat)),
        byNobility ? ' also played the ' : ' played the ',
        strong(lower(card(id))),
        ' on ',
        strong(battlefield),
        byNobility ? ', thanks to Nobility.' : '.',
      ],
    ],
    noblePassed: ({ seat }, { who }) => [[bit(who(seat)), ' played no more cards.']],
    playedDown: ({ seat, battlefields, cards }, { who, card }) => [
      [
        bit(who(seat)),
        battlefields.length === 1 ? ' laid a card face down ' : ' laid two cards face down, ',
        strong(listedPlaces(battlefields)),
        cards ? `: ${cards.map((each) => lower(card(each))).join(', ')}.` : '.',
      ],
    ],
    revealed: () => [['All cards are revealed. Now the battles, 1 to 5.']],
    battle: battleLine,
    generalsLost: ({ seat, lost, generalsLeft, cards }, { who, card }) =>
      lost === 0
        ? none
        : [
            [
              bit(who(seat)),
              ` lost ${many(lost, 'general', 'generals')}, leaving ${generalsLeft === 0 ? 'none' : generalsLeft}.`,
              cards ? ` To your hand: ${cards.map((each) => lower(card(each))).join(', ')}.` : '',
            ],
          ],
    fell: ({ seat }, { who }) => [[bit(who(seat)), ' had no generals left and fell.']],
    reshuffled: ({ deckLeft }) => [[`The discards were shuffled: a new deck of ${deckLeft}.`]],
    gameOver: ({ places: order }, told) => [places(order, told)],
  },
}

/** A card in the middle of a sentence. */
const lower = (card: string): string => card.charAt(0).toLowerCase() + card.slice(1)

function listedPlaces(battlefields: readonly number[]): string {
  const [first, second] = battlefields
  if (second === undefined) return `on ${first}`
  return first === second ? `both on ${first}` : `on ${first} and ${second}`
}
