import type { DoctorSeed } from '../models/doctor';
import type { StoreSeed } from '../models/store';
import { distanceKm } from '../places/distance';

/** A doctor is in another store on each working day. */
const MAX_STORES = 5;

/**
 * Returns the doctors with the stores that have none so far: the nearest doctor of the region goes there too, or the nearest
 * one of the country where all of the region's doctors have a store on each day.
 */
export function withDoctorInEveryStore(
  doctors: readonly DoctorSeed[],
  storesWithExams: readonly StoreSeed[],
): DoctorSeed[] {
  const storeByNumber = new Map(storesWithExams.map((store) => [store.storeNumber, store]));
  const storeNumbers = new Map(doctors.map((doctor) => [doctor, [...doctor.storeNumbers]]));
  const covered = new Set(doctors.flatMap((doctor) => doctor.storeNumbers));
  for (const store of storesWithExams) {
    if (covered.has(store.storeNumber)) continue;
    const [nearest] = [...storeNumbers]
      .filter(([doctor, numbers]) => doctor.address.country === store.country && numbers.length < MAX_STORES)
      .map(([doctor, numbers]) => ({
        doctor,
        isElsewhere: Number(doctor.address.region !== store.region),
        km: distanceToHome(store, numbers),
      }))
      .sort((a, b) => a.isElsewhere - b.isElsewhere || a.km - b.km);
    if (!nearest)
      throw new RangeError(`No doctor of ${store.country} has a day for store ${store.storeNumber}`);
    storeNumbers.get(nearest.doctor)?.push(store.storeNumber);
  }
  return doctors.map((doctor) => ({ ...doctor, storeNumbers: storeNumbers.get(doctor) ?? [] }));

  function distanceToHome(store: StoreSeed, [home = '']: readonly string[]): number {
    const homeStore = storeByNumber.get(home);
    return homeStore ? distanceKm(store, homeStore) : Infinity;
  }
}
