const WORDS = ['', '   ', 'ice cream', 'R2D2', 'wow!', '-ice', 'seven', 'Mitte', 'cat-on-the-roof', 'a'.repeat(31)]
const TOO_LONG = 'x'.repeat(300)

/** What is told to who sent it, and to nobody else (NAR-206, NAR-404). */
export const MISTAKES: Readonly<Record<string, readonly object[]>> = {
  associate: WORDS.map((word) => ({ word })),
  review: [[0], [42], [1, 2, 3, 4, 5, 6, 7, 8]].map((objections) => ({ objections })),
  call: [{ call: 'reveal' }],
  guess: [{ place: 0 }],
  explain: [{ text: TOO_LONG }],
  vote: [0, 9, 42].map((entry) => ({ entry })),
}
