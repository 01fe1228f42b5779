import { getEspot } from '@generated/marketing/marketing';
import { z } from 'zod/mini';
import { espotText } from '@/domain/marketing/espot-text';
import type { Store } from '@/platform/store/store';
import { track } from '@/platform/tracking/track';

/** The marketing spot with the offer, as JSON text in the language of the call. */
const SPOT = 'X_Promo_Offer';

const offerSchema = z.object({
  /** Works in the cart. */
  code: z.string().check(z.regex(/^[A-Z0-9-]{3,32}$/i)),
  headline: z.string().check(z.minLength(1)),
  terms: z.string(),
  /** ISO instant from which the code is invalid. */
  endsAt: z.iso.datetime(),
});

export type Offer = z.infer<typeof offerSchema>;

export type OfferState =
  | { state: 'valid'; offer: Offer }
  /** The code is invalid: the offer has ended, or there is none. */
  | { state: 'invalid' }
  /** Nobody could be asked. */
  | { state: 'unknown' };

/** What the text of the spot offers at that moment, in milliseconds since 1970. */
export function offerAt(text: string, now: number): OfferState {
  const parsed = offerSchema.safeParse(parseJson(text));
  if (!parsed.success || Date.parse(parsed.data.endsAt) <= now) return { state: 'invalid' };
  return { state: 'valid', offer: parsed.data };
}

/** Asks for the offer. A spot that does not load is an event (000 §8), not an end of the offer. */
export async function loadOffer({ storeId, languageId }: Store): Promise<OfferState> {
  try {
    return offerAt(espotText(await getEspot(storeId, SPOT, { langId: languageId })), Date.now());
  } catch {
    track({ name: 'error', message: `Error loading espot ${SPOT}`, operation: 'getEspot' });
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
