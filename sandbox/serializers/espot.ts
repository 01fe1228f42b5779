import type { EspotResponse } from '@generated/marketing/model/espotResponse';
import { localeByLanguageId } from '@/domain/locale/locale-lookup';
import { LOCALES } from '@/domain/locale/locales';
import type { EspotSeed } from '../seed/marketing/espot-seed';
import { localize } from './response-view';

/** Identifier of e-marketing spots without content. */
const EMPTY_ESPOT_ID = '15199';

/** Returns the response for an e-marketing spot. An unknown spot has no content; that is not an error. */
export function toEspot(name: string, espot: EspotSeed | undefined, langId: string): EspotResponse {
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
            marketingContentDescription: [{ language: langId, marketingText: textIn(espot.text, langId) }],
          },
        ],
      },
    ],
  };
}

/** Returns the text in the shopper's language, with links that lead to the shopper's locale. */
function textIn(text: EspotSeed['text'], langId: string): string {
  const locale = localeByLanguageId(langId) ?? 'lc-us';
  const { displayLanguage: language, languageTag } = LOCALES[locale];
  return localize(text, { language, languageTag }).replaceAll('{locale}', locale);
}
