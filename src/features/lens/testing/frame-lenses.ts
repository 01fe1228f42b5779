import type { FrameLensesData } from '@generated/lens/model/frameLensesData';
import type { FrameLensPackage } from '@generated/lens/model/frameLensPackage';

/** Creates a test fixture: a lens package of the lens service. */
export function lensPackage(upc: string, overrides: Partial<FrameLensPackage> = {}): FrameLensPackage {
  return {
    upc,
    catEntryId: `4${upc}`,
    listPrice: 120,
    offerPrice: 96,
    insPrice: null,
    insurable: true,
    type: 'single-vision',
    segmentCode: 'SV',
    materialCode: 'POLY',
    index: 1.59,
    treatmentFamily: 'clear',
    antiReflective: 'premium',
    blueLight: false,
    polar: false,
    brand: 'House',
    color: 'clear',
    clen: 'CLR',
    services: ['AR01'],
    rxValues: { sph: { min: -6, max: 4 }, add: { min: 0, max: 0 } },
    isSpeedyRX: true,
    ...overrides,
  };
}

/**
 * Test fixture: a frame with list price 180.00 and offer price 153.00. Packages: single vision clear (96.00 and 60.00) and
 * photochromic (150.00), one progressive, and frame only.
 */
export const frameLenses: FrameLensesData = {
  frame: { upc: '8056000012345', catEntryId: '301122', listPrice: 180, offerPrice: 153, promotions: {} },
  packages: [
    lensPackage('SV1'),
    lensPackage('SV2', { listPrice: 60, offerPrice: 60, materialCode: 'PLAS', antiReflective: 'none' }),
    lensPackage('SV3', {
      listPrice: 150,
      offerPrice: 150,
      treatmentFamily: 'photochromic',
      color: 'smoke',
      clen: 'SMK',
    }),
    lensPackage('PAL', { listPrice: 250, offerPrice: 250, type: 'progressive' }),
    lensPackage('FO', { listPrice: 0, offerPrice: 0, type: 'frame-only', antiReflective: 'none' }),
  ],
  content: {
    type: {
      'single-vision': { title: 'Single vision', description: 'One power.' },
      progressive: { title: 'Progressive' },
      'frame-only': { title: 'Frame only' },
    },
    treatmentFamily: { clear: { title: 'Clear' }, photochromic: { title: 'Photochromic' } },
    materialCode: { POLY: { title: 'Polycarbonate 1.59' }, PLAS: { title: 'Plastic 1.50' } },
    antiReflective: { premium: { title: 'premium anti-reflective' } },
    color: { smoke: { title: 'Smoke' } },
  },
  warranties: [{ id: '420001', title: 'One-year plan', price: 29 }],
};

/** Creates a test fixture without the packages of some types. */
export function withoutTypes(...types: string[]): FrameLensesData {
  return { ...frameLenses, packages: frameLenses.packages.filter(({ type }) => !types.includes(type)) };
}
