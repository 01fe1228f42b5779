import { useEffect, useRef, useState } from 'react';
import type { Doctor } from '@/domain/doctor/doctor';
import type { DoctorSearch } from '@/domain/doctor/doctor-query';
import { useSite } from '@/lib/site/site';
import { track } from '@/lib/tracking/track';
import { findDoctors } from '../api/find-doctors';

export type DoctorSearchState =
  | { status: 'idle' | 'searching' | 'failed' }
  | { status: 'found'; doctors: readonly Doctor[] };

/** Manages the search for doctors. A new search replaces a pending one. */
export function useDoctorSearch() {
  const site = useSite();
  const [state, setState] = useState<DoctorSearchState>({ status: 'idle' });
  const latest = useRef<AbortController>(undefined);
  useEffect(() => () => latest.current?.abort(), []);

  const find = async (search: DoctorSearch) => {
    latest.current?.abort();
    const current = new AbortController();
    latest.current = current;
    const { signal } = current;
    setState({ status: 'searching' });
    try {
      const doctors = await findDoctors(site, search, signal);
      if (!signal.aborted) setState({ status: 'found', doctors });
    } catch {
      if (signal.aborted) return;
      track({ name: 'error', message: 'Unable to get doctor list', operation: 'searchDoctors' });
      setState({ status: 'failed' });
    }
  };
  return { state, find };
}
