import { plain } from '#lib/stage/telling.ts'
import type { Words } from '#games/evil-robots-classic/words/words.ts'
import { accusative, called, TO, verb } from './grammar.ts'
import { chain } from './turn.ts'

const FOUR = 'Roboter benutzen, andere bekehren, sich selbst bekehren oder passen.'

export const bar: Words['bar'] = {
  talk: { title: 'Alle reden', detail: '' },
  talking: (ready, seats, isReady) =>
    `Bereit: ${ready} von ${seats}.${isReady === null ? '' : isReady ? ' Du auch.' : ' Du noch nicht.'}`,
  call: (number, waiting) => ({
    title: number === 9 ? 'Ist jemand 9 oder mehr?' : `Ist jemand ${number}?`,
    detail: `${waiting === 1 ? 'Ein Roboter war' : `${waiting} Roboter waren`} noch nicht dran. Antworten bleiben geheim.`,
  }),
  callAnswered: 'Geantwortet. Aufgedeckt wird, wenn alle so weit sind.',
  yourTurn: { title: 'Du bist dran', detail: 'Wähl eine Aktion. Daneben steht, was alle sehen werden.' },
  yourPassTurn: {
    title: 'Die Passrunde: jetzt handeln oder endgültig passen',
    detail: 'Dich selbst bekehren kannst du hier nicht.',
  },
  mustPass: 'Du hast so getan, als ob du passt: Jetzt musst du wirklich passen.',
  turnOf: (who) => ({ title: `${who.name} ${verb(who, 'bist', 'ist')} am Zug`, detail: FOUR }),
  passTurnOf: (who) => ({
    title: `${who.name} ${verb(who, 'hast', 'hat')} gepasst und ${verb(who, 'darfst', 'darf')} jetzt handeln`,
    detail: 'Roboter benutzen, andere bekehren oder passen.',
  }),
  yourOrder: (number) => ({
    title: 'Wer ist als Nächstes dran?',
    detail:
      number === null ? 'Ordne die anderen.' : `Du hast dich bei ${called(number)} zuerst gemeldet: Ordne die anderen.`,
  }),
  orderOf: (who, number) => ({
    title: `${who.name} ${verb(who, 'ordnest', 'ordnet')} die anderen`,
    detail: number === null ? '' : `Mehrere haben sich bei ${called(number)} gemeldet.`,
  }),
  yourTie: { title: 'Gleichstand: Wer ist zuerst dran?', detail: 'Du hattest den letzten Zug, also entscheidest du.' },
  tieOf: (who) => ({
    title: `${who.name} löst einen Gleichstand auf`,
    detail: 'Wer den letzten Zug hatte, entscheidet.',
  }),
  yourAnswer: ({ instigator, allegiance }, { who }) => ({
    title: `${who(instigator).name} bekehrt dich ${TO[allegiance]}`,
    detail: 'Sag, was du zeigen wirst. Wie es ausgeht, siehst du danach.',
  }),
  answerOf: (conversion, told) => {
    const target = told.who(conversion.target)
    return {
      title: plain(chain.declared(conversion, told)),
      detail: `${target.name} ${verb(target, 'entscheidest', 'entscheidet')}, was gezeigt wird. Antworten bleiben geheim.`,
    }
  },
  react: ({ target }, claim, { who }) => ({
    title:
      claim === 'pending'
        ? `Es geht um ${accusative(who(target))}. Reagieren?`
        : `Die Bekehrung ${claim === 'ok' ? 'gelingt' : 'scheitert'}. Reagieren?`,
    detail: '',
  }),
  reactAsked: 'Alle Gefragten haben dieselben zwei Knöpfe. Antworten bleiben geheim.',
  reactOthers: 'Gefragt sind alle, die reagieren könnten. Antworten bleiben geheim.',
  reactSent: 'Geantwortet. Niemand sieht, wer was geantwortet hat.',
  lineUp: { title: 'Aufstellen zur Passrunde', detail: 'Alle, die gepasst haben, werden dasselbe gefragt.' },
  lineUpOthers: 'Von schwach nach stark; die Schwächsten bekommen keinen Zug.',
  nextAsked: 'Sieh dich um. Sind alle bereit, wird neu gegeben.',
  over: { title: 'Es ist vorbei', detail: '' },
}
