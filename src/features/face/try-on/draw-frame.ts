import { type FramePlacement, frameStrips } from '@/domain/face/frame-placement';
import type { FramePicture } from './frame-picture';

/**
 * Draws a frame on a face.
 *
 * @param width total width of the frame in millimeters.
 */
export function drawFrame(
  context: CanvasRenderingContext2D,
  { image, box }: FramePicture,
  width: number,
  placement: FramePlacement,
): void {
  const { x, y, scale, roll } = placement;
  const height = (box.height / box.width) * width * scale;
  context.save();
  context.translate(x, y);
  context.rotate(roll);
  for (const { from, to, left, right, stretch } of frameStrips(width, placement)) {
    const source = [box.x + from * box.width, box.y, (to - from) * box.width, box.height] as const;
    // A part of a pixel more, so that no line shows between two strips.
    context.drawImage(image, ...source, left, (-height * stretch) / 2, right - left + 0.5, height * stretch);
  }
  context.restore();
}
