import { bookingHref, bookingLocale, parseBookingLink, storeBookingUrl } from '@/domain/exams/booking-link';
import { examPaths } from '@/lib/navigation/exam-paths';
import { storeLocatorPaths } from '@/lib/navigation/store-locator-paths';
import { siteByLocale } from '@/lib/site/site';
import { storeQuery } from '@/lib/stores/store-query';
import type { PageModule } from '../../page';

/**
 * The booking link (001 §2) leads to the scheduling page in the locale of its `langId`. Stores of California, Texas and
 * Oklahoma too: their redirects lead here, so that going back to them would be a loop. A store may name an address of its own.
 */
export const prepare: PageModule['prepare'] = async (
  { site: lastSite, search, lastLocale, examBooking },
  load,
) => {
  const { locale: linkLocale, storeNumber } = parseBookingLink(search, lastSite.locale);
  const linkSite = siteByLocale(linkLocale);
  if (!storeNumber) return { redirect: examPaths.schedule(linkSite) };
  const data = await load(storeQuery(linkSite, storeNumber));
  if (data === null) return { redirect: examPaths.examPage(linkSite) };
  const locale = data ? bookingLocale(linkLocale, data.store, lastLocale) : linkLocale;
  const site = siteByLocale(locale);
  if (data && !bookingHref(data.store, locale))
    return { redirect: storeLocatorPaths.storeWithoutBooking(site, storeNumber) };
  const ownUrl = data && storeBookingUrl(data.store, examBooking?.hosts);
  // Also if the store was not loaded: the scheduling page tries again.
  return { redirect: ownUrl ?? examPaths.schedule(site, storeNumber) };
};

/** Never rendered: it always redirects. */
export function Page() {
  return null;
}
