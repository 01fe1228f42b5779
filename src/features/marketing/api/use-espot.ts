import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import useSWR from 'swr';
import { useStore } from '@/platform/store/store';
import { track } from '@/platform/tracking/track';
import { espotRead } from './espot-read';
import type { Spot } from './spot';

export interface EspotState {
  /** Safe HTML; '' for an empty spot, undefined while it is not known. */
  html: string | undefined;
  failed: boolean;
}

export interface UseEspotOptions {
  /** One of the page's first reads: when its answer is not there, the call has failed, and nothing may move any more. */
  prepared?: boolean | undefined;
  /** False while nobody wants to see it. */
  wanted?: boolean | undefined;
}

/** The content of a marketing spot. A failure is tracked and never disturbs the page (000 §8). */
export function useEspot(spot: Spot, { prepared = false, wanted = true }: UseEspotOptions = {}): EspotState {
  const read = espotRead(useStore(), spot, new URLSearchParams(useLocation().search));
  const { data, error } = useSWR<string>(
    wanted ? read.key : null,
    prepared ? null : () => read.fetch({}),
    // Content does not change under the eyes of who reads it.
    { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  const failed = data === undefined && (prepared || error !== undefined);
  useEffect(() => {
    if (failed) track({ name: 'error', message: `Error loading espot ${spot.name}` });
  }, [failed, spot.name]);
  return { html: data, failed };
}
