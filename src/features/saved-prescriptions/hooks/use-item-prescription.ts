import { useGetItemPrescription } from '@generated/lens/lens';
import { useEffect, useMemo } from 'react';
import { fromItemPrescription } from '@/domain/prescription/from-item-prescription';
import { useSite } from '@/lib/site/site';
import { track } from '@/lib/tracking/track';

/** The values of an order line's prescription. */
export function useItemPrescription(orderItemId: string | undefined) {
  const { storeId } = useSite();
  const { data, error, mutate } = useGetItemPrescription(storeId, orderItemId ?? '', {
    swr: { enabled: orderItemId !== undefined },
  });
  const values = useMemo(() => data?.prescription && fromItemPrescription(data.prescription), [data]);
  // A failure may have HTTP 200.
  const failed = data ? data.status !== 'Success' : Boolean(error);
  useEffect(() => {
    if (failed)
      track({
        name: 'error',
        message: 'Unable to load prescription details',
        operation: 'getItemPrescription',
      });
  }, [failed]);
  return { isLoading: orderItemId !== undefined && !data && !error, values, failed, retry: () => mutate() };
}
