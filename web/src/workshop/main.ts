import '#lib/ui/tokens.css'
import '#lib/ui/base.css'
import { mount } from 'svelte'
import { hydrated } from '#lib/ui/hydrated.svelte.ts'
import { roomWords } from '#lib/words/roomWords.ts'
import { siteWords } from '#lib/words/words.ts'
import Workshop from './Workshop.svelte'
import { whatToShow } from './whatToShow.ts'

// Every part and any state of any title without a room, to look at: `/workshop`, `/workshop/robot-revolution?seats=2&viewer=0&seed=7&moves=12`.
const query = new URLSearchParams(location.search)
const language = query.get('lang') === 'de' ? 'de' : 'en'
const [site, room, shown] = await Promise.all([
  siteWords(language),
  roomWords(language),
  whatToShow(location.pathname, query),
])
document.documentElement.lang = language
mount(Workshop, { target: document.body, props: { words: { ...site, ...room }, language, shown } })
hydrated.is = true
document.documentElement.dataset['awake'] = ''
