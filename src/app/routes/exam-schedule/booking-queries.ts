import { parseBookingQuery } from '@/domain/exams/booking-query';
import { isBookable, storeExamsQuery } from '@/features/exam-booking/api/store-exams';
import { storeLocatorPaths } from '@/lib/navigation/store-locator-paths';
import type { LoadQuery } from '@/lib/queries/query';
import { storeQuery } from '@/lib/stores/store-query';
import type { PageLocation, PrepareResult } from '../../page';

/** Loads the store of the URL and its exams. One that takes no bookings is left for its own page, which says why. */
export async function prepareBooking(
  { site, search }: PageLocation,
  load: LoadQuery,
): Promise<PrepareResult | undefined> {
  const { storeNumber } = parseBookingQuery(search);
  if (!storeNumber) return undefined;
  const [page] = await Promise.all([
    load(storeQuery(site, storeNumber)),
    load(storeExamsQuery(site, storeNumber)),
  ]);
  if (!page || isBookable(page.store)) return undefined;
  return { redirect: storeLocatorPaths.storeWithoutBooking(site, storeNumber) };
}
