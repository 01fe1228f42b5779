import type { FrameSize } from '@sandbox/seed/models/frame';
import type { FrameStyle } from './frame-style';
import type { OutlinePoint } from './lens-outline';
import { clampedItem, type Point, smoothStep, wrappedItem } from './point';

export interface OuterPoint extends Point {
  angle: number;
}

/**
 * Returns the outer edge of the rim around the lens. Its width changes smoothly from side to side, with the flare of a cat-eye.
 * At hinge height it widens into the end-piece, which reaches exactly half the total width. `thickness` thins the rim at some
 * angles.
 */
export function outerOutline(
  lens: readonly OutlinePoint[],
  style: FrameStyle,
  size: FrameSize,
  thickness: (angle: number) => number = () => 1,
): OuterPoint[] {
  const limit = size.totalWidth / 2;
  const top = size.lensHeight / 2 + style.rim.top;
  return lens.map(({ x, y, normal, angle }) => {
    const { rim, flare } = style;
    const across = normal.x ** 2 * (normal.x > 0 ? rim.temporal : rim.nasal);
    const up = normal.y ** 2 * (normal.y > 0 ? rim.top : rim.bottom);
    const corner = Math.max(0, normal.x * 0.64 + normal.y * 0.77) ** 6 * flare;
    const width = (across + up + corner) * thickness(angle);
    const edge = { x: x + normal.x * width, y: y + normal.y * width };
    const reach = normal.x > 0 ? endPieceReach(edge.y, style, top) : 0;
    return { x: Math.min(limit, edge.x + Math.max(0, limit - edge.x) * reach), y: edge.y, angle };
  });
}

/** Returns the reach of the end-piece at a height, 0 to 1: 1 at the temple, less above and below. */
function endPieceReach(height: number, style: FrameStyle, top: number): number {
  const { hingeHeight, templeHeight, cornerEndPiece } = style;
  const half = Math.max(2, templeHeight.front / 2 - 0.6);
  const offset = height - hingeHeight;
  return offset > 0
    ? 1 - smoothStep(half, cornerEndPiece ? Math.max(half + 3.4, top - hingeHeight) : half + 3.4, offset)
    : 1 - smoothStep(half, half + (cornerEndPiece ? 7.5 : 5), -offset);
}

/** Returns the clockwise section of an outline between two angles, `from` above `to`; angles below -180 are allowed. */
export function arc<P extends OuterPoint>(outline: readonly P[], from: number, to: number): P[] {
  const turns = [360, 0, -360];
  return turns
    .flatMap((turn) => outline.map((point) => ({ point, angle: point.angle + turn })))
    .filter(({ angle }) => angle <= from && angle >= to)
    .sort((a, b) => b.angle - a.angle)
    .map(({ point }) => point);
}

/**
 * Returns the angle at which the outline crosses a height (millimeters above the lens's middle) below its highest point: 90 to
 * 270 on the nasal side, 90 to -90 on the temporal side.
 */
export function angleAtHeight(
  outline: readonly OuterPoint[],
  side: 'nasal' | 'temporal',
  height: number,
): number {
  const sign = side === 'nasal' ? 1 : -1;
  const sidePoints = outline
    .map(({ y, angle }) => ({ y, angle: angle < -90 ? angle + 360 : angle }))
    .filter(({ angle }) => (angle - 90) * sign >= 0)
    .sort((a, b) => (a.angle - b.angle) * sign);
  const highest = sidePoints.reduce(
    (best, point, index) => (point.y > wrappedItem(sidePoints, best).y ? index : best),
    0,
  );
  const down = sidePoints.slice(highest);
  return (down.find(({ y }) => y <= height) ?? clampedItem(down, down.length - 1)).angle;
}
