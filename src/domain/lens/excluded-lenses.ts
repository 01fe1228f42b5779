import { distinctCodes, type LensAttribute, type LensFacts } from './lens-facts';
import type { LensFrame } from './lens-frame';
import type { LensReason } from './lens-reason';

/**
 * Minimum lens height for progressive and bifocal lenses, in millimeters. A progressive corridor typically needs 28 to 30 mm;
 * flat-top bifocals use the same limit, so that the segment line stays clear of the lower rim.
 */
export const MIN_MULTIFOCAL_LENS_HEIGHT = 28;

const MULTIFOCALS = ['progressive', 'bifocal'];

/** A lens that the frame excludes, and that the lens service therefore leaves out. */
export interface ExcludedLens {
  readonly attribute: LensAttribute;
  readonly code: string;
  readonly reason: LensReason;
}

/** Returns the missing lenses whose reason follows from the frame's attributes. Others are simply not listed. */
export function excludedLenses(lenses: readonly LensFacts[], frame: LensFrame): ExcludedLens[] {
  // A frame without prescription lenses excludes nothing in particular.
  if (!lenses.some(({ type }) => type === 'single-vision')) return [];
  const multifocal = multifocalReason(frame);
  const plastic = plasticReason(frame);
  const excluded: ExcludedLens[] = [
    ...(multifocal
      ? MULTIFOCALS.map((code) => ({ attribute: 'type' as const, code, reason: multifocal }))
      : []),
    ...(plastic ? [{ attribute: 'material' as const, code: 'PLAS', reason: plastic }] : []),
  ];
  return excluded.filter(({ attribute, code }) => !distinctCodes(lenses, attribute).includes(code));
}

function multifocalReason({ gender, lensHeight }: LensFrame): LensReason | undefined {
  if (gender === 'kids') return { kind: 'kids' };
  return lensHeight !== undefined && lensHeight < MIN_MULTIFOCAL_LENS_HEIGHT
    ? { kind: 'frame-height', height: lensHeight, minimum: MIN_MULTIFOCAL_LENS_HEIGHT }
    : undefined;
}

function plasticReason({ gender, rim }: LensFrame): LensReason | undefined {
  if (gender === 'kids') return { kind: 'kids' };
  return rim === 'rimless' ? { kind: 'rimless' } : undefined;
}
