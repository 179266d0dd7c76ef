// node bot.mjs [site]: opens a table, adds a tin robot and plays Robot Revolution against it to the end.
const site = process.argv[2] ?? 'http://localhost:8787'
const answers = {
  mulligan: () => ({ take: false }),
  faceUp: ({ hand, spare }) => ({ card: hand[0], battlefield: spare }),
  faceDown: ({ hand, count, spares }) => ({
    plays: hand.slice(0, count).map((card, at) => ({ card, battlefield: spares[at] })),
  }),
  noble: () => ({ pass: true }),
}
const body = JSON.stringify({ name: 'Bolt', title: 'robot-revolution', pace: 'off' })
const opened = await fetch(`${site}/api/rooms`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body,
})
const { code, token } = await opened.json()
const room = `${site.replace('http', 'ws')}/api/rooms/${code}/socket?as=player&v=2&whole=1`
const socket = new WebSocket(room, ['robot-night', `token.${token}`])
const send = (command) => socket.send(JSON.stringify({ id: crypto.randomUUID(), ...command }))
socket.onmessage = ({ data }) => {
  const { hello, table, no } = JSON.parse(data)
  if (no) throw new Error(JSON.stringify(no))
  if (hello) for (const act of ['seatBot', 'deal']) send({ what: 'manage', act: { do: act } })
  const { asks, beat, outcome } = table?.scene ?? {}
  if (asks) send({ what: 'answer', match: table.match, beat, kind: asks.kind, action: answers[asks.kind](asks.prompt) })
  if (!outcome) return
  console.log(JSON.stringify(outcome))
  socket.close()
}
