import type { EventOf, Told } from '#games/robot-revolution/words/telling.ts'
import type { Words } from '#games/robot-revolution/words/words.ts'

/** Two sides' totals, the best first. */
function scores({ totals }: EventOf<'battle'>): string {
  const [best = 0, other] = totals.map(({ total }) => total).toSorted((one, next) => next - one)
  return other === undefined ? 'unopposed' : `${best} to ${other}`
}

function battle(event: EventOf<'battle'>, { who }: Told): string {
  if (event.outcome === 'empty') return 'empty'
  if (event.outcome === 'tie') return 'a tie'
  const { name, isMe } = who(event.winner ?? 0)
  const you = isMe ? 'you' : name
  if (event.outcome === 'hold') return `${you} ${isMe ? 'take' : 'takes'} it, ${scores(event)}`
  return `${you} ${isMe ? 'break' : 'breaks'} through, ${scores(event)}`
}

export const aloud: Words['aloud'] = {
  covered: 'Your cards lie face down.',
  byClock: {
    mulligan: 'Time’s up: you keep your hand.',
    faceUp: 'Time’s up: a card was played for you.',
    noble: 'Time’s up: no second card was played for you.',
    faceDown: 'Time’s up: cards were played for you.',
  },
  cut: ({ draws, tied }, { who, card }) => {
    const own = draws.find(({ seat }) => who(seat).isMe)
    return `${own ? `You drew the ${card(own.card).toLowerCase()}.` : 'Everyone drew a card.'}${tied.length > 0 ? ' A tie: draw again.' : ''}`
  },
  battles: 'The battles.',
  battle: (event, told) => `${event.battlefield}: ${battle(event, told)}.`,
}
