import { getExamConfirmation, getGetExamConfirmationKey } from '@generated/stores/stores';
import type { LocaleCode } from '@/domain/locale/locales';
import { isApiError } from '@/lib/http/api-error';
import type { Query } from '@/lib/queries/query';
import { type Site, siteByLocale } from '@/lib/site/site';
import { type StorePageData, storeQuery } from '@/lib/stores/store-query';
import { type ExamConfirmation, toExamConfirmation } from '../rules/exam-confirmation';

/**
 * Returns the site of the exam's store. The page's site has the language of `langId`, and so may belong to the other country.
 *
 * @param pathLocale locale of the URL's path.
 */
export function storeSiteOf(site: Site, pathLocale: LocaleCode): Site {
  const pathSite = siteByLocale(pathLocale);
  return site.country === pathSite.country ? site : pathSite;
}

/** Returns a booked exam; null if no exam of the country has the number. */
export function confirmationQuery(
  site: Site,
  pathLocale: LocaleCode,
  number: string,
): Query<ExamConfirmation | null> {
  const args = [storeSiteOf(site, pathLocale).storeId, number, { langId: site.languageId }] as const;
  return {
    key: getGetExamConfirmationKey(...args),
    fetch: async (options) => {
      try {
        return toExamConfirmation(await getExamConfirmation(...args, options));
      } catch (error) {
        if (isApiError(error) && error.status === 404) return null;
        throw error;
      }
    },
  };
}

/** Address and phone of the exam's store. */
export function examStoreQuery(
  site: Site,
  pathLocale: LocaleCode,
  storeNumber: string,
): Query<StorePageData | null> {
  return storeQuery(storeSiteOf(site, pathLocale), storeNumber);
}
