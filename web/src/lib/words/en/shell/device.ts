/** For people whose browser keeps no cookies, or has lost them. */
export const words = {
  title: 'This browser won’t remember you',
  text: 'It keeps no cookies from Robot Night. You can still play in this tab. If you close or reload it, you lose your seat, unless you’ve copied the link to it.',
  yes: 'Play in this tab',
  no: 'Not now',
  inTab: 'Your seat is in this tab only',
  wayBack: 'The link gets you back into your seat. Keep it to yourself: anyone who has it can take your seat.',
  keep: 'Copy the link to my seat',
  copied: 'Copied. The address of this tab gets you back, too.',
  inAddress: 'The address of this tab gets you back into your seat now. You can bookmark it.',
  forgotten: 'This browser has forgotten you',
  takeBack:
    'Its cookies were deleted, and with them the key to your seat. Once a bot plays for you, you can take your seat back here.',
  askHost:
    'Its cookies were deleted, and with them the key to your seat. Ask the host to free your seat: you can sit down again before the next match.',
  understood: 'OK',
}
