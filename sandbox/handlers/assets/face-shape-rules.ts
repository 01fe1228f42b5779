import { type FaceShape, SUITED_FRAMES } from '@/domain/advisor/face-shape';
import type { FrameShape } from '@/domain/catalog/frame-shape';
import type { ColorFamily, FrameModel } from '../../seed/models/frame';

export type { FaceShape };

/** Frame shapes to recommend or avoid for a face shape, and other criteria (optics.md §5.2). */
export interface FaceRule {
  recommended: readonly FrameShape[];
  avoided: readonly FrameShape[];
  /** Returns whether the proportions of the frame suit the face. */
  suits?: (frame: FrameModel) => boolean;
  /** Returns whether the proportions of the frame clash with the face. */
  clashes?: (frame: FrameModel) => boolean;
  colors?: readonly ColorFamily[];
}

/** Lens widths and heights in millimeters, from the ranges of optics.md §5.1. */
const SMALL_EYE = 48;
const VERY_LARGE_EYE = 57;
const DEEP_LENS = 40;
const SHALLOW_LENS = 32;

const LIGHT_COLORS: readonly ColorFamily[] = ['clear', 'white', 'gold', 'silver', 'pink', 'yellow'];

const isRimless = ({ rim }: FrameModel) => rim === 'rimless';
const isShallow = ({ size }: FrameModel) => size.lensHeight <= SHALLOW_LENS;

export const faceRules: Record<FaceShape, FaceRule> = {
  round: {
    recommended: SUITED_FRAMES.round,
    avoided: ['round', 'panthos'],
    clashes: ({ size }) => size.eye < SMALL_EYE,
  },
  square: {
    recommended: SUITED_FRAMES.square,
    avoided: ['square', 'rectangle', 'geometric'],
    suits: isRimless,
  },
  oval: {
    recommended: SUITED_FRAMES.oval,
    avoided: [],
    clashes: ({ size }) => size.eye >= VERY_LARGE_EYE,
  },
  heart: {
    recommended: SUITED_FRAMES.heart,
    avoided: ['cat-eye', 'browline', 'butterfly'],
    colors: LIGHT_COLORS,
  },
  diamond: {
    recommended: SUITED_FRAMES.diamond,
    avoided: [],
    suits: isRimless,
    clashes: isShallow,
  },
  triangle: {
    recommended: SUITED_FRAMES.triangle,
    avoided: ['aviator', 'butterfly'],
    suits: ({ rim }) => rim === 'semi',
  },
  oblong: {
    recommended: SUITED_FRAMES.oblong,
    avoided: ['oval'],
    suits: ({ size }) => size.lensHeight >= DEEP_LENS,
    clashes: (frame) => isShallow(frame) || frame.size.eye < SMALL_EYE,
  },
};
