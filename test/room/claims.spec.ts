import { expect, test } from '../fixtures.ts'
import { plays } from '../games/evil-robots-classic/playing.ts'
import { dealWith, viewOf } from '../games/evil-robots-classic/table.ts'
import { accessible } from '../table/accessible.ts'
import type { Guest } from '../table/Guest.ts'
import { deal, openRoom, watch } from '../table/room.ts'
import { seen } from '../table/seen.ts'

const TITLE = 'evil-robots-classic'
const NAMES = ['Ben', 'Ida', 'Kim', 'Lea', 'Nik', 'Ole', 'Pia', 'Rob'] as const
const radio = ({ page }: Guest, name: string | RegExp) => page.getByRole('radio', { name })
const atSeat = ({ page }: Guest, heard: string) => page.getByRole('button', { name: heard })
/** What has come over the line to a guest. */
const heardBy = async (guest: Guest): Promise<string> => (await guest.ear.all()).map(({ text }) => text).join('\n')
/** What is claimed is drawn next to a head. */
const bubbles = ({ page }: Guest, said: string) => page.getByTitle(said, { exact: true })

test('what people claim stands at their seats: for all what all heard, and a whisper for the two alone', async ({
  evening,
}) => {
  const mara = await evening.invite('Mara', 'desktop')
  const otto = await evening.invite('Otto', 'desktop')
  const code = await openRoom(mara, { title: TITLE, pace: 'off' })
  const [ben, ida] = await Promise.all(['Ben', 'Ida'].map((name) => evening.seats(name, code)))
  await watch(otto, code)
  await deal(mara)
  const claim = { what: 'claim', title: TITLE } as const
  await ben?.does({ ...claim, kind: 'allegiance', value: 'G' })
  await ida?.does({ ...claim, kind: 'robot', value: 'CheatBot', to: 0 })

  await test.step('next to their heads, and in what is read of a seat', async () => {
    await expect(atSeat(mara, 'Ben, claim: I’m Good')).toBeVisible()
    await expect(atSeat(mara, 'Ida, claim, only to you: I’m CheatBot')).toBeVisible()
    for (const said of ['I’m Good', 'I’m CheatBot']) await expect(bubbles(mara, said)).toBeVisible()
    await expect(atSeat(otto, 'Ben, claim: I’m Good')).toBeVisible()
    await expect(bubbles(otto, 'I’m CheatBot')).toHaveCount(0)
    expect(await heardBy(otto)).not.toContain('CheatBot')
  })

  await test.step('a claim by a button goes to whom one talks to', async () => {
    await mara.press(radio(mara, 'Ben'))
    await mara.pressButton('Claim something')
    await expect(seen(mara.page, 'Only Ben will hear this.')).toBeVisible()
    await mara.press(mara.page.getByRole('group', { name: 'My power is …' }).getByRole('button', { name: '7' }))
    await expect(atSeat(mara, 'You, claim, only to Ben: I have power 7')).toBeVisible()
    expect(await heardBy(otto)).not.toContain('power 7')
  })

  await test.step('a page that is loaded again shows them, and so do those who come later', async () => {
    for (const guest of [mara, otto]) {
      await guest.reload()
      await expect(bubbles(guest, 'I’m Good')).toBeVisible()
    }
    await expect(bubbles(mara, 'I’m CheatBot')).toBeVisible()
    await expect(bubbles(otto, 'I’m CheatBot')).toHaveCount(0)
  })
})

test('at the reveal, what was claimed comes to light: by the result, in the log, and for those who watch', async ({
  evening,
}) => {
  const mara = await evening.invite('Mara', 'desktop')
  const otto = await evening.invite('Otto', 'phone')
  const code = await openRoom(mara, { title: TITLE, pace: 'off' })
  await watch(otto, code)
  await dealWith(mara, ['Trundle', 'Gyro'])
  const power = viewOf(mara)?.own?.power ?? 1
  const other = power === 9 ? 1 : power + 1
  await mara.pressButton('Claim something')
  const claimed = mara.page.getByRole('group', { name: 'My power is …' })
  await mara.press(claimed.getByRole('button', { name: String(other) }))
  await expect(bubbles(otto, `I have power ${other}`)).toBeVisible()

  await plays(mara, { passes: true }, () => viewOf(mara)?.phase.kind === 'nextRound')
  const lies = (guest: Guest) => guest.page.getByRole('region', { name: 'This round’s lies' })
  await expect(lies(mara)).toContainText(`You told everyone: “I have power ${other}.” Really: ${power}.`)
  await expect(lies(otto)).toContainText(`Mara told everyone: “I have power ${other}.” Really: ${power}.`)
  await expect(seen(mara.page, `You had claimed: “I have power ${other}.” A lie.`)).toBeVisible()
  await accessible(mara, 'this round’s lies')
})

const ALL = {
  'evil-robots-classic': [
    ['allegiance', 'E', 'I’m Evil'],
    ['power', '7'],
    ['robot', 'GandalfBot'],
  ],
  'evil-robots-influence': [
    ['side', 'neutral', 'I’m Neutral'],
    ['coin', 'T'],
  ],
} as const

for (const [title, claims] of Object.entries(ALL))
  for (const width of [320, 390, 1440])
    test(`nine seats of ${title}, ${width} px wide: claims cover neither names nor coins`, async ({ evening }) => {
      const mara = await evening.invite('Mara', width > 400 ? 'desktop' : 'phone')
      await mara.page.setViewportSize({ width, height: { 320: 568, 390: 844 }[width] ?? 900 })
      const code = await openRoom(mara, { title, pace: 'off' })
      const others = []
      for (const name of NAMES) others.push(await evening.seats(name, code))
      await deal(mara)
      for (const [at, other] of others.entries())
        for (const [kind, value] of claims.slice(0, 1 + (at % 3)))
          await other.does({ what: 'claim', title, kind, value })
      await expect(bubbles(mara, claims[0][2])).toHaveCount(NAMES.length)
      expect(await covered(mara)).toEqual([])
    })

/** What a bubble lies over, of what is to be read at the seats. */
const covered = ({ page }: Guest): Promise<string[]> =>
  page.evaluate(() => {
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)].map((each) => ({
        text: each.textContent,
        box: each.getBoundingClientRect(),
      }))
    const read = boxes('.pod .plate, .pod .facts, .pod .things, .pod .chip')
    return boxes('.says .one').flatMap(({ box }) =>
      read.flatMap(({ text, box: other }) => {
        const isOver =
          box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom
        return isOver ? [text ?? ''] : []
      }),
    )
  })
