import type { FrameColor, FrameModel } from '@sandbox/seed/models/frame';
import type { ShotPose } from './poses';
import { drawFront, prepareDrawing, type SvgScope } from './table-shot';

/** Straight from the front, from as far as a face is from a camera. */
const POSE: ShotPose = {
  yaw: 0,
  pitch: 0,
  scale: 7.2,
  target: { x: 600, y: 400 },
  distance: 620,
  folded: { left: 0, right: 0 },
  margin: 50,
};

/** Draws the front alone, for a face: without temples and shadow, and with lenses through which eyes are seen. */
export function drawTryOnFront(model: FrameModel, color: FrameColor, scope: SvgScope): string {
  return drawFront({ ...prepareDrawing(model, color, POSE, scope), isOnFace: true });
}
