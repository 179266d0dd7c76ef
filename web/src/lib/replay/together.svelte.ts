import { PROTOCOL, type ScreeningDown, type ScreeningPeople, type ScreeningUp, type Shown } from '@robot-night/protocol'
import { Line, type Status } from '../net/line.ts'
import type { Environment } from '../net/environment.ts'
import type { Projector } from './projector.svelte.ts'

/** Between two steps that are told, ms: who scrubs passes many. */
const EVERY = 150

interface About {
  match: string
  code: string
  /** By which we are known there, on this page alone. */
  key: string
  name: string | null
  projector: Projector
  /** Where the sockets are: `wss://…`. */
  origin: string
  outside: Environment
}

/** How we watch along: as the leader, after them, or elsewhere in the film. */
export type Manner = 'leading' | 'led' | 'alone'

/** One page of several that watch a replay together: it steps as the leader does, or tells the others of its own steps. */
export class Together {
  readonly #about: About
  readonly #line: Line<ScreeningDown>
  #status: Status = $state.raw({ kind: 'calling' })
  #people: ScreeningPeople | null = $state.raw(null)
  #me: string | null = $state(null)
  #name: string | null = $state(null)
  /** Where the leader is. */
  #shown: Shown | null = $state.raw(null)
  /** On this line we have been told of it. */
  #isGreeted = false
  #wasLeading = false
  /** We have asked for the lead and have not heard since. */
  #isTaking = false
  /** What the others were told last, as far as we lead. */
  #told: Shown | null = null
  #isResting = false
  #hasEnded = false

  constructor(about: About) {
    this.#about = about
    this.#name = about.name
    this.#line = new Line<ScreeningDown>(
      {
        url: () => `${about.origin}/api/matches/${about.match}/screenings/${about.code}/socket?v=${PROTOCOL}`,
        onDown: (down) => this.#hear(down),
        onStatus: (status) => this.#stand(status),
        onSeatChanged: () => undefined,
      },
      about.outside,
    )
  }

  get status(): Status {
    return this.#status
  }
  get people(): ScreeningPeople | null {
    return this.#people
  }
  /** How we are called there by all. */
  get me(): string | null {
    return this.#me
  }
  get name(): string | null {
    return this.#name
  }
  get shown(): Shown | null {
    return this.#shown
  }
  get manner(): Manner {
    if (this.#leads) return 'leading'
    return this.#about.projector.isLed ? 'led' : 'alone'
  }

  /** What this page shows now. It is told to the others if we lead. */
  show(shown: Shown): void {
    if (!this.#leads || isSame(shown, this.#shown)) return
    this.#shown = shown
    this.#tell()
  }

  lookAlone(): void {
    this.#about.projector.lead()
  }

  backToLeader(): void {
    if (this.#shown) this.#about.projector.follow(this.#shown)
  }

  /** Null: somebody. The others are told it as it may be shown. */
  call(name: string | null): void {
    this.#name = name
    this.#come()
  }

  pass(to: string): void {
    this.#say({ what: 'pass', to })
  }

  /** From where the film is; steps that we take before the lead has come count as the leader's. */
  take(): void {
    this.backToLeader()
    this.#isTaking = true
    this.#say({ what: 'take' })
  }

  retry(): void {
    if (this.#status.kind === 'closed') this.#line.renew()
    else this.#line.retry()
  }

  /** For good; the lead is free at once. */
  leave(): void {
    this.#say({ what: 'leave' })
    if (this.manner === 'led') this.#about.projector.lead()
    this.end()
  }

  /** The page goes, and may come back. */
  end(): void {
    this.#hasEnded = true
    this.#line.end()
  }

  get #leads(): boolean {
    return this.#me !== null && this.#people?.leader?.id === this.#me
  }

  #hear({ shown, people, me }: ScreeningDown): void {
    if (people) this.#people = people
    if (people?.leader && people.leader.state !== 'gone' && !this.#leads) this.#isTaking = false
    if (me) this.#me = me.id
    if (shown && !this.#leads) this.#shown = shown
    if (!this.#isGreeted && this.#shown) this.#about.projector.follow(this.#shown)
    else if (shown && this.manner === 'led') this.#about.projector.follow(shown)
    this.#isGreeted = true
    this.#turn()
  }

  /** The lead has come to us, or has gone to somebody else: both go on from where the film is. */
  #turn(): void {
    const leads = this.#leads
    if (leads === this.#wasLeading) return
    this.#wasLeading = leads
    const { projector } = this.#about
    const hasSteppedOn = leads && this.#isTaking && !projector.isLed
    this.#isTaking = false
    if (!hasSteppedOn) this.backToLeader()
    if (!leads) return
    projector.lead()
    const { moment, eye, speed, isPlaying } = projector
    this.show({ moment, eye, speed, isPlaying })
  }

  /** On a new connection everyone says who they are; a leader, where they are by now. */
  #stand(status: Status): void {
    this.#status = status
    if (status.kind === 'closed' && this.#about.projector.isLed) this.#about.projector.lead()
    if (status.kind !== 'live') return
    this.#come()
    if (this.#leads && this.#shown) this.#say({ what: 'show', shown: this.#shown })
  }

  #come(): void {
    const { key } = this.#about
    this.#say({ what: 'come', key, name: this.#name })
  }

  #tell(): void {
    if (this.#isResting || !this.#shown) return
    this.#told = this.#shown
    this.#say({ what: 'show', shown: this.#shown })
    this.#isResting = true
    this.#about.outside.later(EVERY, () => {
      this.#isResting = false
      if (!this.#hasEnded && this.#leads && this.#told !== this.#shown) this.#tell()
    })
  }

  #say(up: ScreeningUp): void {
    this.#line.say(JSON.stringify(up))
  }
}

const isSame = (one: Shown, other: Shown | null): boolean =>
  other !== null &&
  one.moment === other.moment &&
  one.eye === other.eye &&
  one.speed === other.speed &&
  one.isPlaying === other.isPlaying
