import * as v from 'valibot'
import { PALETTE_NAMES } from './palettes.ts'
import { type Word, isWord } from './words/lexicon.ts'

const MOODS = [
  ...['calm', 'brave', 'cheerful', 'comic', 'cosy', 'curious', 'dreamy', 'eerie'],
  ...['festive', 'lonely', 'playful', 'proud', 'sad', 'solemn', 'tender', 'tense'],
] as const

const KINDS = [
  ...['hills', 'sea', 'deep', 'room', 'stage', 'street', 'table', 'sky', 'forest', 'space', 'cave', 'shelf'],
] as const

const number = v.pipe(v.number(), v.finite(), v.minValue(-400), v.maxValue(900))
const size = v.pipe(v.number(), v.minValue(1), v.maxValue(900))
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))
const point = v.tuple([number, number])
const disc = v.tuple([number, number, size])
const path = v.pipe(v.string(), v.regex(/^M[\d MLHVCSQTAZmlhvcsqtaz.,-]+$/))
const word = v.custom<Word>(isWord, 'a word of the lexicon')

/** Where it happens. Each kind takes from these what it draws; the rest means nothing to it. */
const Background = v.strictObject({
  kind: v.picklist(KINDS),
  pal: v.picklist(PALETTE_NAMES),
  horizon: v.optional(number),
  sun: v.optional(disc),
  stars: v.optional(v.literal(true)),
  /** Hills: how the land lies. */
  land: v.optional(v.picklist(['round', 'peaks', 'dunes', 'field'])),
  /** Hills and forests: what grows there. */
  trees: v.optional(v.picklist(['firs', 'round', 'birch', 'trunks'])),
  /** Rooms: the wall; a window onto a colour; a carpet. */
  wall: v.optional(v.picklist(['stripes', 'dots', 'tiles', 'panels'])),
  window: v.optional(v.tuple([number, number, size, size, colour])),
  rug: v.optional(v.tuple([number, number, size, size, colour])),
  /** A light that hangs or stands outside the picture. */
  lamp: v.optional(disc),
  /** Stages: a curtain behind, or a painted sky. */
  backdrop: v.optional(v.picklist(['curtain', 'sky', 'ring'])),
  /** Streets: the houses. */
  town: v.optional(v.picklist(['towers', 'gables'])),
  /** Tables: what lies below the things. */
  top: v.optional(v.picklist(['boards', 'cloth', 'mat'])),
  /** Skies: what lies far below. */
  below: v.optional(v.picklist(['roofs', 'fields', 'sea'])),
  /** Spaces: something large and round. */
  planet: v.optional(v.tuple([number, number, size, colour])),
  /** Shelves: the boards, from above. */
  boards: v.optional(v.array(number)),
})

const Icon = v.pipe(
  v.strictObject({
    i: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
    x: number,
    /** The middle; or `on`, the ground that its lowest point touches. */
    y: v.optional(number),
    on: v.optional(number),
    s: size,
    r: v.optional(number),
    flip: v.optional(v.literal(true)),
    sx: v.optional(v.number()),
    sy: v.optional(v.number()),
    tint: v.optional(v.tuple([colour, share])),
    sil: v.optional(colour),
    op: v.optional(share),
    /** A shadow on the ground, so many times as wide as usual. */
    g: v.optional(v.pipe(v.number(), v.minValue(0.2), v.maxValue(3))),
    /** Shines by itself: the light of the place does not dim it. */
    lit: v.optional(v.literal(true)),
    /** Only what lies in this box is seen: x, y, width, height, radius. */
    clip: v.optional(v.tuple([number, number, size, size, number])),
  }),
  v.check((icon) => (icon.y === undefined) !== (icon.on === undefined), 'either y or on'),
)

const look = { c: v.optional(colour), op: v.optional(share) }
const Drawn = v.variant('fx', [
  v.strictObject({ fx: v.literal('wave'), y: number, ...look }),
  v.strictObject({ fx: v.literal('grass'), y: number, h: v.optional(size), ...look }),
  v.strictObject({ fx: v.literal('drift'), y: number, amp: v.optional(size), ...look }),
  v.strictObject({ fx: v.literal('fog'), x: number, y: number, w: size, h: size, ...look }),
  v.strictObject({ fx: v.literal('light'), x: number, y: number, r: size, ...look }),
  v.strictObject({
    fx: v.literal('beam'),
    x: number,
    y: number,
    w0: number,
    x2: number,
    y2: number,
    w1: number,
    ...look,
  }),
  v.strictObject({
    fx: v.literal('rope'),
    a: point,
    q: point,
    b: point,
    w: v.optional(size),
    dash: v.optional(v.string()),
    ...look,
  }),
  v.strictObject({
    fx: v.literal('ladder'),
    x: number,
    y: number,
    w: size,
    h: size,
    rungs: size,
    r: v.optional(number),
    ...look,
  }),
  v.strictObject({
    fx: v.literal('box'),
    x: number,
    y: number,
    w: size,
    h: size,
    rx: v.optional(number),
    r: v.optional(number),
    ...look,
  }),
  v.strictObject({
    fx: v.literal('disc'),
    x: number,
    y: number,
    w: size,
    h: v.optional(size),
    r: v.optional(number),
    ...look,
  }),
  v.strictObject({ fx: v.literal('ring'), x: number, y: number, w: size, h: v.optional(size), t: size, ...look }),
  /** Any flat shape; with `w` a line. */
  v.strictObject({ fx: v.literal('path'), d: path, w: v.optional(size), ...look }),
])

const sentence = v.pipe(v.string(), v.minLength(20), v.maxLength(160), v.endsWith('.'))

export const SceneSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^c\d\d[ab]$/)),
  seed: v.pipe(v.number(), v.integer()),
  mood: v.picklist(MOODS),
  /** What somebody or something in it does. */
  action: word,
  alt: v.strictObject({ en: sentence, de: sentence }),
  bg: Background,
  weather: v.optional(v.picklist(['rain', 'snow'])),
  items: v.array(v.union([Icon, Drawn])),
  words: v.pipe(v.array(word), v.minLength(6), v.maxLength(10)),
})

export type Scene = v.InferOutput<typeof SceneSchema>
export type Background = Scene['bg']
export type Icon = v.InferOutput<typeof Icon>
export type Drawn = v.InferOutput<typeof Drawn>
