import type { LensPackage } from '../../models/lens-package';
import type { Localized } from '../../models/localized';
import { ean13 } from '../ean13';
import { joinText, mapText, text } from '../localized-text';
import { lensMaterials } from './lens-materials';
import { type LensPlan, lensPlans } from './lens-plan';
import { lensPrices } from './lens-prices';
import { antiReflectiveNames, antiReflectiveSentences, lensColors, lensTreatments } from './lens-treatments';
import { lensTypes } from './lens-types';

const FIRST_CATENTRY = 4_100_000;

/** Builds article numbers of lens packages: 21 and ten digits. */
const upcOf = (number: number) => ean13(`21${String(number).padStart(10, '0')}`);

/** The frame with its demo lens: no prescription lens, no charge. */
export const frameOnlyPackage: LensPackage = {
  upc: upcOf(1),
  catentryId: String(FIRST_CATENTRY),
  name: text('Frame only', 'Solo la montura', 'Monture seulement'),
  description: text(
    'The frame with its demo lenses, for you to have fitted elsewhere.',
    'La montura con sus lentes de muestra, para que los coloques en otro lugar.',
    'La monture avec ses verres de présentation, à faire garnir ailleurs.',
  ),
  type: 'frame-only',
  segmentCode: 'FO',
  materialCode: 'DEMO',
  index: 1.5,
  treatmentFamily: 'clear',
  antiReflective: 'none',
  blueLight: false,
  polar: false,
  brand: 'Marlowe',
  color: 'clear',
  colorCode: 'CLR',
  services: [],
  rxValues: { sph: { min: 0, max: 0 }, add: { min: 0, max: 0 } },
  isSpeedyRX: false,
  insurable: false,
  price: { USD: { list: 0, offer: 0 }, CAD: { list: 0, offer: 0 } },
  insuredPrice: { USD: 0, CAD: 0 },
};

/** All packages of the lens service, with the frame-only package last. */
export const lensPackages: readonly LensPackage[] = [
  ...lensPlans.map((plan, index) => buildPackage(plan, index + 2)),
  frameOnlyPackage,
];

function buildPackage(plan: LensPlan, number: number): LensPackage {
  const type = lensTypes[plan.type];
  const material = lensMaterials[plan.material];
  const color = lensColors[plan.color];
  return {
    upc: upcOf(number),
    catentryId: String(FIRST_CATENTRY + number - 1),
    name: nameOf(plan),
    description: descriptionOf(plan),
    type: plan.type,
    segmentCode: type.segmentCode,
    materialCode: plan.material,
    index: material.index,
    treatmentFamily: plan.treatment,
    antiReflective: plan.antiReflective,
    blueLight: plan.treatment === 'blue',
    polar: plan.treatment === 'polar' || plan.polarizedMirror === true,
    brand: plan.antiReflective === 'premium' ? 'Marlowe Signature' : 'Marlowe Essential',
    color: color.id,
    colorCode: plan.color,
    services: servicesOf(plan),
    rxValues: { sph: { ...(type.sph ?? material.sph) }, add: { ...type.add } },
    isSpeedyRX: plan.stocked === true,
    insurable: type.insurable,
    ...lensPrices(plan),
  };
}

/** Returns the service codes of the lab: coatings, tint, filters. */
function servicesOf(plan: LensPlan): string[] {
  const services = ['SC01', 'UV01'];
  if (plan.antiReflective !== 'none') services.push(plan.antiReflective === 'premium' ? 'AR02' : 'AR01');
  const treatmentServices = {
    clear: [],
    blue: ['BL01'],
    photochromic: ['PH01'],
    sun: ['TN01'],
    polar: ['PO01'],
    mirror: ['TN01', 'MI01'],
  };
  services.push(...treatmentServices[plan.treatment]);
  if (plan.polarizedMirror) services.push('PO01');
  return services;
}

/** Builds a name such as "Single vision, Polycarbonate 1.59, Photochromic smoke, premium anti-reflective". */
function nameOf(plan: LensPlan): Localized {
  const treatment = lensTreatments[plan.treatment].name;
  const colored = plan.color === 'CLR' ? treatment : joinText([treatment, lensColors[plan.color].name], ' ');
  const polarized = plan.polarizedMirror
    ? mapText(lensTreatments.polar.name, (value) => value.toLowerCase())
    : undefined;
  return joinText(
    [
      lensTypes[plan.type].name,
      lensMaterials[plan.material].name,
      joinText([colored, polarized], ' '),
      antiReflectiveNames[plan.antiReflective],
    ],
    ', ',
  );
}

function descriptionOf(plan: LensPlan): Localized {
  return joinText(
    [
      lensTypes[plan.type].sentence,
      lensMaterials[plan.material].sentence,
      lensTreatments[plan.treatment].sentence,
      antiReflectiveSentences[plan.antiReflective],
    ],
    ' ',
  );
}
