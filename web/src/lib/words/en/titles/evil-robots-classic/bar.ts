import { plain } from '#lib/stage/telling.ts'
import type { Words } from '#games/evil-robots-classic/words/words.ts'
import { called, many, object, SIDES, verb } from './grammar.ts'
import { chain } from './turn.ts'

export const bar: Words['bar'] = {
  talk: { title: 'Everyone is talking', detail: '' },
  talking: (ready, seats, isReady) =>
    `${ready} of ${seats} ready.${isReady === null ? '' : isReady ? ' You are too.' : ' You aren’t yet.'}`,
  call: (number, waiting) => ({
    title: number === 9 ? 'Is anyone 9 or more?' : `Is anyone ${number}?`,
    detail: `${many(waiting, 'robot hasn’t', 'robots haven’t')} spoken up yet. Answers stay sealed.`,
  }),
  callAnswered: 'Answered. You’ll see who it is once everyone has answered.',
  yourTurn: { title: 'It’s your turn', detail: 'Pick an action. Each says what everyone will see.' },
  yourPassTurn: { title: 'The Pass phase: act now, or pass for good', detail: 'You can’t convert yourself here.' },
  mustPass: 'You pretended to pass: now you have to.',
  turnOf: (who) => ({
    title: verb(who, 'Your turn', `${who.name}’s turn`),
    detail: 'They can use their robot, convert someone or themselves, or pass.',
  }),
  passTurnOf: (who) => ({
    title: `${who.name} passed and can act now`,
    detail: 'They can use their robot, convert someone, or pass.',
  }),
  yourOrder: (number) => ({
    title: 'Who goes next?',
    detail:
      number === null ? 'Put the others in order.' : `You were first at ${called(number)}: put the others in order.`,
  }),
  orderOf: (who, number) => ({
    title: `${who.name} ${verb(who, 'put', 'puts')} the others in order`,
    detail: number === null ? '' : `Several answered at ${called(number)}.`,
  }),
  yourTie: { title: 'A tie: who goes first?', detail: 'You took the last turn, so you decide.' },
  tieOf: (who) => ({ title: `${who.name} decides a tie`, detail: 'They took the last turn.' }),
  yourAnswer: ({ instigator, allegiance }, { who }) => ({
    title: `${who(instigator).name} converts you to ${SIDES[allegiance]}`,
    detail: 'Choose what you’ll show. Then you’ll see how it ends.',
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
        ? `It’s about ${object(who(target))}. React?`
        : `It ${claim === 'ok' ? 'works' : 'fails'}. Any reaction?`,
    detail: '',
  }),
  reactAsked: 'Everyone who’s asked has the same two buttons. Answers stay sealed.',
  reactOthers: 'We ask everyone who might react. Answers stay sealed.',
  reactSent: 'Answered. Nobody sees who answered what.',
  lineUp: { title: 'Line up for the Pass phase', detail: 'Everyone who passed gets the same question.' },
  lineUpOthers: 'From low to high; the lowest gets no turn.',
  nextAsked: 'Have a look around. The next deal comes once everyone’s ready.',
  over: { title: 'It’s over', detail: '' },
}
