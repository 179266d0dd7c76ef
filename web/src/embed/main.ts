import { follow } from './follow.ts'
import { lookAgain } from './lookAgain.ts'

const shown = document.querySelector<HTMLElement>('.embed')
if (shown) follow(shown)
else lookAgain()
document.documentElement.dataset['awake'] = ''
