import { useGetItemPrescription } from '@generated/lens/lens';
import { useMemo } from 'react';
import { fromItemPrescription } from '@/domain/prescription/from-item-prescription';
import { useSite } from '@/lib/site/site';
import { useTrackError } from '@/lib/tracking/use-track-error';

/** Returns the values of an order line's prescription. */
export function useItemPrescription(orderItemId: string | undefined) {
  const { storeId } = useSite();
  const { data, error, mutate } = useGetItemPrescription(storeId, orderItemId ?? '', {
    swr: { enabled: orderItemId !== undefined },
  });
  const values = useMemo(() => data?.prescription && fromItemPrescription(data.prescription), [data]);
  // A failure may have HTTP 200.
  const failed = data ? data.status !== 'Success' : Boolean(error);
  useTrackError(failed, 'Unable to load prescription details', 'getItemPrescription');
  return { isLoading: orderItemId !== undefined && !data && !error, values, failed, retry: () => mutate() };
}
