import type { Words } from '#games/evil-robots-influence/words/words.ts'

export const refusals: Words['refusals'] = {
  bad_player_count: 'Hier spielen 3 bis 9. Ändert erst die Plätze.',
  offer_out_of_range: 'Biete zwischen 0 und deinem ganzen Einfluss.',
  not_a_claimant: 'Wähl jemanden, der sich gemeldet hat.',
  not_a_candidate: 'Hierhin darf diese Null nicht. Wähl jemand anderen.',
  no_such_card: 'Auf der Seite liegt keine Karte. Nimm die andere.',
  card_face_up: 'Diese Karte liegt schon offen. Nimm eine andere.',
  wrong_type: 'Jetzt nicht: Heb dir diese Karte auf.',
  must_use: 'Aktive Karten wirken immer. Nur zeigen geht nicht.',
  not_enough_tokens: 'Zu wenig Marken. Tu etwas Günstigeres.',
  not_enough_influence: 'Eine neue Karte kostet 1 Einfluss. Du hast keinen.',
  power_zero: 'Nicht mit Stärke 0. Dreh für 2 eine beliebige Münze.',
  protected: 'Diese Münze schützt der Bronze-Wächter. Wähl neu.',
  illegal_choice: 'Das steht nicht zur Wahl. Wähl neu.',
  deck_empty: 'Hier liegt keine Karte mehr. Nimm die andere Seite.',
  bad_split: 'Alle Juwelen müssen an Gewinner gehen. Teil neu auf.',
  no_such_proposal: 'Dem kannst du nicht zustimmen. Wähl einen anderen.',
  too_many_proposals: 'Mehr als sechs gehen nicht. Stimm einem zu.',
  no_proposal_yet: 'Erst muss jemand einen Vorschlag machen.',
  other: 'Der Tisch hat das nicht angenommen. Versuch es noch einmal.',
}
