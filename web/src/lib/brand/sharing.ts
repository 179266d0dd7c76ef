/** How a link to a page looks elsewhere. Anybody may read it. */
export interface Sharing {
  title: string
  text: string
  /** Known to whoever has its address, and not to be found by searching. */
  isUnlisted?: boolean
}
