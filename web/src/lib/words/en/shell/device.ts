/** For people whose browser keeps no cookies. */
export const words = {
  title: 'This browser won’t remember you',
  text: 'It keeps no cookies from Robot Night. You can still play in this tab. If you close or reload it, you lose your seat, unless you keep the link back.',
  yes: 'Play in this tab',
  no: 'Not now',
  inTab: 'Your seat is in this tab only',
  wayBack: 'The link back leads to it again. Keep it to yourself: anyone who has it has your seat.',
  keep: 'Keep the link back',
  copied: 'Copied. The address of this tab leads back, too.',
  inAddress: 'The address of this tab leads back now. You can bookmark it.',
}
