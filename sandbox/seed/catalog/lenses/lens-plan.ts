import type { LensMaterialCode } from './lens-materials';
import type { AntiReflective, LensColorCode, TreatmentFamily } from './lens-treatments';
import type { WorkingLensType } from './lens-types';

/** Short form of a package: the rest follows from type, material and treatment. */
export interface LensPlan {
  type: WorkingLensType;
  material: LensMaterialCode;
  treatment: TreatmentFamily;
  antiReflective: AntiReflective;
  color: LensColorCode;
  /** Mirrors can have a polarized base; the treatment `polar` is always polarized. */
  polarizedMirror?: boolean;
  /** Made from a stocked blank, so that it can ship on the same day. */
  stocked?: boolean;
}

type Row = [
  LensPlan['material'],
  LensPlan['treatment'],
  LensPlan['antiReflective'],
  LensColorCode,
  ('stocked' | 'polarized')?,
];

/** The packages by type. The order determines the article numbers: add new packages at the end of their list. */
const lensRange: Record<WorkingLensType, readonly Row[]> = {
  'single-vision': [
    ['PLAS', 'clear', 'none', 'CLR', 'stocked'],
    ['PLAS', 'clear', 'standard', 'CLR', 'stocked'],
    ['POLY', 'clear', 'standard', 'CLR', 'stocked'],
    ['POLY', 'clear', 'premium', 'CLR', 'stocked'],
    ['TRIV', 'clear', 'premium', 'CLR'],
    ['HI160', 'clear', 'premium', 'CLR', 'stocked'],
    ['HI167', 'clear', 'premium', 'CLR'],
    ['HI174', 'clear', 'premium', 'CLR'],
    ['POLY', 'blue', 'standard', 'CLR'],
    ['HI160', 'blue', 'premium', 'CLR'],
    ['HI167', 'blue', 'premium', 'CLR'],
    ['PLAS', 'photochromic', 'standard', 'SMK'],
    ['POLY', 'photochromic', 'premium', 'SMK'],
    ['POLY', 'photochromic', 'premium', 'BRN'],
    ['TRIV', 'photochromic', 'premium', 'SMK'],
    ['HI167', 'photochromic', 'premium', 'SMK'],
    ['PLAS', 'sun', 'none', 'SMK'],
    ['PLAS', 'sun', 'none', 'BRN'],
    ['POLY', 'sun', 'standard', 'SMK'],
    ['POLY', 'polar', 'standard', 'SMK'],
    ['POLY', 'polar', 'standard', 'BRN'],
    ['POLY', 'polar', 'standard', 'GRN'],
    ['HI160', 'polar', 'premium', 'SMK'],
    ['POLY', 'mirror', 'standard', 'BLU'],
    ['POLY', 'mirror', 'standard', 'GLD'],
    ['POLY', 'mirror', 'standard', 'SLV', 'polarized'],
  ],
  progressive: [
    ['PLAS', 'clear', 'standard', 'CLR'],
    ['POLY', 'clear', 'premium', 'CLR'],
    ['TRIV', 'clear', 'premium', 'CLR'],
    ['HI160', 'clear', 'premium', 'CLR'],
    ['HI167', 'clear', 'premium', 'CLR'],
    ['POLY', 'blue', 'premium', 'CLR'],
    ['POLY', 'photochromic', 'premium', 'SMK'],
    ['HI167', 'photochromic', 'premium', 'SMK'],
    ['POLY', 'sun', 'standard', 'SMK'],
    ['POLY', 'polar', 'standard', 'SMK'],
    ['POLY', 'polar', 'standard', 'BRN'],
  ],
  bifocal: [
    ['PLAS', 'clear', 'standard', 'CLR'],
    ['POLY', 'clear', 'standard', 'CLR'],
  ],
  readers: [
    ['POLY', 'clear', 'standard', 'CLR'],
    ['POLY', 'blue', 'standard', 'CLR'],
  ],
  'non-prescription': [
    ['POLY', 'clear', 'standard', 'CLR'],
    ['POLY', 'blue', 'standard', 'CLR'],
    ['POLY', 'photochromic', 'standard', 'SMK'],
    ['POLY', 'sun', 'none', 'SMK'],
    ['POLY', 'polar', 'standard', 'SMK'],
    ['POLY', 'mirror', 'standard', 'BLU'],
  ],
};

/** All packages with a lens. */
export const lensPlans: readonly LensPlan[] = (
  Object.entries(lensRange) as [WorkingLensType, readonly Row[]][]
).flatMap(([type, rows]) =>
  rows.map(([material, treatment, antiReflective, color, flag]) => ({
    type,
    material,
    treatment,
    antiReflective,
    color,
    ...(flag === 'stocked' ? { stocked: true } : {}),
    ...(flag === 'polarized' ? { polarizedMirror: true } : {}),
  })),
);
