import { PROTOCOL } from '../../packages/protocol/src/version.ts'
import { Broken } from './Broken.mjs'

/** What somebody without a plan says to each question of Robot Revolution. */
const ANSWERS = {
  mulligan: () => ({ take: false }),
  faceUp: ({ hand, spare }) => ({ card: hand[0], battlefield: spare }),
  faceDown: ({ hand, count, spares }) => ({
    plays: hand.slice(0, count).map((card, at) => ({ card, battlefield: spares[at] })),
  }),
  noble: () => ({ pass: true }),
}

const PATIENCE = 60_000
const AGAIN = 300
const CUT = 'how long the proxy keeps a silent connection, and its limits on connections'

/** A live connection to a table: answers what it's asked. */
export class Player {
  /** How long each command took until it was done, in ms. */
  times = []
  room = null
  outcome = null
  match = null
  frames = 0
  isClosed = false
  #sent = new Map()
  #answered = ''
  #waiting = new Set()
  #failure = null
  #socket

  constructor(site, code, who) {
    const as = who ? 'player' : 'watcher'
    this.#socket = site.dial(`/api/rooms/${code}/socket?as=${as}&v=${PROTOCOL}&whole=1`, who ?? {})
    this.#socket.addEventListener('message', ({ data }) => this.#take(data))
    this.#socket.addEventListener('close', ({ code: why }) => {
      this.isClosed = true
      this.#fail(new Broken(`the connection was closed (${why})`, CUT))
    })
    this.#socket.addEventListener('error', () => this.#fail(new Broken('the connection failed', CUT)))
  }

  send(command, id = crypto.randomUUID()) {
    this.#sent.set(id, { command, at: performance.now() })
    this.#socket.send(JSON.stringify({ id, ...command }))
  }

  manage(act) {
    this.send({ what: 'manage', act })
  }

  /** Waits until this is so; `what` is said if it never is. */
  until(isSo, what) {
    return new Promise((done, fail) => {
      const waiting = () => {
        if (!isSo() && !this.#failure) return
        clearTimeout(timer)
        this.#waiting.delete(waiting)
        if (isSo()) done()
        else fail(this.#failure)
      }
      const late = new Broken(`${what}: nothing within ${PATIENCE / 1000} s`, "the server's log, and /status")
      const timer = setTimeout(() => this.#fail(late), PATIENCE)
      this.#waiting.add(waiting)
      waiting()
    })
  }

  close() {
    this.#socket.close()
  }

  /** Something unforeseen is told to those who wait. */
  #take(data) {
    try {
      this.#hear(JSON.parse(data))
    } catch (error) {
      this.#fail(error)
    }
  }

  #hear({ ok, no, room, table }) {
    if (ok) this.#done(ok)
    if (no) this.#refused(no)
    this.room = room ?? this.room
    if (table?.scene) this.#see(table)
    this.#tell()
  }

  #see({ match, scene }) {
    this.frames++
    this.match = match
    this.outcome = scene.outcome ?? null
    const { asks, beat } = scene
    if (!asks || this.#answered === `${match} ${beat}`) return
    this.#answered = `${match} ${beat}`
    const answer = ANSWERS[asks.kind]
    if (!answer) return this.#fail(new Broken(`it asks what this version doesn't know: ${asks.kind}`, VERSIONS))
    this.send({ what: 'answer', match, beat, kind: asks.kind, action: answer(asks.prompt) })
  }

  #done(id) {
    const { at } = this.#sent.get(id) ?? {}
    if (at !== undefined) this.times.push(performance.now() - at)
  }

  #refused({ id, code }) {
    const { command } = this.#sent.get(id) ?? {}
    if (code === 'too_fast' && command) return void setTimeout(() => this.send(command), AGAIN)
    this.#fail(new Broken(`a move was refused (${code})`, VERSIONS))
  }

  #fail(failure) {
    this.#failure ??= failure
    this.#tell()
  }

  #tell() {
    for (const waiting of [...this.#waiting]) waiting()
  }
}

const VERSIONS = 'the version: take the checkout that the site was made from'
