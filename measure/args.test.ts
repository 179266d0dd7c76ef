import { describe, expect, it } from 'vitest'
import { BadArgs, readArgs } from './args.ts'

describe('the arguments of a measure', () => {
  it('is read with its options', () => {
    expect(
      readArgs([
        'engine',
        '--json',
        '--seats',
        '3',
        '--matches=20',
        '--seed',
        'x',
        '--options',
        '{}',
        '--part',
        'chaos',
      ]),
    ).toEqual({
      what: 'engine',
      json: true,
      title: 'robot-revolution',
      isAnyTitle: true,
      seats: 3,
      matches: 20,
      kills: null,
      inputs: null,
      rooms: null,
      part: 'chaos',
      seconds: null,
      options: [{}],
      seed: 'x',
    })
  })

  it.each([
    [['engine', 'rules']],
    [['engine', '--seats', '0']],
    [['engine', '--seats', 'two']],
    [['engine', '--tilte', 'x']],
    [['engine', '--options', '{board']],
    [['engine', '--options', '2']],
  ])('is refused where it is not understood: %j', (given) => {
    expect(() => readArgs(given)).toThrow(BadArgs)
  })
})
