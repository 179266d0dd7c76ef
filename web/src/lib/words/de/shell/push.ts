import type { words as en } from '../../en/shell/push.ts'

export const words: typeof en = {
  name: 'Robot Night',
  turn: (code) => `Am Tisch ${code} bist du dran.`,
  joined: (code) => `Jemand hat sich an deinen Tisch ${code} gesetzt.`,
}
