import { useEffect } from 'react';
import { hydratePersonal } from '@/lib/hydration/deferred-components';

/** Key of the last lens selection in local storage. Read as text here, since its code loads with the purchase section. */
const STORAGE_KEY = 'lastLensSelection';

/** Hydrates the purchase section when lenses were chosen for the frame before, which the server cannot know. */
export function useSelectionHydration(upc: string): void {
  useEffect(() => {
    if (isSelectionStored(upc)) void hydratePersonal();
  }, [upc]);
}

function isSelectionStored(upc: string): boolean {
  try {
    return window.localStorage.getItem(STORAGE_KEY)?.includes(`"${upc}"`) ?? false;
  } catch {
    // Storage is blocked.
    return false;
  }
}
