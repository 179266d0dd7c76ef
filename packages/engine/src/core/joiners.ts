const ZWNJ = '\u200C'
/** Scripts whose letters join. */
const CURSIVE = [
  ...['Arabic', 'Syriac', 'Nko', 'Mongolian', 'Mandaic', 'Manichaean', 'Psalter_Pahlavi', 'Phags_Pa'],
  ...['Adlam', 'Hanifi_Rohingya', 'Sogdian', 'Chorasmian', 'Old_Uyghur'],
]
/** Letters that don't join the next one: Joining_Type R and U in Unicode's ArabicShaping.txt. */
const ENDING = new RegExp(
  String.raw`[\u0621-\u0625\u0627\u0629\u062F-\u0632\u0648\u0671-\u0677\u0688-\u0699\u06C0\u06C3-\u06CB\u06CD\u06CF\u06D2\u06D3\u06D5\u06EE\u06EF\u0710\u0715-\u0719\u071E\u0728\u072A\u072C\u072F\u074D\u0759-\u075B\u076B\u076C\u0771\u0773\u0774\u0778\u0779\u0840\u0846\u0847\u0849\u0854\u0856-\u0858\u0861\u0866\u0867\u0869\u086A\u0870-\u0882\u0887\u088E\u08AA-\u08AE\u08B1\u08B2\u08B9]\p{M}*$`,
  'u',
)
const CONNECTED = CURSIVE.map((script) => ({
  before: new RegExp(String.raw`(?=\p{L})\p{Script=${script}}\p{M}*$`, 'u'),
  after: new RegExp(String.raw`^(?=\p{L})\p{Script=${script}}`, 'u'),
}))
/** How far to look on either side: a letter and its marks. */
const NEAR = 12

/** Does the joiner at this place change how its script is written? UAX #31, section 2.3, A1, A2 and B. */
export function joins(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - NEAR), at)
  const after = text.slice(at + 1, at + 1 + NEAR)
  const isZwnj = text[at] === ZWNJ
  if (/\p{L}\p{M}*$/u.test(before) && isVirama(lastOf(before)))
    return isZwnj ? /^\p{L}/u.test(after) : !/^\p{M}/u.test(after)
  // In Bengali and Kannada, for a ra that keeps its form.
  if (!isZwnj) return /\p{L}$/u.test(before) && isVirama(firstOf(after))
  return !ENDING.test(before) && CONNECTED.some((script) => script.before.test(before) && script.after.test(after))
}

/** Of the canonical combining class 9, as the order shows in which marks are brought: between 8 and 10. */
function isVirama(character: string): boolean {
  if (!/^\p{M}$/u.test(character)) return false
  return isMovedBefore('\u05B0', character) && isMovedBefore(character, '\u3099')
}

const isMovedBefore = (first: string, second: string): boolean => (first + second).normalize('NFD') === second + first

const lastOf = (text: string): string => [...text].at(-1) ?? ''
const firstOf = (text: string): string => [...text].at(0) ?? ''
