import { keysOf } from '@/domain/data/keys-of';
import { MIN_MULTIFOCAL_LENS_HEIGHT } from '@/domain/lens/excluded-lenses';
import type { BridgeFit, FrameCategory, FrameFeature, FrameModel, FrameSize } from '../../models/frame';
import type { SeededRandom } from '../../random';
import type { FrameBuild } from './frame-build';

/** Fit of a frame, and the lenses that it accepts. */
export interface FrameFit {
  bridgeFit: BridgeFit;
  features: FrameFeature[];
  prescriptionReady: boolean;
  totalPower?: NonNullable<FrameModel['totalPower']>;
}

const padMaterials: readonly string[] = ['metal', 'titanium', 'stainless-steel'];

/** Returns the fit, features and power range, derived from build and size. */
export function chooseFit(
  build: FrameBuild,
  category: FrameCategory,
  size: FrameSize,
  random: SeededRandom,
): FrameFit {
  const bridgeFit: BridgeFit = random.chance(build.gender === 'men' ? 0.08 : 0.15) ? 'low' : 'standard';
  const prescriptionReady = category === 'eyeglasses' || random.chance(build.shape === 'wrap' ? 0.4 : 0.88);
  const fit: FrameFit = {
    bridgeFit,
    features: featuresOf(build, size, prescriptionReady, random),
    prescriptionReady,
  };
  // Some manufacturers publish no power range; the commerce API then omits the fields.
  if (prescriptionReady && random.chance(0.9)) fit.totalPower = { min: 0, max: largestPower(build, size) };
  return fit;
}

function featuresOf(build: FrameBuild, size: FrameSize, prescriptionReady: boolean, random: SeededRandom) {
  const wire = padMaterials.includes(build.material);
  const light = build.material === 'titanium' || build.rim === 'rimless';
  const hasFeature: Record<FrameFeature, boolean> = {
    'spring-hinge': random.chance(build.gender === 'kids' ? 0.85 : 0.35),
    lightweight: light || (build.material === 'nylon' && random.chance(0.7)),
    'progressive-ready':
      prescriptionReady &&
      build.gender !== 'kids' &&
      build.shape !== 'wrap' &&
      size.lensHeight >= MIN_MULTIFOCAL_LENS_HEIGHT,
    'adjustable-nose-pads': wire,
    hypoallergenic: build.material === 'titanium' || (build.material === 'bio-based' && random.chance(0.5)),
  };
  return keysOf(hasFeature).filter((feature) => hasFeature[feature]);
}

/**
 * Returns the largest absolute total power, in diopters. Drilled lenses, strongly curved fronts and large eyes limit the power;
 * small, full rims hide the edge of strong lenses.
 */
function largestPower({ rim, shape }: FrameBuild, { eye }: FrameSize): number {
  if (shape === 'wrap') return 4;
  if (rim === 'rimless') return 6;
  if (rim === 'semi') return 8;
  if (eye >= 56) return 7;
  return eye <= 48 ? 14 : 10;
}
