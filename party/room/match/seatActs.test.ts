import { describe, expect, it } from 'vitest'
import security from '../../../docs/security.md?raw'
import { bytesFor, seatsIn } from '../testing/marked.ts'
import { SEAT_ACTS } from '../testing/seatActs.ts'
import { LIMIT, TOM, type SeatAct } from '../testing/seatDeeds.ts'
import { chairOf } from '../state/seats.ts'
import { Evening } from '../testing/evening.ts'

const WHISPER = 'only between Mara and Tom'
const DEVICES = ['mara', 'tom', 'ida', 'otto', 'eva', 'tablet', null]

function atStage(when: SeatAct['when']): Evening {
  const evening = new Evening()
  for (const name of ['Tom', 'Ida']) evening.joins(name)
  evening.names('otto', 'Otto')
  for (const device of ['otto', 'eva', 'tablet']) evening.comes(device)
  if (when === 'match, seats pass on') evening.manages({ do: 'letTakeOver', on: true })
  if (when !== 'lobby') evening.manages({ do: 'deal' })
  evening.says('mara', { id: evening.id(), what: 'whisper', to: TOM, text: WHISPER })
  if (when === 'over') evening.manages({ do: 'stop' })
  return evening
}
const bytes = (evening: Evening, device: string | null) => bytesFor(evening.room, device, evening.moment())
const seesTom = (evening: Evening) =>
  DEVICES.filter((device) => seatsIn(bytes(evening, device), evening.room).includes(TOM))
const called = ({ who, act, when }: SeatAct) => `${who} ${act}: ${when}`

describe.each(SEAT_ACTS.map((row) => [called(row), row] as const))('%s', (_, row) => {
  it('shows the seat to those alone whose it is, before and after a waking', () => {
    const evening = atStage(row.when)
    expect(seesTom(evening)).toEqual(row.when === 'lobby' ? [] : ['tom'])
    row.does(evening)
    const theirs = row.when === 'lobby' ? [] : (row.seenBy ?? ['tom'])
    expect(seesTom(evening)).toEqual(theirs)
    evening.room = evening.woken()
    expect(seesTom(evening)).toEqual(theirs)
  })

  it('shows nobody another seat, nor what was whispered to who sat there', () => {
    const evening = atStage(row.when)
    row.does(evening)
    for (const device of DEVICES) {
      expect(seatsIn(bytes(evening, device), evening.room).length).toBeLessThan(2)
      const isTheirs = device === 'mara' || ['tom', 'tablet'].includes(device ?? '')
      if (!isTheirs || chairOf(evening.room, device) === null) expect(bytes(evening, device)).not.toContain(WHISPER)
    }
    expect(bytes(evening, 'mara')).toContain(WHISPER)
  })

  it('is a public line where a seat has changed', () => {
    const evening = atStage(row.when)
    const had = evening.room.talk.at(-1)?.number ?? 0
    row.does(evening)
    const lines = evening.room.talk.flatMap((line) => (line.kind === 'noted' && line.number > had ? [line.note] : []))
    if (row.line) expect(lines).toContain(row.line)
    else expect(lines.filter((note) => note !== 'takeOver' && note !== 'madePublic' && note !== 'left')).toEqual([])
  })
})

it('stands in docs/security.md as it is tried here', () => {
  const rows = SEAT_ACTS.map(
    ({ who, act, when, learns, changes }) => `| ${[who, act, when, learns, changes].join(' | ')} |`,
  )
  expect(security.split('\n').filter((line) => rows.includes(line))).toEqual(rows)
  expect(LIMIT).toBe(120_000)
})
