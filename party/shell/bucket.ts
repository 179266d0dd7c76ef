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

/** Ms until one can be taken out. */
export function freeIn({ level, at }: Bucket, { perSecond }: BucketSize, now: number): number {
  return Math.max(0, ((1 - level) / perSecond) * 1000 - (now - at))
}

/** Takes one out, or so many at once; null if there are not so many left. */
export function spent(bucket: Bucket, size: BucketSize & { taken?: number }, now: number): Bucket | null {
  const refilled = bucket.level + (Math.max(0, now - bucket.at) / 1000) * size.perSecond
  const level = Math.min(size.most, refilled) - (size.taken ?? 1)
  return level < 0 ? null : { level, at: now }
}
