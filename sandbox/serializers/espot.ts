import type { EspotResponse } from '@generated/marketing/model/espotResponse';
import { localeByLanguageId } from '@/domain/locale/locale-lookup';
import type { EspotSeed } from '../seed/marketing/espot-seed';
import type { Localized } from '../seed/models/localized';

/** Identifier of e-marketing spots without content. */
const EMPTY_ESPOT_ID = '15199';

/** The response for an e-marketing spot. An unknown spot has no content; that is not an error. */
export function toEspot(
  name: string,
  espot: EspotSeed | undefined,
  langId: string,
  language: keyof Localized,
): EspotResponse {
  if (!espot)
    return {
      resourceName: 'espot',
      MarketingSpotData: [{ eSpotName: name, marketingSpotIdentifier: EMPTY_ESPOT_ID }],
    };
  const activityId = `16${espot.identifier.slice(2)}`;
  return {
    resourceName: 'espot',
    MarketingSpotData: [
      {
        eSpotName: name,
        marketingSpotIdentifier: espot.identifier,
        behavior: espot.categoryId ? '2' : '0',
        nextTimeLimit: '-1',
        defaultContentDisplaySequence: [
          { resultId: activityId, resultFormat: 'MarketingContent', displaySequence: '1.0' },
        ],
        baseMarketingSpotActivityData: [
          {
            baseMarketingSpotDataType: 'MarketingContent',
            baseMarketingSpotActivityID: activityId,
            baseMarketingSpotActivityName: espot.contentName,
            activityIdentifierID: '0',
            activityPriority: '1',
            contentId: activityId,
            contentName: espot.contentName,
            contentFormatName: 'Text',
            contentClickAction: 'None',
            marketingContentDescription: [
              { language: langId, marketingText: withLocale(espot.text[language], langId) },
            ],
          },
        ],
      },
    ],
  };
}

/** Links in the content lead to the shopper's locale. */
function withLocale(text: string, langId: string): string {
  return text.replaceAll('{locale}', localeByLanguageId(langId) ?? 'lc-us');
}
