/** So many at once, and then so many a second. */
export interface Bucket {
  level: number
  at: number
}
export interface BucketSize {
  most: number
  perSecond: number
}

export const full = (size: BucketSize, now: number): Bucket => ({ level: size.most, at: now })

/** Takes one out; null if there is none left. */
export function spent(bucket: Bucket, size: BucketSize, now: number): Bucket | null {
  const refilled = bucket.level + (Math.max(0, now - bucket.at) / 1000) * size.perSecond
  const level = Math.min(size.most, refilled) - 1
  return level < 0 ? null : { level, at: now }
}
