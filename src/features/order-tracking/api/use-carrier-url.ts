import { useGetCarrierUrl } from '@generated/orders/orders';
import type { TrackedItem } from '@/domain/orders/tracked-order';
import { useSite } from '@/lib/site/site';

export interface CarrierLink {
  loading: boolean;
  url: string | undefined;
  /** The call failed, so that there may be one. */
  failed: boolean;
}

/** Returns the carrier's page of an item that was sent; undefined for any other item. The order may name it itself. */
export function useCarrierUrl(item: TrackedItem): CarrierLink | undefined {
  const { orderItemId, state, trackingUrl, history } = item;
  const { storeId } = useSite();
  const wasPickedUp = history.some(({ orderItemStatus }) => orderItemStatus === 'U');
  const wasSent = state === 'shipped' || (state === 'completed' && !wasPickedUp);
  const { data, error, isLoading } = useGetCarrierUrl(storeId, orderItemId, {
    swr: { enabled: wasSent && trackingUrl === undefined, revalidateIfStale: true },
  });
  if (!wasSent) return undefined;
  const url = trackingUrl ?? (data?.carrierUrl || undefined);
  return { loading: isLoading, url, failed: error !== undefined };
}
