import type { TableWords } from '#games/not-a-robot/words/table.ts'
import { listed, object, verb, whose } from './grammar.ts'

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']
const figure = (count: number): string => NUMBERS[count] ?? String(count)
const Figure = (count: number): string => figure(count).replace(/^./, (first) => first.toUpperCase())

export const table: TableWords = {
  round: (round, of) => `Round ${round} of ${of}`,
  steps: { words: 'Words', check: 'Check', call: 'Call', talk: 'Talk', vote: 'Vote', score: 'Score' },
  grid: {
    head: 'Which of these is the answer?',
    tile: (place, alt) => `Picture ${place}: ${alt}`,
    answer: (name) => `${name} This is the answer.`,
    zoom: (place) => `Picture ${place}`,
    next: 'Next picture',
    previous: 'Previous picture',
  },
  card: {
    mine: 'My card',
    covered: 'My card: Human or Robot?',
    peek: 'Hold to peek',
    cover: 'Let go to cover',
    pin: 'Keep my card face up',
    opened: 'Cover again',
    coveredName: 'My card, covered',
    human: 'Human',
    humanLine: 'The answer is',
    robot: 'Robot',
    robotLine: 'No picture for you',
    humanName: (place, alt) => `You’re Human. The answer is number ${place}: ${alt}`,
    scores: (round) => (round === 0 ? 'Points' : `After round ${round}`),
  },
  list: {
    title: 'Words, in order',
    entry: ({ n, word, name }) => `${n}: ${word}, ${name}`,
    open: 'no word yet',
    blank: 'no word',
    struck: 'Struck',
    struckBy: (word, who, against) =>
      against.length === 0
        ? `“${word}”, ${whose(who)} word, was struck`
        : `“${word}”, ${whose(who)} word: ${listed(against.map(object))} objected`,
    against: (names) => `${listed(names.map((who, at) => (at === 0 ? who.name : object(who))))} objected`,
  },
  asks: {
    word: 'Your word',
    say: 'Say it',
    object: 'Object to',
    fine: 'They’re all fine',
    objectTo: (count) => `Object to ${count} ${count === 1 ? 'word' : 'words'}`,
    stay: 'I’m not a robot',
    reveal: 'I’m the Robot',
  },
  bar: {
    word: (name) => `Your word, ${name}?`,
    wordHow: 'Humans hint at the answer. The Robot doesn’t know it, and bluffs.',
    wordAgain: (name) => `Another word, ${name}?`,
    spoken: ({ done, all }) =>
      done === 0
        ? 'Nobody has spoken yet.'
        : `${Figure(done)} of ${figure(all)} ${done === 1 ? 'has' : 'have'} spoken.`,
    struckYours: (word) => `“${word}” was struck.`,
    owing: (names) => {
      if (names.length === 0) return 'All the words are in'
      if (names.length > 3) return `Waiting for ${figure(names.length)} words`
      return `${listed(names)} still ${names.length === 1 ? 'owes' : 'owe'} a word`
    },
    yourWord: (word) => `You said “${word}”.`,
    watchWords: 'You know what the Robot knows: nine pictures and these words.',
    review: 'Are all the words fine?',
    reviewHow: (needed) => `No numbers, no positions. ${Figure(needed)} objections strike a word.`,
    reviewWait: 'All objections are revealed together.',
    watchReview: 'A word that breaks the rules can be struck.',
    waiting: (names) => {
      if (names.length === 0) return 'Everyone’s ready'
      return names.length > 3 ? `Waiting for ${figure(names.length)} players` : `Waiting for ${listed(names)}`
    },
    call: (asker) => ({
      title: `${asker.name} ${verb(asker, 'ask', 'asks')}: is one of you the Robot?`,
      detail: 'Everyone gets the question. Nobody sees who presses what.',
    }),
    stayed: 'Noted. The clock always runs to the end.',
    guess: {
      title: 'Which one do they all mean?',
      detail: 'Tap a picture. Right: you win the round. Wrong: the Humans do.',
    },
    guessOf: (who) => ({
      title: `${who.name}${verb(who, '’re', ' is')} the Robot, and ${verb(who, 'guess', 'guesses')}`,
      detail: 'Right: the Robot wins the round. Wrong: the Humans do.',
    }),
    explain: (word) => (word === null ? 'You gave no word. Why not?' : `Explain “${word}”`),
    explainHow: 'Say it aloud, or write a line.',
    explains: (who, word) => (word === null ? `${who.name} had no word. Why not?` : `${who.name} explains “${word}”`),
    answer: (place, { done, all }) => `The answer was number ${place}. Word ${done} of ${all}.`,
    debate: 'Talk it over: who is the Robot?',
    ready: ({ done, all }, isMe) =>
      isMe && done < all ? `${done} of ${all} ready to vote, including you.` : `${done} of ${all} ready to vote.`,
    vote: 'Who is the Robot?',
    voted: ({ done, all }) =>
      done === 0
        ? 'All votes are revealed together.'
        : `${Figure(done)} of ${figure(all)} ${done === 1 ? 'has' : 'have'} voted. All votes are revealed together.`,
    voteIn: 'Your vote is in. All votes are revealed together.',
    showing: (way) =>
      way === 'vote'
        ? { title: 'The votes are revealed', detail: 'Who has the Robot card?' }
        : { title: 'The answer is revealed', detail: 'Was the Robot right?' },
    won: (round, winner, hasSeat) =>
      winner === 'humans'
        ? `Round ${round} goes to the Humans`
        : `Round ${round} goes to the ${hasSeat ? 'Robot' : 'glitch'}`,
    next: ({ done, all }) => `Next: nine new pictures. ${done} of ${all} ready.`,
    last: ({ done, all }) => `That was the last round. ${done} of ${all} ready for the result.`,
    over: 'That was the last round',
  },
}
