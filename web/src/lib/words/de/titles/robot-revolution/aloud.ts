import type { EventOf, Told } from '#games/robot-revolution/words/telling.ts'
import type { Words } from '#games/robot-revolution/words/words.ts'

function scores({ totals }: EventOf<'battle'>): string {
  const [best = 0, other] = totals.map(({ total }) => total).toSorted((one, next) => next - one)
  return other === undefined ? 'ohne Gegenwehr' : `${best} zu ${other}`
}

function battle(event: EventOf<'battle'>, { who }: Told): string {
  if (event.outcome === 'empty') return 'leer'
  if (event.outcome === 'tie') return 'Gleichstand'
  const { name, isMe } = who(event.winner ?? 0)
  if (event.outcome === 'hold') return `${name} ${isMe ? 'gewinnst' : 'gewinnt'}, ${scores(event)}`
  return `${name} ${isMe ? 'brichst' : 'bricht'} durch, ${scores(event)}`
}

export const aloud: Words['aloud'] = {
  covered: 'Deine Karten liegen verdeckt.',
  byClock: {
    mulligan: 'Die Zeit ist um: Du behältst deine Karten.',
    faceUp: 'Die Zeit ist um: Für dich wurde eine Karte gespielt.',
    noble: 'Die Zeit ist um: Für dich wurde keine zweite Karte gespielt.',
    faceDown: 'Die Zeit ist um: Für dich wurden Karten gespielt.',
  },
  cut: ({ draws, tied }, { who, card }) => {
    const own = draws.find(({ seat }) => who(seat).isMe)
    return `${own ? `Du ziehst: ${card(own.card)}.` : 'Alle ziehen.'}${tied.length > 0 ? ' Gleichstand: Es wird noch einmal gezogen.' : ''}`
  },
  battles: 'Die Schlachten.',
  battle: (event, told) => `${event.battlefield}: ${battle(event, told)}.`,
}
