import { describe, expect, it } from 'vitest'
import { friendsOrigin } from './friendsOrigin.ts'

const LAN = 'http://192.168.0.7:8787'

describe('the address for friends', () => {
  it.each(['http://localhost:8787/KRTBW', 'http://127.0.0.1:8787/KRTBW', 'http://[::1]:8787/KRTBW'])(
    'is the one in the Wi-Fi for a host at %s, which would lead a phone to itself',
    (here) => expect(friendsOrigin(new URL(here), LAN)).toBe(LAN),
  )

  it('is the same address for everybody else', () => {
    expect(friendsOrigin(new URL('http://192.168.0.9:8787/KRTBW'), LAN)).toBe('http://192.168.0.9:8787')
    expect(friendsOrigin(new URL('https://robots.test/KRTBW'), LAN)).toBe('https://robots.test')
  })

  it('is this machine where the server knows of no other', () => {
    expect(friendsOrigin(new URL('http://localhost:8787/KRTBW'), undefined)).toBe('http://localhost:8787')
  })
})
