import { useGetCarrierUrl } from '@generated/orders/orders';
import type { TrackedItem } from '@/domain/orders/tracked-order';
import { useSite } from '@/lib/site/site';

export interface CarrierLink {
  loading: boolean;
  url: string | undefined;
}

/** The carrier's page of an item that was sent; undefined for any other item. The order may name it itself. */
export function useCarrierUrl({ orderItemId, state, trackingUrl }: TrackedItem): CarrierLink | undefined {
  const { storeId } = useSite();
  const wasSent = state === 'shipped' || state === 'completed';
  const { data, isLoading } = useGetCarrierUrl(storeId, orderItemId, {
    swr: { enabled: wasSent && trackingUrl === undefined, revalidateIfStale: true },
  });
  if (!wasSent) return undefined;
  return { loading: isLoading, url: trackingUrl ?? (data?.carrierUrl || undefined) };
}
