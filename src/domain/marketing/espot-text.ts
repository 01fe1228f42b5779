import type { EspotAnswer } from '@generated/marketing/model/espotAnswer';

/**
 * What a marketing spot says: HTML, or JSON text for spots that carry data. Every step on the way to it may be missing, which
 * means that nobody has filled the spot.
 *
 * @returns '' without content (000 §7).
 */
export function espotText(answer: EspotAnswer): string {
  return (
    answer.MarketingSpotData[0]?.baseMarketingSpotActivityData?.[0]?.marketingContentDescription?.[0]
      ?.marketingText ?? ''
  );
}
