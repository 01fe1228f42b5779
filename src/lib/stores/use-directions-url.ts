import { useEffect, useState } from 'react';
import { directionsUrl } from '@/domain/stores/directions';
import type { Store } from '@/domain/stores/store';

/** Name of the meta element with the maps of this deployment: only the pages of stores read it. */
export const DIRECTIONS_META = 'directions-url';

/** Returns the URL of the directions to a store: the maps of an Apple device, else those of this deployment. */
export function useDirectionsUrl(store: Store): string {
  // The server does not know the device.
  const [maps, setMaps] = useState<Parameters<typeof directionsUrl>[1]>({});
  useEffect(() => {
    const configured = document.querySelector<HTMLMetaElement>(`meta[name="${DIRECTIONS_META}"]`)?.content;
    setMaps({ platform: navigator.userAgent, ...(configured ? { configured } : {}) });
  }, []);
  return directionsUrl(store, maps);
}
