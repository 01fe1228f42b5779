import { useGetItemPrescription } from '@generated/lens/lens';
import type { ItemPrescription } from '@generated/lens/model/itemPrescription';
import { useSite } from '@/lib/site/site';
import type { LineItem } from './cart-view';

export interface LinePrescription {
  loading: boolean;
  /** Undefined when the line has none; also when it could not be read, so that it can be entered again. */
  prescription: ItemPrescription | undefined;
}

export function useLinePrescription({ orderItemId, prescription }: LineItem): LinePrescription {
  const { storeId } = useSite();
  const enabled = prescription === 'given';
  const { data, error } = useGetItemPrescription(storeId, orderItemId, { swr: { enabled } });
  return {
    loading: enabled && data === undefined && error === undefined,
    prescription: data?.prescription,
  };
}
