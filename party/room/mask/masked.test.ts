import { describe, expect, it } from 'vitest'
import { masked } from './masked.ts'

describe('the family filter', () => {
  it.each([
    ['what the fuck', 'what the f***'],
    ['That is SH1T, Tom.', 'That is S***, Tom.'],
    ['you wanker', 'you w*****'],
    ['So eine Scheiße!', 'So eine S******!'],
    ['scheisse, scheißegal', 's*******, s*********'],
    ['Du Arschloch', 'Du A********'],
    ['Dick', 'D***'],
  ])('masks %s', (text, shown) => expect(masked(text)).toBe(shown))

  it.each([
    ...['Scunthorpe', 'Dickens', 'class assassin', 'cockpit', 'a cocktail', 'fickle friends', 'hurry up'],
    ...['ein dickes Ding', 'Analphabet', 'wanken', 'das Fagott', 'der Kanal', 'Vögeln zusehen', 'fressen', 'barsch'],
    ...['Mist', 'wichtig', 'Assistent', 'Passwort', 'Titel', 'Negativ', 'die Scheibe', 'Schwanz', 'I am Good, 🤖'],
  ])('leaves %s alone', (text) => expect(masked(text)).toBe(text))

  it('keeps the length of what it covers', () => {
    const text = 'fuck 🤖 scheiße 🤖 what a fucking shame'
    expect([...masked(text)]).toHaveLength([...text].length)
  })
})
