/**
 * `<robot-night code="KRTBW"></robot-night>` shows a table of Robot Night, live. Its attributes:
 *
 * - `code`: the five (or six) letters of the table. Without it, what stands in the element is shown.
 * - `room`: the id of the room, so that the post never shows a later room with the same code.
 * - `lang`: `en` or `de`; without it, the reader's own.
 * - `theme`: `dark` or `light`; without it, as the reader's device is set.
 * - `height`: in pixels; without it, the table says how high it wants to be.
 * - `title`: what a screen reader calls the frame.
 */
export interface RobotNightAttributes {
  code?: string
  room?: string
  lang?: string
  theme?: 'dark' | 'light'
  height?: number | `${number}`
  title?: string
}

declare global {
  interface HTMLElementTagNameMap {
    'robot-night': HTMLElement
  }
}
