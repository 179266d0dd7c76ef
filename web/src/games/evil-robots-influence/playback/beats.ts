/** How far a count has been shown: all lie, hidden coins turn, all go to their sides, the winners light up, what cards add, who gets what. */
export const COUNT_BEATS = ['lie', 'turn', 'sides', 'won', 'added', 'paid'] as const
export type CountBeat = (typeof COUNT_BEATS)[number]
