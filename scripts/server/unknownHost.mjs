/** How many wrong names the terminal is told: a stranger may send any number. */
const MOST_TOLD = 20
const told = new Set()

/** What is answered to somebody who comes by a name that isn't ours: a page for who looks, plain words for others. */
export function unknownHost(name, { headers }) {
  tell(name)
  const isLookedAt = /\btext\/html\b/.test(headers.accept ?? '')
  return { status: 421, words: EN(name), ...(isLookedAt ? { page: pageOf(name) } : {}) }
}

function tell(name) {
  if (told.has(name) || told.size >= MOST_TOLD) return
  told.add(name)
  console.error(EN(name))
}

const NGINX = ['proxy_set_header Host $http_host;']
const indented = (lines) => lines.map((line) => `  ${line}`).join('\n')

const EN = (name) => `This server doesn't go by the name ${name}.

If it's yours, name it and start again:

  ALLOWED_HOSTS=${name} npm start

If visitors come through a proxy, say which address they type instead:

  PUBLIC_URL=https://robots.example npm start

If that proxy is nginx, it also needs this line:

${indented(NGINX)}
`

const DE = (name) => `Dieser Server heißt nicht ${name}.

Wenn er dir gehört, nenn ihm den Namen und starte ihn neu:

  ALLOWED_HOSTS=${name} npm start

Wenn Besucher durch einen Proxy kommen, nenn ihm stattdessen die Adresse, die sie eintippen:

  PUBLIC_URL=https://robots.example npm start

Wenn der Proxy nginx ist, braucht er außerdem diese Zeile:

${indented(NGINX)}
`

/** A name has no character that means anything in HTML: hosts.mjs. */
const pageOf = (name) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Robot Night</title>
<pre>${EN(name)}</pre>
<pre lang="de">${DE(name)}</pre>
</html>
`
