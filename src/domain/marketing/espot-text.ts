import type { EspotAnswer } from '@generated/marketing/model/espotAnswer';

/**
 * Content of an espot: HTML, or JSON text for espots with data. Any level of the response may be missing, which means
 * that the espot has no content.
 *
 * @returns '' without content (000 §7).
 */
export function espotText(response: EspotAnswer): string {
  return (
    response.MarketingSpotData[0]?.baseMarketingSpotActivityData?.[0]?.marketingContentDescription?.[0]
      ?.marketingText ?? ''
  );
}
