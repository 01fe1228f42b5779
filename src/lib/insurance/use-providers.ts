import { useEffect } from 'react';
import useSWR from 'swr';
import type { InsuranceProvider } from '@/domain/insurance/provider';
import { fetchShared } from '../queries/fetch-shared';
import { useSite } from '../site/site';
import { track } from '../tracking/track';
import { providersQuery } from './provider-list';

export interface Providers {
  state: 'loading' | 'failed' | 'ready';
  list: readonly InsuranceProvider[];
  retry: () => void;
}

const NONE: readonly InsuranceProvider[] = [];

/** Returns the providers that the shopper can choose from. A failure is tracked (000 §8). */
export function useProviders(): Providers {
  const query = providersQuery(useSite());
  const { data, error, isValidating, mutate } = useSWR(query.key, () => fetchShared(query));
  useEffect(() => {
    if (error) track({ name: 'error', message: 'Error loading espot X_Insurance_Providers' });
  }, [error]);
  const state = isValidating && !data ? 'loading' : 'failed';
  return { state: data ? 'ready' : state, list: data ?? NONE, retry: () => void mutate() };
}
