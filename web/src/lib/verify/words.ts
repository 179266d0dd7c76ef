import type { Check, CheckName } from '@robot-night/engine/fair'
import type { Language } from '$lib/words/language.ts'
import type { Findings } from './checked.ts'

export interface Said {
  title: string
  text: string
}

export interface Words {
  checking: string
  progress: string
  failed: string
  retry: string
  verdicts: Record<Findings['verdict'], Said> & {
    /** `names`: whose throws are in the shuffle. */
    fair: (names: string) => Said
    other: Said
  }
  own: Record<NonNullable<Findings['own']> | 'none', Said>
  silent: (names: string) => string
  calledOff: (deals: number) => string
  checks: Record<CheckName, { name: string; ok: string; wrong: string }>
  states: Record<Check['state'], string>
  where: {
    round: (round: number, name: string | null) => string
    move: (move: number) => string
    seat: (name: string) => string
    watchers: string
    version: (played: number, known: number) => string
    noTitle: string
    older: string
    tooLong: string
    notReached: string
  }
  means: { shows: string; cannot: string; limits: readonly string[] }
  more: { text: string; href: string }
}

export const VERIFY: Readonly<Record<Language, Words>> = {
  en: {
    checking: 'Dealing the same cards and playing them again …',
    progress: 'Played again',
    failed: 'It could not be checked. Perhaps the line is down.',
    retry: 'Try again',
    verdicts: {
      fair: (names) => ({
        title: 'All of it is right',
        text: `These cards follow from the secret that the room announced and from what was thrown by ${names}. No one of them could choose the cards.`,
      }),
      ok: {
        title: 'All of it is right, but the server drew alone',
        text: 'It is as it was announced. But no device threw, so these cards follow from the server’s secret alone.',
      },
      partly: {
        title: 'Nothing is wrong, but not all could be checked',
        text: 'What could not be said is marked below.',
      },
      wrong: {
        title: 'Something is wrong',
        text: 'What does not fit is marked below. A file can suffer on its way: get the record again. If it stays wrong, do not trust it.',
      },
      other: {
        title: 'This is another match',
        text: 'The record that came is not that of the match on this page.',
      },
    },
    own: {
      in: {
        title: 'Your throw is in it',
        text: 'What this browser threw, and the secret that the room announced to it, are those in the record.',
      },
      out: {
        title: 'Your throw is not in it',
        text: 'This browser threw, but the shuffle went on without it: it was late, or another device at your seat was first.',
      },
      betrayed: {
        title: 'This is not what your browser was told',
        text: 'The record has another announced secret, or another throw where yours should be. The file was changed, or somebody cheated.',
      },
      none: {
        title: 'No throw of your own',
        text: 'This browser has kept none for this match. So what was announced is taken from the record; whoever threw can compare.',
      },
    },
    silent: (names) => `All had to throw again, because an announced throw was not shown, by ${names}.`,
    calledOff: (deals) =>
      deals === 1
        ? 'One deal was called off before this one; its secret is in the record.'
        : `${deals} deals were called off before this one; their secrets are in the record.`,
    checks: {
      form: {
        name: 'The record',
        ok: 'It is the record of a match, with all its parts.',
        wrong: 'It is not the record of a match, or parts of it are missing or damaged.',
      },
      seal: {
        name: 'The seal',
        ok: 'Nothing has been lost or damaged since it was sealed.',
        wrong: 'Something in it was changed after it had been sealed.',
      },
      secret: {
        name: 'The room’s secret',
        ok: 'It is the one that was announced before the deal, for this game and these seats.',
        wrong:
          'It is not the one that was announced, or it was announced for another game, other options or other seats.',
      },
      throws: {
        name: 'The throws',
        ok: 'Whatever a device threw is what it had announced.',
        wrong: 'A throw is not what was announced, or one was left out or slipped in.',
      },
      calledOff: {
        name: 'Deals called off',
        ok: 'If deals came to nothing before this one, they have shown their secrets too.',
        wrong: 'A deal that came to nothing has shown another secret than was announced.',
      },
      rules: {
        name: 'The rules',
        ok: 'The rules that this match was played by are at hand.',
        wrong: 'They do not allow so many seats, or these options.',
      },
      moves: {
        name: 'The moves',
        ok: 'Dealt again from the secret and the throws, every move was allowed.',
        wrong: 'Dealt again from the secret and the throws, a move is not allowed: the cards or the moves were others.',
      },
      heard: {
        name: 'What was told',
        ok: 'Everybody was told what follows from cards and moves, and nothing else.',
        wrong: 'Somebody was told something else than what follows from cards and moves.',
      },
      seen: {
        name: 'What was seen',
        ok: 'What everybody saw at the end follows from cards and moves.',
        wrong: 'What somebody saw at the end does not follow from cards and moves.',
      },
      standings: {
        name: 'The result',
        ok: 'They came in as the record says.',
        wrong: 'They came in otherwise than the record says.',
      },
    },
    states: { ok: 'Right', wrong: 'Wrong', unknown: 'Not known' },
    where: {
      round: (round, name) =>
        name === null ? `In throwing round ${round}.` : `In throwing round ${round}, at ${name}.`,
      move: (move) => `At move ${move}.`,
      seat: (name) => `At the seat of ${name}.`,
      watchers: 'For those who watched.',
      version: (played, known) => `It was played by version ${played} of the rules; here is version ${known}.`,
      noTitle: 'This game is not known here.',
      older: 'The record does not say: it is from before shuffles could be checked.',
      tooLong: 'The match was too long to be kept move by move.',
      notReached: 'After what went wrong above, it cannot be said.',
    },
    means: {
      shows:
        'Before the deal the room put a secret under seal, and each device that took part threw, as one throws dice, under seal too. The cards follow from all of it together. Your browser opens the seals, deals the same cards and plays the match again, as far as it gets:',
      cannot: 'What this cannot show',
      limits: [
        'That nobody looked. The server holds the cards while you play.',
        'That the server is not in league with somebody at the table. Their device could keep its throw back, and all throw again, until they like the cards. Each time is told to everybody, and stands here.',
        'That this page is honest: it comes from the same server. Whoever wants to be sure saves the record, and checks it with a copy of the program that they trust.',
      ],
    },
    more: { text: 'How the cards are shuffled', href: '/how-it-works#fair-cards' },
  },
  de: {
    checking: 'Dieselben Karten werden gegeben und noch einmal gespielt …',
    progress: 'Noch einmal gespielt',
    failed: 'Das ließ sich nicht nachprüfen. Vielleicht ist die Leitung weg.',
    retry: 'Noch einmal',
    verdicts: {
      fair: (names) => ({
        title: 'Alles stimmt',
        text: `Diese Karten folgen aus dem Geheimnis, das der Raum angekündigt hatte, und aus den Würfen von ${names}. Niemand davon konnte die Karten aussuchen.`,
      }),
      ok: {
        title: 'Alles stimmt, aber der Server hat allein gezogen',
        text: 'Es ist so, wie es angekündigt war. Aber kein Gerät hat geworfen: Diese Karten folgen nur aus dem Geheimnis des Servers.',
      },
      partly: {
        title: 'Nichts ist falsch, aber nicht alles ließ sich prüfen',
        text: 'Was offen blieb, ist unten markiert.',
      },
      wrong: {
        title: 'Hier stimmt etwas nicht',
        text: 'Was nicht passt, ist unten markiert. Eine Datei kann unterwegs Schaden nehmen: Hol die Aufzeichnung noch einmal. Bleibt sie falsch, trau ihr nicht.',
      },
      other: {
        title: 'Das ist eine andere Partie',
        text: 'Die Aufzeichnung, die ankam, gehört nicht zur Partie auf dieser Seite.',
      },
    },
    own: {
      in: {
        title: 'Dein Wurf ist dabei',
        text: 'Was dieser Browser geworfen hat und welches Geheimnis ihm der Raum angekündigt hat, steht genau so in der Aufzeichnung.',
      },
      out: {
        title: 'Dein Wurf ist nicht dabei',
        text: 'Dieser Browser hat geworfen, aber gemischt wurde ohne ihn: Er kam zu spät, oder ein anderes Gerät auf deinem Platz war schneller.',
      },
      betrayed: {
        title: 'Das hat dein Browser anders gehört',
        text: 'In der Aufzeichnung steht ein anderes angekündigtes Geheimnis oder ein anderer Wurf an der Stelle von deinem. Die Datei wurde verändert, oder jemand hat betrogen.',
      },
      none: {
        title: 'Kein eigener Wurf',
        text: 'Dieser Browser hat zu dieser Partie keinen aufgehoben. Was angekündigt war, steht also nur in der Aufzeichnung; wer geworfen hat, kann vergleichen.',
      },
    },
    silent: (names) =>
      `Alle mussten noch einmal werfen, weil ein angekündigter Wurf nicht gezeigt wurde, von ${names}.`,
    calledOff: (deals) =>
      deals === 1
        ? 'Davor wurde das Geben einmal abgebrochen; das Geheimnis davon steht in der Aufzeichnung.'
        : `Davor wurde das Geben ${deals}-mal abgebrochen; die Geheimnisse davon stehen in der Aufzeichnung.`,
    checks: {
      form: {
        name: 'Die Aufzeichnung',
        ok: 'Es ist die Aufzeichnung einer Partie, mit allen Teilen.',
        wrong: 'Es ist keine Aufzeichnung einer Partie, oder Teile fehlen oder sind beschädigt.',
      },
      seal: {
        name: 'Das Siegel',
        ok: 'Seit sie versiegelt wurde, ging nichts verloren oder kaputt.',
        wrong: 'Etwas darin wurde verändert, nachdem sie versiegelt war.',
      },
      secret: {
        name: 'Das Geheimnis des Raums',
        ok: 'Es ist das, das vor dem Geben angekündigt war, für dieses Spiel und diese Plätze.',
        wrong:
          'Es ist nicht das angekündigte, oder es war für ein anderes Spiel, andere Einstellungen oder andere Plätze.',
      },
      throws: {
        name: 'Die Würfe',
        ok: 'Was ein Gerät geworfen hat, ist das, was es angekündigt hatte.',
        wrong: 'Ein Wurf ist nicht der angekündigte, oder einer wurde weggelassen oder untergeschoben.',
      },
      calledOff: {
        name: 'Abgebrochenes Geben',
        ok: 'Falls davor ein Geben abgebrochen wurde, liegt auch dessen Geheimnis offen.',
        wrong: 'Bei einem abgebrochenen Geben liegt ein anderes Geheimnis offen als das angekündigte.',
      },
      rules: {
        name: 'Die Regeln',
        ok: 'Die Regeln, nach denen gespielt wurde, sind zur Hand.',
        wrong: 'Sie erlauben so viele Plätze oder diese Einstellungen nicht.',
      },
      moves: {
        name: 'Die Züge',
        ok: 'Noch einmal gegeben aus Geheimnis und Würfen, war jeder Zug erlaubt.',
        wrong:
          'Noch einmal gegeben aus Geheimnis und Würfen, ist ein Zug nicht erlaubt: Karten oder Züge waren andere.',
      },
      heard: {
        name: 'Was gesagt wurde',
        ok: 'Alle erfuhren, was aus Karten und Zügen folgt, und sonst nichts.',
        wrong: 'Jemand erfuhr etwas anderes, als aus Karten und Zügen folgt.',
      },
      seen: {
        name: 'Was zu sehen war',
        ok: 'Was alle am Ende sahen, folgt aus Karten und Zügen.',
        wrong: 'Was jemand am Ende sah, folgt nicht aus Karten und Zügen.',
      },
      standings: {
        name: 'Das Ergebnis',
        ok: 'Sie kamen so ins Ziel, wie es in der Aufzeichnung steht.',
        wrong: 'Sie kamen anders ins Ziel, als es in der Aufzeichnung steht.',
      },
    },
    states: { ok: 'Stimmt', wrong: 'Falsch', unknown: 'Offen' },
    where: {
      round: (round, name) => (name === null ? `In Wurfrunde ${round}.` : `In Wurfrunde ${round}, bei ${name}.`),
      move: (move) => `Bei Zug ${move}.`,
      seat: (name) => `Auf dem Platz von ${name}.`,
      watchers: 'Bei denen, die zusahen.',
      version: (played, known) => `Gespielt wurde nach Fassung ${played} der Regeln; hier ist Fassung ${known}.`,
      noTitle: 'Dieses Spiel ist hier nicht bekannt.',
      older: 'Die Aufzeichnung sagt es nicht: Sie ist aus der Zeit, bevor sich das Mischen nachprüfen ließ.',
      tooLong: 'Die Partie war zu lang, um jeden Zug zu behalten.',
      notReached: 'Nach dem Fehler weiter oben lässt sich das nicht sagen.',
    },
    means: {
      shows:
        'Vor dem Geben hat der Raum ein Geheimnis versiegelt, und jedes Gerät, das dabei war, hat geworfen, wie man Würfel wirft, auch versiegelt. Die Karten folgen aus allem zusammen. Dein Browser öffnet die Siegel, gibt dieselben Karten und spielt die Partie noch einmal, so weit er kommt:',
      cannot: 'Was das nicht zeigen kann',
      limits: [
        'Dass niemand hingesehen hat. Der Server hält die Karten, während ihr spielt.',
        'Dass der Server nicht mit jemandem am Tisch gemeinsame Sache macht. Dessen Gerät könnte seinen Wurf zurückhalten, und alle werfen neu, bis die Karten gefallen. Jedes Mal erfahren es alle, und es steht hier.',
        'Dass diese Seite ehrlich ist: Sie kommt vom selben Server. Wer sicher sein will, sichert die Aufzeichnung und prüft sie mit einer Kopie des Programms, der sie vertraut.',
      ],
    },
    more: { text: 'Wie gemischt wird', href: '/how-it-works#faire-karten' },
  },
}
