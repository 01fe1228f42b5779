import { searchDoctors } from '@generated/prescriptions/prescriptions';
import type { Doctor } from '@/domain/doctor/doctor';
import { type DoctorSearch, doctorQuery } from '@/domain/doctor/doctor-query';
import { listedDoctors } from '@/domain/doctor/listed-doctors';
import { toDoctor } from '@/domain/doctor/to-doctor';
import type { Site } from '@/lib/site/site';

/**
 * Returns the doctors that the site lists for a search.
 *
 * @throws Error when the search failed, which the API also says with HTTP 200 and the status `Fail`.
 */
export async function findDoctors(site: Site, search: DoctorSearch, signal: AbortSignal): Promise<Doctor[]> {
  const response = await searchDoctors(
    site.storeId,
    doctorQuery(search),
    { langId: site.languageId },
    { signal },
  );
  if (response.status !== 'Success') throw new Error('The search for doctors failed.');
  return listedDoctors(response.data.map(toDoctor), search, site.country);
}
