import { bookingHref } from '@/domain/exams/booking-link';
import {
  DEFAULT_REDIRECT_URL,
  EXAM_REDIRECTS,
  examRedirect,
  redirectUrl,
} from '@/domain/exams/exam-redirect';
import { examPaths } from '@/lib/navigation/exam-paths';
import { storeLocatorPaths } from '@/lib/navigation/store-locator-paths';
import { isStoreNumber, storeQuery } from '@/lib/stores/store-query';
import type { PageModule } from '../../page';

/**
 * Redirects to the booking address of California, or of Texas and Oklahoma, with the store's number (001 §2). The number of
 * any other store leads to the exam page, so that no address is made from what is not a store.
 */
export const prepare: PageModule['prepare'] = async ({ site, pathname, search, examBooking }, load) => {
  const name = pathname.split('/')[3]?.toLowerCase();
  const redirect = EXAM_REDIRECTS.find((known) => known === name);
  const number = search.get('storeName') ?? '';
  const examPage = { redirect: examPaths.examPage(site) };
  if (!redirect || !isStoreNumber(number)) return examPage;
  const data = await load(storeQuery(site, number));
  // Not loaded: the store's page tries again, and has the link.
  if (data === undefined) return { redirect: storeLocatorPaths.store(site, number) };
  if (data === null || examRedirect(data.store) !== redirect) return examPage;
  if (!bookingHref(data.store, site.locale))
    return { redirect: storeLocatorPaths.storeWithoutBooking(site, number) };
  return { redirect: redirectUrl(examBooking?.[redirect] ?? DEFAULT_REDIRECT_URL, number) };
};

/** Never rendered: it always redirects. */
export function Page() {
  return null;
}
