import { getEspot } from '@generated/marketing/marketing';
import { z } from 'zod/mini';
import { espotText } from '@/domain/marketing/espot-text';
import { serverNow } from '@/lib/dates/server-time';
import type { Site } from '@/lib/site/site';
import { track } from '@/lib/tracking/track';

/** The espot with the offer, as JSON in the language of the request. */
const ESPOT_NAME = 'X_Promo_Offer';

const offerSchema = z.object({
  /** Promotion code for the cart. */
  code: z.string().check(z.regex(/^[A-Z0-9-]{3,32}$/i)),
  headline: z.string().check(z.minLength(1)),
  terms: z.string(),
  /** ISO date-time from which the code is invalid. */
  endsAt: z.iso.datetime(),
});

export type Offer = z.infer<typeof offerSchema>;

export type OfferState =
  | { state: 'valid'; offer: Offer }
  /** The code is invalid: the offer has ended, or there is none. */
  | { state: 'invalid' }
  /** The request failed. */
  | { state: 'unknown' };

/** Returns the offer in the espot's text at a time, in milliseconds since 1970. */
export function parseOffer(text: string, now: number): OfferState {
  const parsed = offerSchema.safeParse(parseJson(text));
  if (!parsed.success || Date.parse(parsed.data.endsAt) <= now) return { state: 'invalid' };
  return { state: 'valid', offer: parsed.data };
}

/** Fetches the offer. A failed request is tracked (000 §8) and does not end the offer. */
export async function loadOffer({ storeId, languageId }: Site): Promise<OfferState> {
  try {
    return parseOffer(
      espotText(await getEspot(storeId, ESPOT_NAME, { langId: languageId })),
      serverNow().getTime(),
    );
  } catch {
    track({ name: 'error', message: `Error loading espot ${ESPOT_NAME}`, operation: 'getEspot' });
    return { state: 'unknown' };
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
