import type { Words } from '#games/evil-robots-influence/words/words.ts'

export const refusals: Words['refusals'] = {
  bad_player_count: 'This game takes 3 to 9. Change the seats first.',
  offer_out_of_range: 'Offer between 0 and all your Influence.',
  not_a_claimant: 'Pick somebody whose hand is up.',
  not_a_candidate: 'They can’t have this zero. Pick somebody else.',
  no_such_card: 'There is no card on that side. Pick the other.',
  card_face_up: 'That card lies open already. Pick another.',
  wrong_type: 'Not the moment for that card. Keep it for later.',
  must_use: 'An Active card always works. Play it with effect.',
  not_enough_tokens: 'Too few tokens. Do something cheaper.',
  not_enough_influence: 'A new card costs 1 Influence. You have none.',
  power_zero: 'Not at power zero. Turn any coin for 2 instead.',
  protected: 'Bronze Sentinel guards that coin. Pick another.',
  illegal_choice: 'That can’t be chosen. Choose anew.',
  deck_empty: 'No card left to draw on that side. Try the other.',
  bad_split: 'All gems must go to winners. Share them anew.',
  no_such_proposal: 'That proposal isn’t yours to take. Pick another.',
  too_many_proposals: 'Six ideas are the most. Agree to one of them.',
  no_proposal_yet: 'First somebody has to propose a split.',
  other: 'The table did not take that. Please try again.',
}
