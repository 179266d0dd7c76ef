import * as v from 'valibot'

/** What can be wrong with what stands in front of a site. */
export const AMISS = ['address', 'untrusted', 'unnamed', 'upgrade'] as const
export type Amiss = (typeof AMISS)[number]

/** How a browser comes here, as the server sees it: GET /api/arrival. */
export const ArrivalFacts = v.object({
  /** What the server takes for its own address. */
  origin: v.string(),
  /** Something stands between the browser and the server. */
  isProxied: v.boolean(),
  /** What is wrong there, each with the lines of configuration that bring what is missing. */
  amiss: v.array(v.object({ what: v.picklist(AMISS), lines: v.array(v.string()) })),
})
export type ArrivalFacts = v.InferOutput<typeof ArrivalFacts>
