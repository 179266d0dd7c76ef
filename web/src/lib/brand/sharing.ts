/** How a link to a page looks elsewhere. Anybody may read it. */
export interface Sharing {
  title: string
  text: string
  /** Where it is for everybody, as a path; none: where this page is. */
  path?: string
  /** Known to whoever has its address, and not to be found by searching. */
  isUnlisted?: boolean
  /** Where its own picture is, without the origin; none: the picture of the house. */
  picture?: string
  /** Put into a page elsewhere, its address becomes what it is about: we say what for, at `/oembed`. */
  isEmbeddable?: boolean
}
