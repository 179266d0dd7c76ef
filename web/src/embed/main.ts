import { follow } from './follow.ts'
import { asksForHeight } from './height.ts'
import { opensLinks } from './links.ts'
import { lookAgain } from './lookAgain.ts'
import { letKeysScroll } from './scrolling.ts'

const shown = document.querySelector<HTMLElement>('.embed')
if (shown) {
  follow(shown)
  letKeysScroll(shown)
} else if (document.querySelector('[data-shut]')) lookAgain()
asksForHeight(shown)
opensLinks()
document.documentElement.dataset['awake'] = ''
