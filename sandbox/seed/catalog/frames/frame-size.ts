import type { FrameShape } from '@/domain/catalog/frame-shape';
import type { FrameCategory, FrameGender, FrameSize } from '../../models/frame';
import type { SeededRandom } from '../../random';
import type { FrameBuild } from './frame-build';

/** Ranges per shape: eye and bridge of adult eyeglasses in millimeters, lens height as a ratio of the eye. */
interface ShapeProportions {
  eye: readonly [number, number];
  bridge: readonly [number, number];
  height: readonly [number, number];
}

const proportions: Record<FrameShape, ShapeProportions> = {
  round: { eye: [45, 51], bridge: [20, 23], height: [0.88, 0.97] },
  oval: { eye: [48, 54], bridge: [17, 20], height: [0.54, 0.74] },
  rectangle: { eye: [50, 57], bridge: [16, 19], height: [0.45, 0.66] },
  square: { eye: [49, 56], bridge: [17, 20], height: [0.74, 0.86] },
  'cat-eye': { eye: [49, 56], bridge: [16, 19], height: [0.68, 0.8] },
  aviator: { eye: [54, 60], bridge: [14, 17], height: [0.82, 0.9] },
  browline: { eye: [48, 54], bridge: [18, 21], height: [0.72, 0.8] },
  geometric: { eye: [48, 55], bridge: [18, 21], height: [0.8, 0.92] },
  panthos: { eye: [45, 50], bridge: [20, 23], height: [0.84, 0.92] },
  butterfly: { eye: [52, 58], bridge: [15, 18], height: [0.78, 0.88] },
  wrap: { eye: [57, 61], bridge: [15, 17], height: [0.58, 0.68] },
  irregular: { eye: [48, 56], bridge: [17, 20], height: [0.74, 0.88] },
};

/** Target width from hinge to hinge, in millimeters. */
const targetWidth: Record<FrameGender, readonly [number, number]> = {
  women: [124, 137],
  men: [132, 145],
  unisex: [126, 142],
  kids: [112, 124],
};

/** Width of both end-pieces together, in millimeters: from the lenses' outer edges to the hinges. */
export const END_PIECES = { min: 6, max: 16, wrapMin: 4 } as const;

/**
 * Chooses consistent sizes: total width = 2 × eye + bridge + end-pieces, temple length by width, lens height by shape. Ranges:
 * optics.md §5.1.
 */
export function chooseSize(build: FrameBuild, category: FrameCategory, random: SeededRandom): FrameSize {
  const { eye, bridge } = lensAndBridge(build, category, random);
  const [low, high] = proportions[build.shape].height;
  const lensHeight = Math.min(55, Math.max(24, Math.round(eye * (low + (high - low) * random.next()))));
  const wearer = targetWidth[build.gender];
  const target = random.integer(wearer[0], wearer[1]) + (category === 'sunglasses' ? 3 : 0);
  const least = build.shape === 'wrap' ? END_PIECES.wrapMin : END_PIECES.min;
  const endPieces = Math.min(END_PIECES.max, Math.max(least, target - 2 * eye - bridge));
  const totalWidth = 2 * eye + bridge + endPieces;
  return { eye, bridge, temple: templeFor(totalWidth, build.gender, random), lensHeight, totalWidth };
}

function lensAndBridge(build: FrameBuild, category: FrameCategory, random: SeededRandom) {
  const { eye, bridge } = proportions[build.shape];
  if (build.gender === 'kids') {
    return { eye: random.integer(42, 47), bridge: random.integer(15, 18) };
  }
  const larger = category === 'sunglasses' ? 1 : 0;
  const wearer = build.gender === 'women' ? -1 : 0;
  return {
    eye: random.integer(eye[0], eye[1]) + larger + wearer,
    bridge: random.integer(bridge[0], bridge[1]),
  };
}

/** Returns the temple length in steps of 5 mm: longer for wider frames. */
function templeFor(totalWidth: number, gender: FrameGender, random: SeededRandom): number {
  if (gender === 'kids') return totalWidth <= 116 ? 120 : random.pick([125, 130]);
  if (totalWidth <= 128) return random.pick([135, 140]);
  if (totalWidth <= 138) return random.pick([140, 140, 145]);
  return random.pick([145, 145, 150]);
}
