import type { FramePlacement } from './frame-placement';

/** A vertical strip of the frame's picture, and where it is drawn: in pixels from the middle of the frame, before the roll. */
export interface FrameStrip {
  /** Fractions of the width of the frame's picture. */
  from: number;
  to: number;
  left: number;
  right: number;
  /** Height of the strip relative to the middle: nearer parts look larger. */
  stretch: number;
}

/** Enough that the steps between strips cannot be seen. */
const STRIP_COUNT = 40;
/** Usual distance of the camera in millimeters. */
const CAMERA_DISTANCE = 450;

/**
 * Cuts a frame into strips that turn with the head.
 *
 * @param width total width of the frame in millimeters.
 */
export function frameStrips(width: number, placement: FramePlacement): FrameStrip[] {
  return Array.from({ length: STRIP_COUNT }, (_, index) => {
    const from = index / STRIP_COUNT;
    const to = (index + 1) / STRIP_COUNT;
    return {
      from,
      to,
      left: frameEdge(width, placement, from).x,
      right: frameEdge(width, placement, to).x,
      stretch: frameEdge(width, placement, (from + to) / 2).stretch,
    };
  });
}

/** Returns the pixel offset from the middle for a fraction of the frame's width, and the magnification there. */
export function frameEdge(width: number, { scale, yaw }: FramePlacement, fraction: number) {
  const across = (fraction - 0.5) * width;
  const stretch = CAMERA_DISTANCE / (CAMERA_DISTANCE + across * Math.sin(yaw));
  return { x: across * Math.cos(yaw) * scale * stretch, stretch };
}

/** A temple from its hinge to the side of the head: in pixels from the middle of the frame, before the roll. */
export interface VisibleTemple {
  hinge: { x: number; y: number };
  end: { x: number; y: number };
  stretch: number;
}

/** Shorter temples are behind the front, in pixels for a millimeter. */
const LEAST_TEMPLE = 1.5;

/**
 * Returns the temples that are seen: those that lead outwards. On the side that is turned away, the face hides them.
 *
 * @param hingeHeight of the hinges above the middle of the frame in millimeters.
 */
export function visibleTemples(
  width: number,
  placement: FramePlacement,
  hingeHeight: number,
): VisibleTemple[] {
  const { x, y, roll, scale, sides } = placement;
  return ([0, 1] as const).flatMap((fraction) => {
    const { x: hingeX, stretch } = frameEdge(width, placement, fraction);
    const side = fraction === 0 ? sides.left : sides.right;
    const [dx, dy] = [side.x - x, side.y - y];
    const end = {
      x: dx * Math.cos(roll) + dy * Math.sin(roll),
      y: dy * Math.cos(roll) - dx * Math.sin(roll),
    };
    const outwards = fraction === 0 ? hingeX - end.x : end.x - hingeX;
    if (outwards < LEAST_TEMPLE * scale) return [];
    return [{ hinge: { x: hingeX, y: -hingeHeight * scale * stretch }, end, stretch }];
  });
}
