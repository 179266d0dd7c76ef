import { follow } from './follow.ts'

const shown = document.querySelector<HTMLElement>('.embed')
if (shown) follow(shown)
document.documentElement.dataset['awake'] = ''
