import { plain } from '#lib/stage/telling.ts'
import type { Words } from '#games/evil-robots-classic/words/words.ts'
import { called, many, object, SIDES, verb } from './grammar.ts'
import { chain } from './turn.ts'

export const bar: Words['bar'] = {
  talk: { title: 'Everyone is talking', detail: '' },
  talking: (ready, seats, isReady) =>
    `${ready} of ${seats} are ready.${isReady === null ? '' : isReady ? ' You are too.' : ' You aren’t yet.'}`,
  call: (number, waiting) => ({
    title: number === 9 ? 'Is anyone 9 or more?' : `Is anyone ${number}?`,
    detail: `${many(waiting, 'robot is', 'robots are')} still waiting. Answers stay sealed.`,
  }),
  callAnswered: 'Answered. It opens when everybody has.',
  yourTurn: { title: 'It’s your turn', detail: 'Pick one of four. Each says what everyone will see.' },
  yourPassTurn: { title: 'You passed: now act or pass', detail: 'You cannot convert yourself here.' },
  mustPass: 'JudasBot has pretended once: now you must pass.',
  turnOf: (who) => ({
    title: `${who.name} ${verb(who, 'have', 'has')} the turn`,
    detail: 'Robot, convert somebody, convert themselves, or pass.',
  }),
  passTurnOf: (who) => ({ title: `${who.name} passed and may act now`, detail: 'Robot, convert somebody, or pass.' }),
  yourOrder: (number) => ({
    title: 'Who goes next?',
    detail: number === null ? 'Put the others in order.' : `You were first at ${called(number)}: order the others.`,
  }),
  orderOf: (who, number) => ({
    title: `${who.name} ${verb(who, 'put', 'puts')} the others in order`,
    detail: number === null ? '' : `Several called in at ${called(number)}.`,
  }),
  yourTie: { title: 'A tie: who goes first?', detail: 'You took the last turn, so you decide.' },
  tieOf: (who) => ({ title: `${who.name} decides a tie`, detail: 'Whoever took the last turn does.' }),
  yourAnswer: ({ instigator, allegiance }, { who }) => ({
    title: `${who(instigator).name} converts you to ${SIDES[allegiance]}`,
    detail: 'Say what you will show. How it ends comes after.',
  }),
  answerOf: (conversion, told) => {
    const target = told.who(conversion.target)
    return {
      title: plain(chain.declared(conversion, told)),
      detail: `${target.name} ${verb(target, 'decide', 'decides')} what to show. Answers stay sealed.`,
    }
  },
  react: ({ target }, claim, { who }) => ({
    title:
      claim === 'pending'
        ? `Any answer for ${object(who(target))}?`
        : `It ${claim === 'ok' ? 'stands' : 'fails'}. Any answer?`,
    detail: '',
  }),
  reactAsked: 'Everyone asked has the same two buttons. Answers stay sealed.',
  reactOthers: 'Everyone who might react is asked. Answers stay sealed.',
  reactSent: 'Answered. Nobody sees who has.',
  lineUp: { title: 'Line up for the Pass phase', detail: 'Everybody who passed is asked the same.' },
  lineUpOthers: 'From low to high; the lowest gets no turn.',
  nextAsked: 'Look around. The next deal comes when all are ready.',
  over: { title: 'It is over', detail: '' },
}
