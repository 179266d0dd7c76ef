import { expect, it } from 'vitest'
import { closeBack } from './sockets.ts'

const answerTo = (code: number): (number | undefined)[] => {
  const said: (number | undefined)[] = []
  closeBack({ close: (back) => void said.push(back) }, code)
  return said
}

it.each([
  ['a farewell, with the same', 1000, [1000]],
  ['one of ours, with the same', 4001, [4001]],
  ['a page that is left, with a plain one', 1001, [1000]],
  ['one without a code, with a plain one', 1005, [1000]],
  ['what no answer may have, with a plain one', 65535, [1000]],
  ['a line that broke, with nothing', 1006, []],
])('is answered: %s', (_, code, said) => {
  expect(answerTo(code)).toEqual(said)
})
