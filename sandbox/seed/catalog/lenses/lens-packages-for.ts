import { MIN_MULTIFOCAL_LENS_HEIGHT } from '@/domain/lens/excluded-lenses';
import type { FrameColor, FrameModel } from '../../models/frame';
import type { LensPackage } from '../../models/lens-package';
import { frameOnlyPackage, lensPackages } from './lens-packages';

/** The frame data that the exclusions use. */
export type LensedFrame = Pick<
  FrameModel,
  'category' | 'gender' | 'rim' | 'shape' | 'size' | 'prescriptionReady' | 'totalPower'
> & { partNumber?: string };
type LensedColor = Pick<FrameColor, 'sunLens'>;

/** Returns true to exclude a package from a frame's list. */
type Exclusion = (lens: LensPackage, frame: LensedFrame, color: LensedColor) => boolean;

const sunTreatments: readonly string[] = ['sun', 'polar', 'mirror'];
const impactResistant: readonly string[] = ['POLY', 'TRIV'];

/**
 * Models for which the lens service has hardly anything, by part number: no package at all, or one single-vision lens
 * without the frame-only package (000 §4, hasLenses).
 */
const limitedRanges: Readonly<Record<string, 'none' | 'one'>> = { VD2232: 'none', FG2065: 'one' };

/** Returns whether the lens service has more for a model than `limitedRanges`. */
export function hasFullRange({ partNumber = '' }: Pick<LensedFrame, 'partNumber'>): boolean {
  return limitedRanges[partNumber] === undefined;
}

/** Below this power, 1.74 has no advantage over 1.67 (optics.md §2). Diopters. */
const ULTRA_THIN_FROM = 4;

const exclusions: readonly Exclusion[] = [
  // Sunglasses have tinted lenses, eyeglasses the others.
  (lens, frame) => sunTreatments.includes(lens.treatmentFamily) !== (frame.category === 'sunglasses'),
  // Drilled lenses crack in 1.50 plastic: only Trivex, polycarbonate and 1.60 or higher (optics.md §2).
  (lens, frame) => frame.rim === 'rimless' && lens.materialCode === 'PLAS',
  // Under 18: impact-resistant materials (optics.md §2), and nothing for presbyopia.
  (lens, frame) =>
    frame.gender === 'kids' && (!impactResistant.includes(lens.materialCode) || isForPresbyopia(lens)),
  // Multifocals need height for the corridor or the segment (optics.md §1).
  (lens, frame) => isMultifocal(lens) && frame.size.lensHeight < MIN_MULTIFOCAL_LENS_HEIGHT,
  // Steeply curved fronts distort multifocals and break brittle materials.
  (lens, frame) =>
    frame.shape === 'wrap' && (isMultifocal(lens) || !impactResistant.includes(lens.materialCode)),
  (lens, frame) =>
    lens.materialCode === 'HI174' &&
    frame.totalPower !== undefined &&
    frame.totalPower.max <= ULTRA_THIN_FROM,
  // A mirror needs a dark, even base (optics.md §3): not on a gradient or a pale fashion tint.
  (lens, _frame, { sunLens }) =>
    lens.treatmentFamily === 'mirror' &&
    sunLens !== undefined &&
    (sunLens.gradient || sunLens.category === 1),
];

/**
 * Returns the lens packages available for a frame color, in catalog order, with the frame-only package last. A frame that is
 * not prescription-ready has only that one; the product page then preselects it (000 §4).
 */
export function lensPackagesFor(
  frame: LensedFrame,
  color: LensedColor,
  packages: readonly LensPackage[] = lensPackages,
): LensPackage[] {
  if (!frame.prescriptionReady) return [frameOnlyPackage];
  const fitting = packages.filter(
    (lens) => lens !== frameOnlyPackage && !exclusions.some((excludes) => excludes(lens, frame, color)),
  );
  switch (limitedRanges[frame.partNumber ?? '']) {
    case 'none':
      return [];
    case 'one':
      return fitting.filter(({ type }) => type === 'single-vision').slice(0, 1);
    default:
      return [...fitting, frameOnlyPackage];
  }
}

function isMultifocal(lens: LensPackage): boolean {
  return lens.type === 'progressive' || lens.type === 'bifocal';
}

function isForPresbyopia(lens: LensPackage): boolean {
  return isMultifocal(lens) || lens.type === 'readers';
}
