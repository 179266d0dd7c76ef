import type { Claim } from '@robot-night/protocol'
import type { Language } from '../words/language.ts'
import type { ClaimSign, TitleClaims } from './claiming.ts'

/** A claim in words; null: this client has none for it. */
export function claimIn(
  claims: TitleClaims | null,
  { kind, value }: Claim,
  language: Language,
): { button: string; said: string; sign: ClaimSign } | null {
  const values = claims?.[language].find((each) => each.kind === kind)?.values
  return values?.find((each) => each.value === value) ?? null
}
