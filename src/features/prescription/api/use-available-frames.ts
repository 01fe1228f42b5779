import { useRef, useState } from 'react';
import type { StoredPrescription } from '@/domain/prescription/stored-prescription';
import { useSite } from '@/lib/site/site';
import type { FilterableListing } from './filterable-listing';

export interface AvailableFrames {
  /** Shows the frames that fit a prescription. @returns whether there are any. */
  show: (prescription: StoredPrescription) => Promise<boolean>;
  busy: boolean;
  /** No frame fits, or the request failed: the message is the same (003 §8, Listing). */
  incompatible: boolean;
}

/** Filters a listing by the frames that fit a prescription. */
export function useAvailableFrames(getListing: () => FilterableListing): AvailableFrames {
  const site = useSite();
  const pendingRef = useRef(false);
  const [busy, setBusy] = useState(false);
  const [incompatible, setIncompatible] = useState(false);

  const show: AvailableFrames['show'] = async (prescription) => {
    if (pendingRef.current) return false;
    pendingRef.current = true;
    setBusy(true);
    setIncompatible(false);
    try {
      const { findAvailableFrames } = await import('./available-frames');
      const listing = getListing();
      const path = await findAvailableFrames(site, prescription, listing);
      setIncompatible(!path);
      if (path) listing.show(path);
      return path !== undefined;
    } catch {
      setIncompatible(true);
      return false;
    } finally {
      pendingRef.current = false;
      setBusy(false);
    }
  };

  return { show, busy, incompatible };
}
