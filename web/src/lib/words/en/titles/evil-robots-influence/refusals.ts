import type { Words } from '#games/evil-robots-influence/words/words.ts'

export const refusals: Words['refusals'] = {
  bad_player_count: 'This game takes 3 to 9. Change the seats first.',
  offer_out_of_range: 'Offer between 0 and all your Influence.',
  not_a_claimant: 'Pick someone whose hand is up.',
  not_a_candidate: 'They can’t have this zero. Pick someone else.',
  no_such_card: 'There’s no card on that side. Pick the other.',
  card_face_up: 'That card is already face up. Pick another.',
  wrong_type: 'You can’t play that card now. Keep it for later.',
  must_use: 'An Active card always works. Use its effect.',
  not_enough_tokens: 'Not enough tokens. Do something cheaper.',
  not_enough_influence: 'A new card costs 1 Influence. You have none.',
  power_zero: 'Not at power zero. Turn any coin for 2 instead.',
  protected: 'Bronze Sentinel guards that coin. Pick another.',
  illegal_choice: 'You can’t choose that. Choose again.',
  deck_empty: 'No card left to draw on that side. Try the other.',
  bad_split: 'All gems have to go to winners. Try again.',
  no_such_proposal: 'You can’t agree to that one. Pick another proposal.',
  too_many_proposals: 'Six proposals at most. Agree to one of them.',
  no_proposal_yet: 'First someone has to propose a split.',
  other: 'The table didn’t take that. Please try again.',
}
