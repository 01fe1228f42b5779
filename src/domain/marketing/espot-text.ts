import type { EspotResponse } from '@generated/marketing/model/espotResponse';

/**
 * Returns the content of an espot: HTML, or JSON text for espots with data. Any level of the response may be missing, which
 * means that the espot has no content.
 *
 * @returns '' without content (000 §7).
 */
export function espotText(response: EspotResponse): string {
  return (
    response.MarketingSpotData[0]?.baseMarketingSpotActivityData?.[0]?.marketingContentDescription?.[0]
      ?.marketingText ?? ''
  );
}
