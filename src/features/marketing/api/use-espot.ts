import { useLocation } from 'react-router-dom';
import useSWR from 'swr';
import { useInsuranceStatus } from '@/lib/insurance/insurance-status';
import { fetchShared } from '@/lib/queries/fetch-shared';
import { useSite } from '@/lib/site/site';
import { useTrackError } from '@/lib/tracking/use-track-error';
import type { EspotConfig } from './espot-config';
import { espotQuery } from './espot-query';

export interface EspotState {
  /** Sanitized HTML. '' for an empty espot, undefined while loading. */
  html: string | undefined;
  failed: boolean;
}

/** Returns the content of an espot. An error is tracked and never breaks the page (000 §8). */
export function useEspot(espot: EspotConfig): EspotState {
  const ria = useInsuranceStatus() === 'on';
  const config = espot.cookieSensitive ? { ...espot, ria } : espot;
  const query = espotQuery(useSite(), config, new URLSearchParams(useLocation().search));
  // Null when the page's prefetch has failed.
  const { data, error } = useSWR<string | null>(query.key, () => fetchShared(query), {
    // Content must not change while the shopper reads it.
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    // Nor go away while a changed page query loads it again.
    keepPreviousData: true,
  });
  const failed = data === null || error !== undefined;
  useTrackError(failed, `Error loading espot ${espot.name}`);
  return { html: data ?? undefined, failed };
}
