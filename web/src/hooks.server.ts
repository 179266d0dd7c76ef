import type { Handle, HandleServerError } from '@sveltejs/kit'
import { isTheme } from '$lib/ui/preferences.ts'
import { languageOf } from '$lib/words/language.ts'

export const handle: Handle = async ({ event, resolve }) => {
  const { cookies, locals, request } = event
  const theme = cookies.get('theme')
  locals.language = languageOf(cookies.get('lang'), request.headers.get('accept-language'))
  locals.theme = isTheme(theme) ? theme : 'auto'
  const response = await resolve(event, {
    transformPageChunk: ({ html }) => html.replace('%lang%', locals.language).replace('%theme%', locals.theme),
    preload: ({ type }) => type === 'js' || type === 'css' || type === 'font',
  })
  response.headers.set('cache-control', 'private, no-store')
  response.headers.set('vary', 'Cookie, Accept-Language')
  return response
}

/** A wrong address is the visitor's and not worth a line; anything else is ours. */
export const handleError: HandleServerError = ({ error, status, message }) => {
  if (status !== 404) console.error(error)
  return { message }
}
