import { Trans, useLingui } from '@lingui/react/macro';
import useSWR from 'swr';
import type { BookingQuery } from '@/domain/exams/booking-state';
import { PageLink } from '@/lib/navigation/page-link';
import { storeLocatorPaths } from '@/lib/navigation/store-locator-paths';
import { fetchShared } from '@/lib/queries/fetch-shared';
import { useSite } from '@/lib/site/site';
import { type StorePageData, storeQuery } from '@/lib/stores/store-query';
import { ButtonLink } from '@/ui/actions/button-link';
import { LoadStatus } from '@/ui/display/load-status';
import { Notice } from '@/ui/display/notice';
import { type StoreExams, storeExamsQuery } from '../api/store-exams';
import { BookingWorkspace } from './booking-workspace';

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
      onRetry={() => {
        if (store.error) void store.mutate();
        if (exams.error) void exams.mutate();
      }}
    />
  );
}

interface ChooseStoreProps {
  /** The link names a store that does not exist in this country. */
  isUnknown: boolean;
}

/** Explains the first step: an exam is booked in a store. */
function ChooseStore({ isUnknown }: ChooseStoreProps) {
  const site = useSite();
  return (
    <div className="grid max-w-2xl justify-items-start gap-6">
      {isUnknown ? (
        <Notice tone="warning" title={<Trans>We did not find this store</Trans>}>
          {site.country === 'us' ? (
            <Trans>It may be in Canada, or the link may be old. Choose a store in the United States.</Trans>
          ) : (
            <Trans>It may be in the United States, or the link may be old. Choose a store in Canada.</Trans>
          )}
        </Notice>
      ) : null}
      <p>
        <Trans>
          First choose a store near you. Stores that take bookings have a link to their free times.
        </Trans>
      </p>
      <ButtonLink size="lg" render={<PageLink href={storeLocatorPaths.finder(site)} />}>
        <Trans>Find a store</Trans>
      </ButtonLink>
    </div>
  );
}
