import { Trans, useLingui } from '@lingui/react/macro';
import useSWR from 'swr';
import type { BookingQuery } from '@/domain/exams/booking-state';
import { fetchShared } from '@/lib/queries/fetch-shared';
import { useSite } from '@/lib/site/site';
import { type StorePageData, storeQuery } from '@/lib/stores/store-query';
import { LoadStatus } from '@/ui/display/load-status';
import { type StoreExams, storeExamsQuery } from '../api/store-exams';
import { BookingWorkspace } from './booking-workspace';
import { ChooseStore } from './choose-store';

/** Books an eye exam in the store of the URL; without one, it is chosen first. */
export function ExamBooking({ query }: { query: BookingQuery }) {
  const { storeNumber } = query;
  return storeNumber ? (
    <StoreBooking key={storeNumber} storeNumber={storeNumber} query={query} />
  ) : (
    <ChooseStore isUnknown={false} />
  );
}

function StoreBooking({ storeNumber, query }: { storeNumber: string; query: BookingQuery }) {
  const { t } = useLingui();
  const site = useSite();
  const ofStore = storeQuery(site, storeNumber);
  const ofExams = storeExamsQuery(site, storeNumber);
  const store = useSWR<StorePageData | null>(ofStore.key, () => fetchShared(ofStore));
  const exams = useSWR<StoreExams>(store.data ? ofExams.key : null, () => fetchShared(ofExams));
  if (store.data === null) return <ChooseStore isUnknown />;
  if (store.data && exams.data)
    return <BookingWorkspace page={store.data} exams={exams.data} query={query} />;
  return (
    <LoadStatus
      isLoading={store.error === undefined && exams.error === undefined}
      loadingLabel={t`Loading the store`}
      lines={8}
      failureTitle={<Trans>The exams of this store could not be loaded</Trans>}
      retryLabel={<Trans>Try again</Trans>}
      onRetry={() => {
        if (store.error) void store.mutate();
        if (exams.error) void exams.mutate();
      }}
    />
  );
}
