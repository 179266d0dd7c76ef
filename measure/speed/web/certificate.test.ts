import { X509Certificate } from 'node:crypto'
import { expect, it } from 'vitest'
import { ownCertificate } from './certificate.ts'

it('is one that its own key has signed', () => {
  const certificate = new X509Certificate(ownCertificate().cert)
  expect(certificate.verify(certificate.publicKey)).toBe(true)
  expect(certificate.subject).toBe('CN=edge')
})
