import useSWR from 'swr';
import type { SlotDay } from '@/domain/exams/exam-slot';
import { fetchShared } from '@/lib/queries/fetch-shared';
import { shopperQueryOptions } from '@/lib/queries/shopper-query-options';
import { useSite } from '@/lib/site/site';
import { type SlotSearch, slotsQuery } from '../api/slots-query';

export interface Slots {
  /** Undefined until they have loaded. */
  days: readonly SlotDay[] | undefined;
  hasFailed: boolean;
  reload: () => void;
}

/** Loads the free times, and again when the shopper returns to the tab. Without a search it loads nothing. */
export function useSlots(search: SlotSearch | undefined): Slots {
  const site = useSite();
  const query = search && slotsQuery(site, search);
  const { data, error, mutate } = useSWR<SlotDay[] | undefined>(
    query?.key ?? null,
    () => query && fetchShared(query),
    shopperQueryOptions,
  );
  return { days: data, hasFailed: error !== undefined && !data, reload: () => void mutate() };
}
