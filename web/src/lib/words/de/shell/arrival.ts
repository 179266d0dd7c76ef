import type { Words } from '#lib/proxy/words.ts'

export const words: Words = {
  title: 'Diese Seite ist noch nicht fertig eingerichtet',
  visitor: 'Vielleicht kannst du hier nicht spielen. Sag bitte der Person Bescheid, die diese Seite betreibt.',
  operator: 'Gehört die Seite dir? Das stimmt zwischen Browser und Server nicht:',
  what: {
    address: (at, origin) =>
      `Du bist auf ${at}, aber der Server hält ${origin} für seine Adresse. Links, Cookies und neue Tische funktionieren so nicht.`,
    untrusted: 'Der Server vertraut dem Proxy davor nicht. Darum zählen alle Besucher als einer.',
    unnamed: 'Der Proxy sagt nicht, für wen er fragt. Darum zählen alle Besucher als einer.',
    upgrade: 'Der Proxy lässt keine WebSockets durch. Darum kann niemand live spielen.',
  },
  open: (origin) => `Zu ${origin}`,
  more: 'Zeilen mit PUBLIC_URL oder TRUSTED_PROXIES sind Einstellungen von Robot Night, die anderen gehören zu nginx. Mehr steht in docs/self-hosting.md.',
  close: 'Schließen',
}
