import type { FaceShape } from '@/domain/advisor/face-shape';
import { EYES_Y, eyeHalfWidth } from '@/domain/face/face-outlines';
import { type FramePlacement, placeOnDrawing } from './frame-placement';

/** Width of the frame that fits an average face, in millimeters (facts: middle of the size band M). */
export const AVERAGE_WIDTH = 132;
/** A face is wider at the eyes than the frame that fits it, in millimeters. */
const FACE_BEYOND_FRAME = 6;

/** Pixels for a unit of the face's drawing, whose middle is at x = 60. */
interface DrawingPlace {
  unit: number;
  left: number;
  top: number;
}

/**
 * Places a frame on a drawn face in true proportion.
 *
 * @param width of the frame that fits the shopper, in millimeters.
 */
export function placeOnDrawnFace(
  shape: FaceShape,
  width: number,
  { unit, left, top }: DrawingPlace,
): FramePlacement {
  const half = eyeHalfWidth(shape) * unit;
  const scale = (2 * half) / (width + FACE_BEYOND_FRAME);
  return placeOnDrawing({ x: left + 60 * unit, y: top + EYES_Y * unit }, half, scale);
}
