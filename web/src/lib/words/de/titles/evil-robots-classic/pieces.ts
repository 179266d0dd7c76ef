import type { PieceWords } from '#games/evil-robots-classic/pieces.ts'

const SIDES = { G: 'gut', E: 'böse', N: 'neutral' } as const
const TEAMS = { G: 'Gut', E: 'Böse' } as const
const COMPARED = { size: 'Roboter', highest: 'als höchste Stärke', total: 'Stärke insgesamt' } as const
const many = (count: number) => `${count} ${count === 1 ? 'Punkt' : 'Punkte'}`

export const pieces: PieceWords = {
  of: {
    robot: { name: 'Roboterkarte', text: 'Auf ihr steht, was dieser Roboter in dieser Runde kann.' },
    power: {
      name: 'Stärke, 1 bis 9',
      text: 'Wer stark ist, ist früh am Zug. Wer schwach ist, bekehrt: Du kannst alle bekehren, die stärker sind als du.',
    },
    coin: { name: 'Münze', text: 'Sie sagt, auf welcher Seite dieser Roboter war, als sie gezeigt wurde.' },
    'coin-back': {
      name: 'Münze',
      text: 'Auf welcher Seite du stehst: gut, böse oder neutral. Nur du darfst sie ansehen.',
    },
    'own-back': {
      name: 'Deine Karte',
      text: 'Sie ist zugedeckt, damit dir niemand über die Schulter schaut. Halt sie gedrückt, um sie anzusehen.',
    },
    eye: {
      name: 'Heimlich gezeigt',
      text: 'Das wurde dir heimlich gezeigt. Die meisten anderen sehen es nicht.',
    },
    flipped: {
      name: 'Seitdem neu geworfen',
      text: 'Diese Münze wurde neu geworfen, nachdem sie gezeigt wurde. Was sie jetzt zeigt, weiß nur ihr Besitzer.',
    },
    claim: {
      name: 'Das wird behauptet',
      text: 'So wurde es gesagt. Es kann gelogen sein; was jemand zeigt, stimmt, nur CheatBots Münze nicht unbedingt.',
    },
    player: {
      name: 'Roboter am Tisch',
      text: 'Darunter siehst du, was er gezeigt hat. Tipp ihn an, um alles zu lesen, was du über ihn weißt.',
    },
    npc: {
      name: 'Nummer Fünf',
      text: 'Ein Zusatzroboter mit Stärke 5, zuerst neutral. Er hat keinen Zug, kann aber bekehrt werden und zählt für sein Team.',
    },
    status: {
      name: 'Zug in dieser Runde',
      text: 'Ob dieser Roboter noch einen Zug hat, gepasst hat oder schon dran war. Auch eine Reaktion kostet den Zug.',
    },
    ready: { name: 'Bereit', text: 'So viele haben genug geredet. Sind alle bereit, beginnt der Countdown.' },
    countdown: {
      name: 'Countdown',
      text: 'Der Tisch zählt von „9 oder mehr“ herunter bis 1. Bei deiner Stärke meldest du dich und bist am Zug.',
    },
    queue: {
      name: 'Passrunde',
      text: 'Wer gepasst und nicht reagiert hat, darf jetzt doch noch handeln, von schwach nach stark. Der Schwächste wird ausgelassen.',
    },
    'left-out': { name: 'Ausgelassen', text: 'Wer in der Passrunde am schwächsten ist, bekommt keinen Zug.' },
    conversion: {
      name: 'Bekehrung',
      text: 'Ein Roboter soll auf diese Seite wechseln. Andere bekehrt nur, wer schwächer ist; Erzwungenes braucht keine Probe. Reaktionen können es ändern.',
    },
    wall: {
      name: 'Gescheitert',
      text: 'Wie es aussieht, ist die Bekehrung nicht gelungen, und das Ziel bleibt auf seiner Seite.',
    },
    points: {
      name: 'Punkte',
      text: 'Alle im Team, das eine Runde gewinnt, bekommen Punkte. Wer zuerst genug hat und mehr als alle anderen, gewinnt die Partie.',
    },
    line: { name: 'Ergebnis', text: 'Alle im Team, das gewinnt, bekommen Punkte.' },
    place: { name: 'Platz', text: 'Wer die meisten Punkte hat, gewinnt die Partie.' },
    tie: {
      name: 'Was entscheidet',
      text: 'Zuerst, ob mehr Roboter gut sind oder böse. Sind es gleich viele, der stärkste Roboter, danach die Summe der Stärken.',
    },
    lie: {
      name: 'Lüge',
      text: 'Dieser Roboter hat getäuscht: CheatBot hat eine falsche Münze gezeigt, oder JudasBot hat heimlich die Seite gewechselt.',
    },
  },
  line({ allegiance, level, winner, decided, win, card }) {
    const team = decided
      ? `Gut hatte ${decided.good}, Böse ${decided.evil} ${COMPARED[decided.by]}`
      : 'Es stand gleich, oder alle waren auf einer Seite'
    const won = winner === null ? 'also gewann niemand' : `also gewann ${TEAMS[winner]}`
    const extra = card ? ` ${card.robot} bringt noch ${many(card.points)} dazu.` : ''
    return `Am Ende der Runde ${SIDES[allegiance]}, mit Stärke ${level}. ${team}, ${won}: ${many(win)}.${extra}`
  },
  place: (score, goal) =>
    score >= goal
      ? `${many(score)} über alle Runden. Wer ${goal} hat und mehr als alle anderen, gewinnt.`
      : `${many(score)} über alle Runden. Vor der letzten Runde gewinnt nur, wer ${goal} hat und mehr als alle anderen.`,
  coins: {
    G: {
      name: 'Gut',
      text: 'Beim Geben zweimal Kopf. Sind beim Aufdecken mehr Roboter gut als böse, bekommen alle Guten Punkte.',
    },
    E: {
      name: 'Böse',
      text: 'Beim Geben zweimal Zahl. Sind beim Aufdecken mehr Roboter böse als gut, bekommen alle Bösen Punkte.',
    },
    N: {
      name: 'Neutral',
      text: 'Einmal Kopf, einmal Zahl. Neutrale gewinnen nie eine Runde: Lass dich bekehren, oder bekehre dich selbst.',
    },
  },
}
