import type { FindAdvisorProductsFaceShape } from '@generated/assets/model/findAdvisorProductsFaceShape';
import type { ColorFamily, FrameModel, FrameShape } from '../../seed/models/frame';

export type FaceShape = FindAdvisorProductsFaceShape;

/** Frame shapes to recommend or avoid for a face shape, and other criteria (eyewear-domain.md §5.3). */
export interface FaceRule {
  recommended: readonly FrameShape[];
  avoided: readonly FrameShape[];
  /** Whether the proportions of the frame suit the face. */
  suits?: (frame: FrameModel) => boolean;
  /** Whether the proportions of the frame clash with the face. */
  clashes?: (frame: FrameModel) => boolean;
  colors?: readonly ColorFamily[];
}

/** Lens widths and heights in millimeters, from the ranges of eyewear-domain.md §5.1. */
const SMALL_EYE = 48;
const VERY_LARGE_EYE = 57;
const DEEP_LENS = 40;
const SHALLOW_LENS = 32;

const LIGHT_COLORS: readonly ColorFamily[] = ['clear', 'white', 'gold', 'silver', 'pink', 'yellow'];

const isRimless = ({ rim }: FrameModel) => rim === 'rimless';
const isShallow = ({ size }: FrameModel) => size.lensHeight <= SHALLOW_LENS;

export const faceRules: Record<FaceShape, FaceRule> = {
  round: {
    recommended: ['rectangle', 'square', 'browline'],
    avoided: ['round', 'panthos'],
    clashes: ({ size }) => size.eye < SMALL_EYE,
  },
  square: {
    recommended: ['oval', 'round', 'aviator'],
    avoided: ['square', 'rectangle', 'geometric'],
    suits: isRimless,
  },
  oval: {
    recommended: ['square', 'rectangle', 'round', 'aviator', 'cat-eye', 'browline', 'panthos', 'geometric'],
    avoided: [],
    clashes: ({ size }) => size.eye >= VERY_LARGE_EYE,
  },
  heart: {
    recommended: ['aviator', 'rectangle'],
    avoided: ['cat-eye', 'browline', 'butterfly'],
    colors: LIGHT_COLORS,
  },
  diamond: {
    recommended: ['oval', 'cat-eye', 'browline'],
    avoided: [],
    suits: isRimless,
    clashes: isShallow,
  },
  triangle: {
    recommended: ['browline', 'cat-eye'],
    avoided: ['aviator', 'butterfly'],
    suits: ({ rim }) => rim === 'semi',
  },
  oblong: {
    recommended: ['square', 'browline'],
    avoided: ['oval'],
    suits: ({ size }) => size.lensHeight >= DEEP_LENS,
    clashes: (frame) => isShallow(frame) || frame.size.eye < SMALL_EYE,
  },
};
