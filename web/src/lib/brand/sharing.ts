/** How a link to a page looks elsewhere. Anybody may read it. */
export interface Sharing {
  title: string
  text: string
  /** Where it is for everybody, as a path; none: where this page is. */
  path?: string
  /** Open to anyone who has its address, and not to be found by searching. */
  isUnlisted?: boolean
  /** Where its own picture is, without the origin; none: the picture of the house. */
  picture?: string
  /** Pasted into a blog, its address becomes a link or a frame (`/oembed`). If not said: unless it's unlisted. */
  isEmbeddable?: boolean
}
