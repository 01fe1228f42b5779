import type { FramePicture } from './frame-picture';
import type { FramePlacement } from './frame-placement';
import { frameStrips, type VisibleTemple, visibleTemples } from './frame-shape';

/** Thinnest and thickest temple in millimeters. */
const TEMPLE_HEIGHT = { min: 1.6, max: 5 };
/** A temple is slimmer at the ear. */
const TAPER = 0.75;

/**
 * Draws a frame on a face.
 *
 * @param width total width of the frame in millimeters.
 */
export function drawFrame(
  context: CanvasRenderingContext2D,
  { image, lenses, box, hinges }: FramePicture,
  width: number,
  placement: FramePlacement,
): void {
  const { x, y, scale, roll } = placement;
  context.save();
  context.translate(x, y);
  context.rotate(roll);
  const thickness =
    Math.max(TEMPLE_HEIGHT.min, Math.min(TEMPLE_HEIGHT.max, hinges.thickness * width)) * scale;
  for (const temple of visibleTemples(width, placement, hinges.above * width))
    drawTemple(context, temple, thickness, hinges.color);
  const { a, b } = context.getTransform();
  const zoom = Math.hypot(a, b);
  context.scale(1 / zoom, 1 / zoom);
  const drawLayer = (layer: HTMLCanvasElement) => {
    const turned = drawTurned(layer, box, width, placement, zoom);
    context.drawImage(turned, -turned.width / 2, -turned.height / 2);
  };
  // A tint takes light away like glass, even from dark skin.
  context.globalCompositeOperation = 'multiply';
  if (lenses) drawLayer(lenses);
  context.globalCompositeOperation = 'source-over';
  drawLayer(image);
  context.restore();
}

let turnedFront: HTMLCanvasElement | undefined;

/** Room around the front in pixels; nearer sides are larger. */
const MARGIN = 1.2;

/**
 * Draws a layer of the front as seen from the side, in the middle of a canvas. @param zoom its pixels for one of the picture.
 */
function drawTurned(
  image: HTMLCanvasElement,
  box: FramePicture['box'],
  width: number,
  placement: FramePlacement,
  zoom: number,
): HTMLCanvasElement {
  const height = (box.height / box.width) * width * placement.scale;
  turnedFront ??= document.createElement('canvas');
  turnedFront.width = Math.ceil(width * placement.scale * zoom * MARGIN);
  turnedFront.height = Math.ceil(height * zoom * MARGIN);
  const context = turnedFront.getContext('2d');
  if (!context) return turnedFront;
  context.translate(turnedFront.width / 2, turnedFront.height / 2);
  context.scale(zoom, zoom);
  // Adds the halves of a pixel that two strips share, so that no line shows between them, not even on a lens.
  context.globalCompositeOperation = 'lighter';
  for (const { from, to, left, right, stretch } of frameStrips(width, placement)) {
    const source = [box.x + from * box.width, box.y, (to - from) * box.width, box.height] as const;
    context.drawImage(image, ...source, left, (-height * stretch) / 2, right - left, height * stretch);
  }
  return turnedFront;
}

/** Draws a temple that fades out at the ear, which hides the rest. */
function drawTemple(
  context: CanvasRenderingContext2D,
  { hinge, end, stretch }: VisibleTemple,
  thickness: number,
  color: string,
): void {
  const [atHinge, atEnd] = [(thickness * stretch) / 2, (thickness * TAPER) / 2];
  // Under the front, whose hinge covers its beginning.
  const inwards = Math.sign(hinge.x) * thickness;
  const fade = context.createLinearGradient(hinge.x, 0, end.x, 0);
  fade.addColorStop(0, color);
  fade.addColorStop(0.7, color);
  fade.addColorStop(1, 'transparent');
  context.fillStyle = fade;
  context.beginPath();
  context.moveTo(hinge.x - inwards, hinge.y - atHinge);
  context.lineTo(end.x, end.y - atEnd);
  context.lineTo(end.x, end.y + atEnd);
  context.lineTo(hinge.x - inwards, hinge.y + atHinge);
  context.fill();
}
