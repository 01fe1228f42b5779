import { useEffect } from 'react';
import { track } from '@/lib/tracking/track';
import type { StoreSearchResult } from '../api/search-stores';

/** Tracks searches that found nothing or failed, without the text (001 §8). */
export function useTrackSearch(result: StoreSearchResult | undefined): void {
  useEffect(() => {
    switch (result?.status) {
      case 'geocoder-failed':
      case 'stores-failed':
        return track({ name: 'error', message: 'Error while searching stores' });
      case 'no-place':
        return track({ name: 'store_search_zero_result', reason: 'place' });
      case 'wrong-country':
        return track({ name: 'store_search_zero_result', reason: 'wrong-country' });
      case 'found':
        if (result.total === 0) track({ name: 'store_search_zero_result', reason: 'stores' });
    }
  }, [result]);
}
