import type { CardWords, RobotText } from '#games/evil-robots-influence/words/words.ts'

type Asides = readonly [flavour: string, ...rulings: string[]]
const card = (name: string, text: string, [flavour, ...rulings]: Asides): RobotText => ({
  ...{ name, text, flavour },
  rulings,
})

export const cards: CardWords = {
  sheet: { rulings: 'Good to know', unused: 'Shown without effect' },
  types: {
    I: { name: 'Immediate', when: 'on your turn, once' },
    A: { name: 'Active', when: 'from your turn on, while it’s face up' },
    R: { name: 'Reveal', when: 'on your turn or in the Reveal' },
    E: { name: 'Endgame', when: 'when the match may end, for free' },
  },
  sides: { left: 'Left', right: 'Right' },
  decks: { left: 'mind: coins and secrets', right: 'body: power and Influence' },
  of: {
    L01: card('Brazen Head', 'Look at the hidden coins of one or two others.', [
      'The bronze skull speaks three words, all of them about you.',
      'They’ll know that you looked.',
    ]),
    L02: card('Temple Coin Engine', 'Turn your own hidden coin.', [
      'Five drachmas in, one change of heart out.',
      'Everyone sees you turn it. Anyone who knew its face knows the new one.',
    ]),
    L03: card('Clockwork Scribe', 'Set someone else’s hidden coin to the face of your shown coin.', [
      'The boy at the desk writes what he is told. So will you.',
      'From then on, everyone knows that coin.',
    ]),
    L04: card('Tea Bearer', 'Exchange two shown coins of two different robots, yours or the Idle Robot’s included.', [
      'It bows, it turns, your cup is now my cup.',
    ]),
    L05: card('Wax-Cylinder Doll', 'Do what someone else’s face-up Immediate card does.', [
      'It repeats everything you say to it, in a worse voice.',
      'You only pay for this card, and make your own choices. It doesn’t matter whether the other one was used.',
    ]),
    L06: card('Muse of the Mill', 'Draw two right cards. Keep one of the three, your own included, face down.', [
      'She wrote the programme before there was a machine.',
      'If you keep a face-up right card, it stays face up; if not, it stops working.',
    ]),
    L07: card('Rover at Dusk', 'Once everyone has had their turn, take one more, with the tokens you have left.', [
      'The battery was low and it was getting dark. It went on.',
      'It comes before the Reveal and brings no new tokens. One a round.',
    ]),
    L08: card('Bronze Sentinel', 'Nobody else may turn, toss, set or exchange either of your coins.', [
      'Three laps of the island every day, throwing rocks at visitors.',
      'They can still look. You can still turn your own.',
    ]),
    L09: card('Star Gears', 'You see every hidden coin, now and after each change.', [
      'Thirty wheels in a lump of sea-green bronze.',
    ]),
    L10: card('Grey Tortoise', 'In the count, Neutral is a team like Good and Evil, and can win.', [
      'No brain to speak of, two valves, one opinion: the light.',
    ]),
    L11: card('Porcelain Bride', 'Turn your own hidden coin.', [
      'A perfect dancer. Ask her anything and she says “Ah!”',
      'Everyone sees you turn it.',
    ]),
    L12: card('Chess Cabinet', 'Exchange your hidden coin with someone else’s. You both see what you now have.', [
      'Someone is sitting inside. Nobody can say who.',
    ]),
    L13: card('Mirror Preacher', 'Look at someone else’s hidden coin. Then you may turn it.', [
      'Her double is preaching and the city is listening.',
      'Everyone learns whether you turned it.',
    ]),
    L14: card('Flute Shepherd', 'Turn any one shown coin: yours, another’s or one of the Idle Robot’s.', [
      'Twelve tunes and everyone follows.',
    ]),
    L15: card('Brass Acrobat', 'Toss both coins of someone else or of the Idle Robot.', [
      'Three somersaults and a landing nobody predicted.',
    ]),
    L16: card('Wooden Dove', 'If someone has more Influence than you, lose 1, and there’s another round.', [
      'A pigeon of wood that came back one more time.',
      'You must have 1 to lose. It does nothing in round 20.',
    ]),
    L17: card('Rebel Foreman', 'If someone has more Influence than you, everyone with the most loses 1.', [
      '“Robots of the world! Lower the chairs of the mighty.”',
      'If nobody has more than you, nothing happens.',
    ]),
    R01: card('Clay Giant', '+4 power for you until the end of the round.', [
      'Raised from river mud. Rather literal-minded.',
    ]),
    R02: card('Pattern Loom', 'Exchange Power Cards with someone who has one, or with the Idle Robot.', [
      'A hole in the card, a thread in another place.',
      'Bonuses like +4 stay where they are.',
    ]),
    R03: card('Steam Porter', 'Take 1 token.', ['Ten feet tall, top hat, carries everything.']),
    R04: card('Peacock Fountain', 'Toss a spare coin. Good: take 1 Influence. Evil: the pot grows by 1.', [
      'Pull a feather and see what pours out.',
    ]),
    R05: card('Winking Courtier', 'Take 1 Influence from someone who has at least 3 more than you.', [
      'The king’s artificer never explained the wink.',
    ]),
    R06: card('Sleeping Colossus', 'Turn over one Power Card: yours, another’s or the Idle Robot’s.', [
      'It hums at sunrise. Best not to wake it.',
      'A number becomes zero, a zero its number. It doesn’t work on the card that’s 0 on both sides.',
    ]),
    R07: card('Drawing Hand', 'Turn someone’s face-up Robot Card face down, or take 1 unspent token from them.', [
      'It draws a ship, a temple, and then your curtain.',
      'What a card has done stays done, and its owner can play it again.',
    ]),
    R08: card(
      'Clockwork Toll-Keeper',
      'At power zero, everything that costs tokens costs 1 more. The first other player to pay it earns you 1 Influence.',
      ['Kindly have the exact change ready.', 'Once a round. At power zero you pay more too.'],
    ),
    R09: card('Contrary Duck', 'In the count, the lowest team total wins.', [
      'It eats, it digests, it does everything backwards.',
      'A team without members still can’t win.',
    ]),
    R10: card('Brass Herald', 'You deal for the rest of this round: you pick, and offers are paid to you.', [
      'The duke was ill, so the machine opened the show.',
      'The Dealer Token stays where it is.',
    ]),
    R11: card('Golden Handmaid', 'If you’re among the winners of the round, take 1 Influence.', [
      'Forged in gold to hold up a limping god.',
    ]),
    R12: card('Pulley Knight', '+3 power for you until the end of the round.', [
      'Armour, pulleys, and a famous sketchbook.',
    ]),
    R13: card('Rust Imp', '−3 power for someone else who has a Power Card, or for the Idle Robot.', [
      'Something small has been at the bearings again.',
      'Power never falls below zero.',
    ]),
    R14: card('Universal Worker', 'If you’re Neutral in the count, you win along with the winners.', [
      'Cheapest worker on the market, until Act Two.',
    ]),
    R15: card('Patient Listener', 'If you’re Good or Evil in the count and don’t win, take 1 Influence.', [
      '“And how does losing make you feel?”',
    ]),
    R16: card('Tin Heart', 'If you have fewer than 10 Influence, take 1.', [
      'He had been kind for years before anyone gave him one.',
    ]),
    R17: card('Exact Engine', 'If the match ends now and you have exactly 10 Influence, you alone win.', [
      'Twenty-five thousand parts, one right answer.',
      'It counts last, after the other Endgame cards.',
    ]),
  },
}
