import names from '../data/doctor-names.json' with { type: 'json' };
import type { DoctorSeed } from '../models/doctor';
import type { StoreSeed } from '../models/store';
import { distanceKm } from '../places/distance';
import { addressStyleOf, streetLine, streetName, unitLine } from '../places/street-address';
import { fictionalTelephone } from '../places/telephone';
import { createRandom, type SeededRandom } from '../random';

const TOTAL = 300;
const FIRST_DOCTOR_ID = 88_001;

/** Maximum distance between a doctor's stores. */
const REACH_KM = 40;

const PRACTICE_KINDS = ['Eye Care', 'Vision Center', 'Family Optometry', 'Optometry', 'Eye Associates'];
const FURTHER_LANGUAGES = [
  'Mandarin',
  'Vietnamese',
  'Korean',
  'Arabic',
  'Hindi',
  'Punjabi',
  'Portuguese',
  'Russian',
];

/**
 * Returns the invented doctors, each in one to five stores; every store that takes bookings has at least one.
 *
 * A few have no phone or practice phone: the US site does not list those (001 §5).
 */
export function seedDoctors(stores: readonly StoreSeed[]): DoctorSeed[] {
  const random = createRandom('doctors');
  const withExams = stores.filter((store) => store.bookableAppointment);
  const firstOfRegion = [...new Map(withExams.map((store) => [store.region, store])).values()];
  const others = withExams.filter((store) => !firstOfRegion.includes(store));
  const homes = [...firstOfRegion, ...random.sample(others, others.length)].slice(0, TOTAL);
  const names = uniqueNames(homes.length, random.branch('names'));
  const doctors = homes.map((home, index) =>
    buildDoctor(home, withExams, names[index] ?? ['', ''], index, random.branch(`doctor ${index}`)),
  );
  return withDoctorInEveryStore(doctors, withExams);
}

type Name = readonly [first: string, last: string];

function uniqueNames(count: number, random: SeededRandom): Name[] {
  const names = new Map<string, Name>();
  while (names.size < count) {
    const name: Name = [random.pick(DOCTOR_FIRST_NAMES), random.pick(DOCTOR_LAST_NAMES)];
    names.set(name.join(' '), name);
  }
  return [...names.values()];
}

function buildDoctor(
  home: StoreSeed,
  stores: readonly StoreSeed[],
  [firstName, lastName]: Name,
  index: number,
  random: SeededRandom,
): DoctorSeed {
  const inStore = random.chance(0.6);
  const style = addressStyleOf(home);
  const [address1, address2] = inStore
    ? home.addressLines
    : [
        streetLine(style, streetName(style, random), random),
        random.chance(0.5) ? unitLine(style, random) : '',
      ];
  return {
    doctorId: String(FIRST_DOCTOR_ID + index),
    name: `Dr. ${firstName} ${lastName}`,
    officeName: practiceName(home, lastName, random),
    // Every 25th has no phone, every 40th no practice phone, to test that they are not listed.
    phone: index % 25 === 12 ? '' : fictionalTelephone(home, random),
    officePhone: index % 40 === 30 ? '' : fictionalTelephone(home, random),
    fax: random.chance(0.6) ? fictionalTelephone(home, random) : '',
    address: {
      address1: address1 ?? '',
      address2: address2 ?? '',
      city: home.city,
      region: home.region,
      postalCode: home.postalCode,
      country: home.country,
    },
    languages: languagesOf(home, random),
    stateLicense: `${home.region}-${random.integer(1000, 9999)}${index % 10}`,
    npi: home.country === 'US' ? invalidNpi(random) : '',
    acceptsNewPatients: random.chance(0.85),
    storeNumbers: storesOf(home, stores, random),
  };
}

function practiceName({ region, country, city }: StoreSeed, lastName: string, random: SeededRandom): string {
  if (region === 'QC') return `${random.pick(['Optométrie', 'Clinique visuelle'])} ${lastName}`;
  const kind = random.pick(PRACTICE_KINDS);
  const owner = random.chance(0.65) ? lastName : city;
  return `${owner} ${country === 'CA' ? kind.replace('Center', 'Centre') : kind}`;
}

/** Returns English, sometimes the store's Spanish and French, and maybe one more language. */
function languagesOf({ languages, region }: StoreSeed, random: SeededRandom): string[] {
  const spoken = ['English'];
  if (languages.includes('Spanish') && random.chance(0.5)) spoken.push('Spanish');
  if (region === 'QC' || (languages.includes('French') && random.chance(0.5))) spoken.push('French');
  if (random.chance(0.3)) spoken.push(random.pick(FURTHER_LANGUAGES));
  return spoken;
}

function storesOf(home: StoreSeed, stores: readonly StoreSeed[], random: SeededRandom): string[] {
  const nearby = stores.filter(
    (store) => store !== home && store.region === home.region && distanceKm(store, home) <= REACH_KM,
  );
  return [home, ...random.sample(nearby, random.integer(0, 2))].map((store) => store.storeNumber);
}

/** A doctor is in another store on each working day. */
const MAX_STORES = 5;

/**
 * Returns the doctors with the stores that have none so far: the nearest doctor of the region goes there too, or the nearest
 * one of the country where all of the region's doctors have a store on each day.
 */
function withDoctorInEveryStore(
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

/**
 * Returns the ten digits in the format of a national provider identifier (US) with a wrong check digit: no real provider can
 * have it.
 */
export function invalidNpi(random: SeededRandom): string {
  const body = `1${String(random.integer(0, 99_999_999)).padStart(8, '0')}`;
  return `${body}${(checkDigit(body) + 1) % 10}`;
}

/** Returns the tenth digit of a real identifier: Luhn over the nine digits after the prefix 80840 (45 CFR 162.406). */
export function checkDigit(body: string): number {
  const digits = [...`80840${body}`].map(Number);
  const sum = digits.reduceRight((total, digit, index) => {
    const doubled = (digits.length - index) % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** Names of many origins; any resemblance to a real doctor is a coincidence. */
const DOCTOR_FIRST_NAMES: readonly string[] = names.first;
const DOCTOR_LAST_NAMES: readonly string[] = names.last;
