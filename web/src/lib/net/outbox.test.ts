import { describe, expect, it } from 'vitest'
import { Outbox } from './outbox.ts'

function outbox() {
  const said: { id: string; what: string }[] = []
  let count = 0
  const box = new Outbox(
    (text) => said.push(JSON.parse(text)),
    (bytes) => bytes.fill(count++),
  )
  return { box, said }
}

describe('commands without an answer', () => {
  it('carry an id of their own, and resolve with null when the room did them', async () => {
    const { box, said } = outbox()
    const done = box.send({ what: 'say', text: 'Hello' })
    box.send({ what: 'say', text: 'Hello' })
    expect(said[0]?.id).not.toBe(said[1]?.id)
    box.answered({ ok: said[0]!.id })
    expect(await done).toBeNull()
  })

  it('resolve with the refusal when the room did not do them', async () => {
    const { box, said } = outbox()
    const done = box.send({ what: 'manage', act: { do: 'deal' } })
    box.answered({ no: { id: said[0]!.id, code: 'too_few_seats', least: 2 } })
    expect(await done).toEqual({ code: 'too_few_seats', least: 2 })
  })

  it('go out again with the same id when the line is back, answered ones no more', () => {
    const { box, said } = outbox()
    box.send({ what: 'say', text: 'One' })
    box.send({ what: 'say', text: 'Two' })
    const [one, two] = said.map((each) => each.id)
    box.answered({ ok: one! })
    box.resend()
    expect(said.map((each) => each.id)).toEqual([one, two, two])
  })
})
