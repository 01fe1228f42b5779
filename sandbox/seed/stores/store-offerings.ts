import { keysOf } from '@/domain/data/keys-of';
import { frameBrands } from '../catalog/frames/frame-brands';
import type { StoreSeed } from '../models/store';
import type { SeededRandom } from '../random';
import { type StoreService, storeServices } from './store-services';

export type StoreOfferings = Pick<
  StoreSeed,
  | 'brands'
  | 'services'
  | 'onlineAppointment'
  | 'bookableAppointment'
  | 'insuranceCarriers'
  | 'languages'
  | 'audioFitting'
>;

/** The carriers of the specification (001 §3), and the public plans that many US stores accept. */
const US_CARRIERS = [
  ...['EyeMed', 'Aetna', 'Humana Vision', 'UnitedHealthcare Vision (UHC)', 'Cigna', 'Davis Vision'],
  ...['Medicare', 'Medicaid'],
];
/** Common insurance carriers of Canadian employers. */
const CANADIAN_CARRIERS = [
  'Sun Life',
  'Manulife',
  'Canada Life',
  'Green Shield Canada',
  'Blue Cross',
  'Desjardins',
];

/** Probability that a store's staff speaks Spanish, in regions above the default. */
const SPANISH_BY_REGION: Record<string, number> = {
  PR: 1,
  TX: 0.8,
  CA: 0.8,
  NM: 0.8,
  FL: 0.75,
  AZ: 0.7,
  NV: 0.65,
  NY: 0.55,
  NJ: 0.55,
  IL: 0.45,
  CO: 0.45,
};
const FRENCH_BY_REGION: Record<string, number> = {
  QC: 1,
  NB: 0.8,
  ON: 0.35,
  MB: 0.25,
  NS: 0.2,
  ME: 0.15,
  LA: 0.1,
};
const FURTHER_LANGUAGES = [
  ...['Mandarin', 'Cantonese', 'Vietnamese', 'Korean', 'Tagalog', 'Arabic', 'Hindi', 'Punjabi', 'Portuguese'],
  ...['Russian', 'Polish', 'American Sign Language'],
];
const EVERYWHERE: StoreService[] = ['FrameAdjustments', 'Repairs', 'InStorePickup'];
const SERVICE_NAMES = keysOf(storeServices);

/** Brands, services, insurance carriers and languages of a store. Closed stores offer no appointments. */
export function storeOfferings(
  { status, country, region }: Pick<StoreSeed, 'status' | 'country' | 'region'>,
  random: SeededRandom,
): StoreOfferings {
  const open = status === 'O';
  const bookableAppointment = open && random.chance(0.85);
  const carriers = country === 'US' ? US_CARRIERS : CANADIAN_CARRIERS;
  return {
    brands: brandsOf(random),
    services: servicesOf(bookableAppointment, random),
    onlineAppointment: bookableAppointment && random.chance(0.7),
    bookableAppointment,
    insuranceCarriers: inOrderOf(carriers, random.sample(carriers, random.integer(2, carriers.length))),
    languages: languagesOf(region, country, random),
    audioFitting: open && random.chance(0.2),
  };
}

/** Chooses the retailer's house brand (the first one) and some others. */
function brandsOf(random: SeededRandom): string[] {
  const [ownLine, ...others] = frameBrands.map((brand) => brand.name);
  return inOrderOf([ownLine, ...others], [ownLine, ...random.sample(others, random.integer(9, 18))]).filter(
    (name) => name !== undefined,
  );
}

function servicesOf(hasExams: boolean, random: SeededRandom): StoreService[] {
  const exams: StoreService[] = ['EyeExams', 'ContactLensExams', 'ChildrensExams', 'RetinalImaging'];
  const others = SERVICE_NAMES.filter((name) => !exams.includes(name) && !EVERYWHERE.includes(name));
  const chosen = [...EVERYWHERE, ...random.sample(others, random.integer(1, others.length))];
  if (hasExams) chosen.push('EyeExams', ...random.sample(exams.slice(1), random.integer(1, 3)));
  return inOrderOf(SERVICE_NAMES, chosen);
}

function languagesOf(region: string, country: 'US' | 'CA', random: SeededRandom): string[] {
  const languages = ['English'];
  if (random.chance(SPANISH_BY_REGION[region] ?? (country === 'US' ? 0.25 : 0.05))) languages.push('Spanish');
  if (random.chance(FRENCH_BY_REGION[region] ?? (country === 'CA' ? 0.1 : 0.02))) languages.push('French');
  return [...languages, ...random.sample(FURTHER_LANGUAGES, random.chance(0.4) ? random.integer(1, 2) : 0)];
}

function inOrderOf<T>(order: readonly T[], chosen: readonly T[]): T[] {
  return order.filter((item) => chosen.includes(item));
}
