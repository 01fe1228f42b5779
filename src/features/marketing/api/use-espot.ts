import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import useSWR from 'swr';
import { useSite } from '@/lib/site/site';
import { track } from '@/lib/tracking/track';
import type { EspotConfig } from './espot-config';
import { espotQuery } from './espot-query';

export interface EspotState {
  /** Sanitized HTML. '' for an empty espot, undefined while loading. */
  html: string | undefined;
  failed: boolean;
}

export interface UseEspotOptions {
  /** Prefetched by the page. Missing data then means the request failed, and the layout must not shift anymore. */
  prefetched?: boolean | undefined;
  /** False defers the request. */
  enabled?: boolean | undefined;
}

/** The content of an espot. An error is tracked and never breaks the page (000 §8). */
export function useEspot(
  espot: EspotConfig,
  { prefetched = false, enabled = true }: UseEspotOptions = {},
): EspotState {
  const query = espotQuery(useSite(), espot, new URLSearchParams(useLocation().search));
  const { data, error } = useSWR<string>(
    enabled ? query.key : null,
    prefetched ? null : () => query.fetch({}),
    // Content must not change while the shopper reads it.
    { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  const failed = data === undefined && (prefetched || error !== undefined);
  useEffect(() => {
    if (failed) track({ name: 'error', message: `Error loading espot ${espot.name}` });
  }, [failed, espot.name]);
  return { html: data, failed };
}
