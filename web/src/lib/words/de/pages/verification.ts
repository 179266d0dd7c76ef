import type { Words } from '#lib/verify/words.ts'

export const words: Words = {
  checking: 'Dieselben Karten werden noch einmal gegeben und gespielt …',
  progress: 'Wird nachgespielt',
  failed: 'Das ließ sich nicht prüfen. Vielleicht bist du offline.',
  saveSeen: 'Sichern, was dieser Browser gesehen hat',
  seen: 'Mit dieser Datei können alle die Aufzeichnung mit dem vergleichen, was du erfahren hast. Karten stehen nicht darin, nur Prüfsummen.',
  retry: 'Noch einmal',
  verdicts: {
    fair: (names) => ({
      title: 'Alles stimmt',
      text: `Diese Karten folgen aus dem Geheimnis, das der Raum angekündigt hatte, und aus den Würfen von ${names}. Niemand konnte die Karten allein aussuchen.`,
    }),
    ok: {
      title: 'Alles stimmt, aber der Server hat allein gezogen',
      text: 'Alles ist so, wie es angekündigt war. Aber kein Gerät hat geworfen: Diese Karten folgen nur aus dem Geheimnis des Servers.',
    },
    unvouched: {
      title: 'Alles passt zusammen, aber niemand bürgt dafür',
      text: 'Karten, Züge und Ergebnis passen zueinander. Aber wer die Regeln kennt, kann so eine Aufzeichnung erfinden: Eine Signatur dieser Seite hat sie nicht, und dieser Browser hat nicht die ganze Partie gesehen.',
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
      title: 'Dein Browser hat etwas anderes gesehen',
      text: 'Laut Aufzeichnung war ein anderes Geheimnis angekündigt, oder statt deines Wurfs steht dort ein anderer. Die Datei wurde verändert, oder jemand hat betrogen.',
    },
    none: {
      title: 'Kein eigener Wurf',
      text: 'Dieser Browser hat zu dieser Partie keinen Wurf aufgehoben. Was angekündigt war, steht also nur in der Aufzeichnung; wer geworfen hat, kann vergleichen.',
    },
  },
  silent: (names) => `Alle mussten noch einmal werfen: Es fehlte ein angekündigter Wurf von ${names}.`,
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
      ok: 'Seit dem Versiegeln ging nichts verloren oder kaputt.',
      wrong: 'Nach dem Versiegeln wurde etwas darin verändert.',
    },
    signature: {
      name: 'Die Signatur',
      ok: 'Genau diese Aufzeichnung hat diese Seite signiert.',
      wrong: 'Sie gehört nicht zu dieser Aufzeichnung: Seit diese Seite signiert hat, wurde etwas verändert.',
    },
    witness: {
      name: 'Was dieser Browser gesehen hat',
      ok: 'Genau das hat dieser Browser gesehen.',
      wrong: 'Dieser Browser hat etwas anderes gesehen.',
    },
    secret: {
      name: 'Das Geheimnis des Raums',
      ok: 'Es ist das Geheimnis, das vor dem Geben angekündigt war, für dieses Spiel und diese Plätze.',
      wrong:
        'Es ist nicht das angekündigte, oder es war für ein anderes Spiel, andere Einstellungen oder andere Plätze.',
    },
    throws: {
      name: 'Die Würfe',
      ok: 'Jedes Gerät hat geworfen, was es angekündigt hatte.',
      wrong: 'Ein Wurf ist nicht der angekündigte, oder einer wurde weggelassen oder untergeschoben.',
    },
    calledOff: {
      name: 'Abgebrochenes Geben',
      ok: 'Falls davor ein Geben abgebrochen wurde, liegt auch dessen Geheimnis offen.',
      wrong: 'Bei einem abgebrochenen Geben liegt ein anderes Geheimnis offen als das angekündigte.',
    },
    rules: {
      name: 'Die Regeln',
      ok: 'Die Regeln, nach denen gespielt wurde, sind hier bekannt.',
      wrong: 'Sie erlauben so viele Plätze oder diese Einstellungen nicht.',
    },
    moves: {
      name: 'Die Züge',
      ok: 'Beim Nachspielen aus Geheimnis und Würfen war jeder Zug erlaubt.',
      wrong: 'Beim Nachspielen aus Geheimnis und Würfen ist ein Zug nicht erlaubt: Es waren andere Karten oder Züge.',
    },
    heard: {
      name: 'Was alle erfuhren',
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
      ok: 'Das Ergebnis ist so, wie es in der Aufzeichnung steht.',
      wrong: 'Das Ergebnis ist anders, als es in der Aufzeichnung steht.',
    },
  },
  states: { ok: 'Stimmt', wrong: 'Falsch', unknown: 'Offen' },
  where: {
    round: (round, name) => (name === null ? `In Wurfrunde ${round}.` : `In Wurfrunde ${round}, bei ${name}.`),
    move: (move) => `Bei Zug ${move}.`,
    seat: (name) => `Auf dem Platz von ${name}.`,
    watchers: 'Bei den Zuschauern.',
    version: (played, known) => `Gespielt wurde nach Fassung ${played} der Regeln; hier ist Fassung ${known}.`,
    key: {
      ok: '',
      wrong: '',
      stranger: 'Signiert ist sie mit einem Schlüssel, den diese Seite nie hatte. Hier bürgt also niemand für sie.',
      distrusted:
        'Signiert ist sie mit einem Schlüssel, dem diese Seite nicht mehr traut: Vielleicht hat ihn noch jemand.',
      noKeys: 'Signiert ist sie, aber die Schlüssel dieser Seite ließen sich nicht laden.',
    },
    unsigned: 'Sie ist nicht signiert, also bürgt keine Seite für sie.',
    witness: {
      all: 'Er war vom Geben bis zum Ende dabei.',
      part: ({ from, to, of }) =>
        `Er bürgt für die Ereignisse ${from + 1} bis ${to} von ${of}.${from > 0 ? ' Was davor war, erfuhr er erst, als er dazukam.' : ''}`,
      atOnce: (events) => `Er erfuhr alle ${events} Ereignisse auf einmal, als er dazukam.`,
      event: (event, kind, move) =>
        `Ab Ereignis ${event} ist die Aufzeichnung anders („${kind}“, ${move === 0 ? 'beim Geben' : `bei Zug ${move}`}).`,
      missing: (event) => `Ereignis ${event}, das dieser Browser erfahren hat, fehlt in der Aufzeichnung.`,
      somewhere: 'Er hat etwas anderes erfahren. Wo, lässt sich aus dieser Aufzeichnung nicht sagen.',
      view: 'Er hat dasselbe erfahren, aber am Ende etwas anderes gesehen.',
      strayed: (event) => `Bei Ereignis ${event} sagte ihm der Raum etwas anderes als zuvor.`,
      none: 'Er hat von dieser Partie nichts behalten: Er war nicht dabei oder hat sie vergessen.',
      other: 'Was er behalten hat, gehört zu einer anderen Partie oder einem anderen Platz.',
      notReached: 'Zum Vergleichen sagt die Aufzeichnung zu wenig.',
    },
    noTitle: 'Dieses Spiel ist hier nicht bekannt.',
    older:
      'Das steht nicht in der Aufzeichnung: Sie stammt aus der Zeit, als sich das Mischen noch nicht nachprüfen ließ.',
    tooLong: 'Die Partie war zu lang, um jeden Zug zu behalten.',
    notReached: 'Nach dem Fehler weiter oben lässt sich das nicht sagen.',
  },
  unproven: {
    title: 'Was das nicht beweist',
    text: 'Das steht in der Aufzeichnung, folgt aber nicht aus Karten und Zügen:',
    signed: 'Das folgt nicht aus Karten und Zügen. Dafür steht nur die Seite ein, mit ihrer Signatur:',
    things: {
      names: 'wie die Spieler heißen',
      guests: 'welcher Gast auf welchem Platz saß',
      times: 'wann die Partie anfing und endete und wann jeder Zug kam',
      number: 'die wievielte Partie des Abends es war',
      movers: 'ob ein Spieler, die Uhr oder ein Blechroboter gezogen hat',
      ending: 'warum die Partie vorzeitig endete',
    },
  },
  means: {
    shows:
      'Vor dem Geben hat der Raum ein Geheimnis versiegelt, und jedes Gerät, das dabei war, hat einen eigenen Wurf gemacht, wie beim Würfeln, ebenfalls versiegelt. Die Karten folgen aus allem zusammen. Dein Browser öffnet die Siegel, gibt dieselben Karten und spielt die Partie noch einmal, so weit er kommt:',
    cannot: 'Was das nicht zeigen kann',
    limits: [
      'Dass niemand hingesehen hat. Der Server kennt die Karten, während ihr spielt.',
      'Dass der Server nicht mit jemandem am Tisch gemeinsame Sache macht. Dessen Gerät könnte seinen Wurf zurückhalten, sodass alle neu werfen, bis den beiden die Karten gefallen. Jedes Mal erfahren es alle, und es steht hier.',
      'Dass diese Seite ehrlich ist: Sie kommt vom selben Server. Willst du sicher sein, dann sichere die Aufzeichnung und prüfe sie mit einer Kopie des Programms, der du vertraust.',
    ],
  },
  more: { text: 'Wie gemischt wird', href: '/how-it-works#faire-karten' },
}
