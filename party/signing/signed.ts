import type { ArchivedMatch } from '@robot-night/protocol'
import { signerOf, type Signers } from './Signer.ts'

/** As the site vouches for it. What has no seal is from before anybody could. */
export async function signed(record: ArchivedMatch, signers: Signers | undefined): Promise<ArchivedMatch> {
  const { seal } = record
  return signers && seal ? { ...record, signature: await signerOf(signers).sign(seal) } : record
}
