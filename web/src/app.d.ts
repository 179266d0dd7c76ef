import type {
  PublicTablesNamespace,
  MatchesStub,
  RoomNamespace,
  StatusStub,
  CompanionNamespace,
} from '@robot-night/protocol'
import type { Sharing } from '#lib/brand/sharing.ts'
import type { Theme } from '#lib/ui/preferences.ts'
import type { OptionWords, TitleFolder } from '#lib/table/title.ts'
import type { Language } from '#lib/words/language.ts'

declare global {
  namespace App {
    interface Platform {
      env: {
        /** The rooms, as pages ask them. */
        Room: RoomNamespace
        Companion: CompanionNamespace
        PublicTables: PublicTablesNamespace
        /** The archive; absent where the pages are served without the Worker. */
        Matches?: MatchesStub
        /** How the site fares; absent likewise. */
        Status?: StatusStub
        /** By which origin the page was asked for, where that is the site's own; else a word. Absent where the pages are served without the Worker. */
        HEARD?: string
        /** Where a living-room server is found in its Wi-Fi. */
        LAN_ORIGIN?: string
      }
    }
    interface Locals {
      language: Language
      theme: Theme
    }
    interface PageData {
      /** How a link to the page looks elsewhere; without it, as one to the home page. */
      sharing?: Sharing
      /** What the host of this room may set for the title it was opened with. */
      options?: { title: string; words: readonly OptionWords[] } | undefined
      /** What the title says whose page this is. */
      folder?: TitleFolder
    }
    interface PageState {
      /** A fresh room for one person against one tin robot: dealt at once. */
      playNow?: true
    }
    interface Error {
      code?: 'no_such_room' | 'no_such_match' | 'shut' | 'banned'
      /** What was looked for. */
      typed?: string
    }
  }
}

export {}
