import { searchDoctors } from '@generated/prescriptions/prescriptions';
import { useEffect, useRef, useState } from 'react';
import type { Doctor } from '@/domain/doctor/doctor';
import { type DoctorSearch, doctorQuery } from '@/domain/doctor/doctor-query';
import { listedDoctors } from '@/domain/doctor/listed-doctors';
import { toDoctor } from '@/domain/doctor/to-doctor';
import { type Site, useSite } from '@/lib/site/site';
import { track } from '@/lib/tracking/track';

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

/**
 * Returns the doctors that the site lists for a search.
 *
 * @throws Error when the search failed, which the API also says with HTTP 200 and the status `Fail`.
 */
async function findDoctors(site: Site, search: DoctorSearch, signal: AbortSignal): Promise<Doctor[]> {
  const response = await searchDoctors(
    site.storeId,
    doctorQuery(search),
    { langId: site.languageId },
    { signal },
  );
  if (response.status !== 'Success') throw new Error('The search for doctors failed.');
  return listedDoctors(response.data.map(toDoctor), search, site.country);
}
