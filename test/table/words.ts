import { cardName, rankName } from '../../web/src/lib/cards/names.ts'
import { LANGUAGES, type Language } from '../../web/src/lib/words/language.ts'
import { aside as asideDe } from '../../web/src/lib/words/de/room/aside.ts'
import { room as roomDe } from '../../web/src/lib/words/de/room/room.ts'
import { site as siteDe } from '../../web/src/lib/words/de/shell/site.ts'
import { aside as asideEn } from '../../web/src/lib/words/en/room/aside.ts'
import { room as roomEn } from '../../web/src/lib/words/en/room/room.ts'
import { site as siteEn } from '../../web/src/lib/words/en/shell/site.ts'
import { CHAIR } from '../../web/src/routes/[code]/words/chair.ts'
import { CLOSED } from '../../web/src/routes/[code]/words/closed.ts'
import { ROOM_SETTINGS } from '../../web/src/routes/[code]/words/roomSettings.ts'
import { SEATS } from '../../web/src/routes/[code]/words/seats.ts'
import { LINE } from '../../web/src/routes/[code]/words/line.ts'
import { words as derbyDe } from '../../web/src/lib/words/de/titles/cardbot-derby/words.ts'
import { words as derbyEn } from '../../web/src/lib/words/en/titles/cardbot-derby/words.ts'
import { words as classicDe } from '../../web/src/lib/words/de/titles/evil-robots-classic/words.ts'
import { words as classicEn } from '../../web/src/lib/words/en/titles/evil-robots-classic/words.ts'
import { words as influenceDe } from '../../web/src/lib/words/de/titles/evil-robots-influence/words.ts'
import { words as influenceEn } from '../../web/src/lib/words/en/titles/evil-robots-influence/words.ts'
import { finale as finaleDe } from '../../web/src/lib/words/de/titles/evil-robots-influence/finale.ts'
import { turn as turnDe } from '../../web/src/lib/words/de/titles/evil-robots-influence/turn.ts'
import { finale as finaleEn } from '../../web/src/lib/words/en/titles/evil-robots-influence/finale.ts'
import { turn as turnEn } from '../../web/src/lib/words/en/titles/evil-robots-influence/turn.ts'
import { words as narDe } from '../../web/src/lib/words/de/titles/not-a-robot/words.ts'
import { words as narEn } from '../../web/src/lib/words/en/titles/not-a-robot/words.ts'
import { options as derbyOptionsDe } from '../../web/src/lib/words/de/titles/cardbot-derby/options.ts'
import { options as derbyOptionsEn } from '../../web/src/lib/words/en/titles/cardbot-derby/options.ts'
import { options as classicOptionsDe } from '../../web/src/lib/words/de/titles/evil-robots-classic/options.ts'
import { options as classicOptionsEn } from '../../web/src/lib/words/en/titles/evil-robots-classic/options.ts'
import { options as influenceOptionsDe } from '../../web/src/lib/words/de/titles/evil-robots-influence/options.ts'
import { options as influenceOptionsEn } from '../../web/src/lib/words/en/titles/evil-robots-influence/options.ts'
import { options as narOptionsDe } from '../../web/src/lib/words/de/titles/not-a-robot/options.ts'
import { options as narOptionsEn } from '../../web/src/lib/words/en/titles/not-a-robot/options.ts'
import { words as de } from '../../web/src/lib/words/de/titles/robot-revolution/words.ts'
import { words as en } from '../../web/src/lib/words/en/titles/robot-revolution/words.ts'

/** What the pages say, so that one walk through them finds its way in every language. */
export const WORDS = {
  en: {
    ...siteEn,
    ...roomEn,
    ...asideEn,
    chair: CHAIR.en,
    closed: CLOSED.en,
    roomSettings: ROOM_SETTINGS.en,
    seats: SEATS.en,
    line: LINE.en,
  },
  de: {
    ...siteDe,
    ...roomDe,
    ...asideDe,
    chair: CHAIR.de,
    closed: CLOSED.de,
    roomSettings: ROOM_SETTINGS.de,
    seats: SEATS.de,
    line: LINE.de,
  },
} as const
export { LANGUAGES, type Language }
export type Words = (typeof WORDS)[Language]

/** What the table of Robot Revolution says. */
export const REVOLUTION = { en, de } as const
/** What the table of Evil Robots, classic, says. */
export const CLASSIC = { en: classicEn, de: classicDe } as const
/** What the table of Evil Robots: Influence says. */
export const INFLUENCE = {
  en: { ...influenceEn, turn: turnEn, finale: finaleEn },
  de: { ...influenceDe, turn: turnDe, finale: finaleDe },
} as const
/** What the table of Cardbot Derby says. */
export const DERBY = { en: derbyEn, de: derbyDe } as const
/** What the table of I'm Not a Robot says. */
export const NOT_A_ROBOT = { en: narEn, de: narDe } as const
/** What the lobby says of each title's options. */
export const OPTIONS = {
  'cardbot-derby': { en: derbyOptionsEn, de: derbyOptionsDe },
  'evil-robots-classic': { en: classicOptionsEn, de: classicOptionsDe },
  'evil-robots-influence': { en: influenceOptionsEn, de: influenceOptionsDe },
  'not-a-robot': { en: narOptionsEn, de: narOptionsDe },
} as const
export { cardName, rankName }

/** Words that stand alone, as they are found among others. */
export const exactly = (words: string): RegExp => new RegExp(`^${escaped(words)}$`)
export const startingWith = (words: string): RegExp => new RegExp(`^${escaped(words)}`)
export const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
