import { describe, expect, it } from 'vitest'
import { isPushService } from './pushService.ts'

describe('a push', () => {
  it('goes to the services of the browsers’ makers', () => {
    for (const endpoint of [
      'https://fcm.googleapis.com/fcm/send/abc:def',
      'https://updates.push.services.mozilla.com/wpush/v2/abc',
      'https://wns2-par02p.notify.windows.com/w/?token=abc',
      'https://web.push.apple.com/QGuid',
    ]) {
      expect(isPushService(endpoint), endpoint).toBe(true)
    }
  })

  it('goes nowhere else, however it is spelt', () => {
    for (const endpoint of [
      'http://fcm.googleapis.com/fcm/send/abc',
      'https://fcm.googleapis.com.example.org/',
      'https://fcm.googleapis.com:8443/',
      'https://example.org/fcm.googleapis.com',
      'https://user@web.push.apple.com/',
      'https://evilpush.apple.com/',
      'https://notify.windows.com/',
      'https://127.0.0.1/',
      'fcm.googleapis.com',
      '',
    ]) {
      expect(isPushService(endpoint), endpoint).toBe(false)
    }
  })
})
