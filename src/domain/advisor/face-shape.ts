import type { FrameShape } from '../catalog/frame-shape';

/** Frame shapes that the advisor recommends. The others suit no face shape better than another. */
export type FrameShapeCode = Exclude<FrameShape, 'butterfly' | 'wrap' | 'irregular'>;

/** Face shapes of the advisor, the most common one first. */
export const FACE_SHAPES = ['oval', 'round', 'square', 'heart', 'diamond', 'triangle', 'oblong'] as const;
export type FaceShape = (typeof FACE_SHAPES)[number];

/** Frame shapes that suit each face shape, the best first (optics.md §5.2). A hint for the order, never a filter. */
export const SUITED_FRAMES: Readonly<Record<FaceShape, readonly [FrameShapeCode, ...FrameShapeCode[]]>> = {
  round: ['rectangle', 'square', 'browline'],
  square: ['oval', 'round', 'aviator'],
  oval: ['square', 'rectangle', 'round', 'aviator', 'cat-eye', 'browline', 'panthos', 'geometric'],
  heart: ['aviator', 'rectangle'],
  diamond: ['oval', 'cat-eye', 'browline'],
  triangle: ['browline', 'cat-eye'],
  oblong: ['square', 'browline'],
};

/** Length of the face relative to its width. */
export const LENGTHS = ['equal', 'longer', 'much-longer'] as const;
export type FaceLength = (typeof LENGTHS)[number];
/** The widest part of the face. */
export const WIDEST_PLACES = ['forehead', 'cheekbones', 'jaw', 'even'] as const;
export type WidestPlace = (typeof WIDEST_PLACES)[number];
export const CHINS = ['rounded', 'angular', 'pointed'] as const;
export type Chin = (typeof CHINS)[number];

/** Describes a face as a shopper sees it in a mirror. */
export interface FaceLines {
  length: FaceLength;
  widest: WidestPlace;
  chin: Chin;
}

/**
 * Returns the face shape by its lines, as optics.md §5.2 recognizes them: a clearly long face first, then where it is widest,
 * then its chin.
 */
export function faceShapeByLines({ length, widest, chin }: FaceLines): FaceShape {
  if (length === 'much-longer') return 'oblong';
  if (widest === 'jaw') return 'triangle';
  if (widest === 'forehead') return chin === 'angular' ? 'square' : 'heart';
  if (widest === 'cheekbones' && chin !== 'rounded') return 'diamond';
  if (chin === 'pointed') return 'heart';
  if (chin === 'angular') return 'square';
  return length === 'equal' ? 'round' : 'oval';
}

/** Returns whether a stored or received value is a face shape. */
export function isFaceShape(value: unknown): value is FaceShape {
  return FACE_SHAPES.some((shape) => shape === value);
}
