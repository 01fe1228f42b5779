import type { FrameColour, FrameModel } from '../../models/frame';
import type { LensPackage } from '../../models/lens-package';
import { MIN_MULTIFOCAL_LENS_HEIGHT } from '../progressive-height';
import { frameOnlyPackage, lensPackages } from './lens-packages';

/** What the rule looks at. */
export type LensedFrame = Pick<
  FrameModel,
  'category' | 'gender' | 'rim' | 'shape' | 'size' | 'prescriptionReady' | 'totalPower'
>;
type LensedColour = Pick<FrameColour, 'sunLens'>;

/** A reason to leave a package out of a frame's list. */
type Exclusion = (lens: LensPackage, frame: LensedFrame, colour: LensedColour) => boolean;

const sunTreatments: readonly string[] = ['sun', 'polar', 'mirror'];
const impactResistant: readonly string[] = ['POLY', 'TRIV'];

/** Below this power 1.74 brings nothing that 1.67 does not (eyewear-domain.md §2.1). Dioptres. */
const ULTRA_THIN_FROM = 4;

const exclusions: readonly Exclusion[] = [
  // Sunglasses take tinted lenses, eyeglasses take the others.
  (lens, frame) => sunTreatments.includes(lens.treatmentFamily) !== (frame.category === 'sunglasses'),
  // Drilled lenses crack in 1.50 plastic: Trivex, polycarbonate and 1.60 upwards only (§2.1, overrides).
  (lens, frame) => frame.rim === 'rimless' && lens.materialCode === 'PLAS',
  // Below 18 years: impact-resistant materials (§2.1, overrides), and nothing made for presbyopia.
  (lens, frame) =>
    frame.gender === 'kids' && (!impactResistant.includes(lens.materialCode) || isForPresbyopia(lens)),
  // Depth for the corridor or the segment (§1, lens types).
  (lens, frame) => isMultifocal(lens) && frame.size.lensHeight < MIN_MULTIFOCAL_LENS_HEIGHT,
  // Steeply curved fronts bend multifocal designs out of shape, and break brittle materials when they are fitted.
  (lens, frame) =>
    frame.shape === 'wrap' && (isMultifocal(lens) || !impactResistant.includes(lens.materialCode)),
  (lens, frame) =>
    lens.materialCode === 'HI174' &&
    frame.totalPower !== undefined &&
    frame.totalPower.max <= ULTRA_THIN_FROM,
  // A mirror needs a dark, even base (§2.2): not over a gradient or a pale fashion tint.
  (lens, _frame, { sunLens }) =>
    lens.treatmentFamily === 'mirror' &&
    sunLens !== undefined &&
    (sunLens.gradient || sunLens.category === 1),
];

/**
 * The lens packages that can be had with a frame in one of its colours, in catalogue order, with the frame-only package
 * last. A frame that takes no prescription lenses has that one alone, and the product page then preselects it
 * (document 000, section 4, Product page).
 */
export function lensPackagesFor(frame: LensedFrame, colour: LensedColour): LensPackage[] {
  if (!frame.prescriptionReady) return [frameOnlyPackage];
  const fitting = lensPackages.filter(
    (lens) => lens !== frameOnlyPackage && !exclusions.some((excludes) => excludes(lens, frame, colour)),
  );
  return [...fitting, frameOnlyPackage];
}

function isMultifocal(lens: LensPackage): boolean {
  return lens.type === 'progressive' || lens.type === 'bifocal';
}

function isForPresbyopia(lens: LensPackage): boolean {
  return isMultifocal(lens) || lens.type === 'readers';
}
