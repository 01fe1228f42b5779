import type { FrameModel } from '@sandbox/seed/models/frame';
import { faceDepth } from './face-form';
import type { FrameStyle } from './frame-style';
import { type Point3, smoothStep } from './point';

export type Side = 'left' | 'right';

/** One cross-section of a temple: its four corners, in millimeters. */
export interface TempleStation {
  outerTop: Point3;
  outerBottom: Point3;
  innerTop: Point3;
  innerBottom: Point3;
  /** Distance from the hinge along the temple, in millimeters. */
  along: number;
}

/** Length of the ear piece, in millimeters; part of the marked temple length. */
const EAR_PIECE = 46;
const STEP = 2.5;

/**
 * Returns a temple from hinge to tip, open or folded (degrees: 0 straight back, 90 behind the front). Its length is the marked
 * temple length. The folded left temple is behind the right one.
 */
export function templeStations(
  model: FrameModel,
  style: FrameStyle,
  side: Side,
  folded: number,
): TempleStation[] {
  const sign = side === 'right' ? 1 : -1;
  const hinge = hingeOf(model, style, side, folded);
  const angle = (folded * Math.PI) / 180;
  const toPoint = (across: number, y: number, back: number): Point3 => ({
    x: sign * (hinge.x + across * Math.cos(angle) - back * Math.sin(angle)),
    y,
    z: hinge.z - back * Math.cos(angle) - across * Math.sin(angle),
  });
  return profile(model, style).map(({ back, y, up, half, across, along, inner }) => ({
    along,
    outerTop: toPoint(across, y + half * up.y, back + half * up.x),
    outerBottom: toPoint(across, y - half * up.y, back - half * up.x),
    innerTop: toPoint(inner, y + half * up.y, back + half * up.x),
    innerBottom: toPoint(inner, y - half * up.y, back - half * up.x),
  }));
}

function hingeOf(model: FrameModel, style: FrameStyle, side: Side, folded: number) {
  const x = model.size.totalWidth / 2 - 0.3;
  const behind = style.depth - (folded > 0 ? -2 : 0.8) + (folded > 0 && side === 'left' ? 6 : 0);
  return { x, z: faceDepth({ x, y: style.hingeHeight }, style) - behind };
}

interface ProfilePoint {
  x: number;
  y: number;
  back: number;
  along: number;
  /** Sideways offset of the outer and the inner side from the hinge. */
  across: number;
  inner: number;
  half: number;
  /** Direction of the temple's height, in the side view. */
  up: { x: number; y: number };
}

/** Returns the temple as seen from the side: straight back, then down behind the ear. */
function profile(model: FrameModel, style: FrameStyle): ProfilePoint[] {
  const { temple } = model.size;
  const bend = temple - EAR_PIECE;
  const thickness = style.templeThickness;
  const points: ProfilePoint[] = [];
  let back = 0;
  let y = style.hingeHeight;
  let distanceSoFar = 0;
  for (const along of crossSections(temple, style.templeHeight.tip / 2)) {
    const step = along - distanceSoFar;
    distanceSoFar = along;
    const dip = (1.5 + style.earDrop * smoothStep(bend - 12, bend + 16, along)) * (Math.PI / 180);
    back += Math.cos(dip) * step;
    y -= Math.sin(dip) * step;
    const round = tipRounding(temple - along, style.templeHeight.tip / 2);
    const middle = acrossAt(along / temple) - thickness / 2;
    points.push({
      x: back,
      y,
      back,
      along,
      across: middle + thickness / 2,
      inner: middle - thickness / 2,
      half: halfHeightAt(along, temple, style) * round,
      up: { x: Math.sin(dip), y: Math.cos(dip) },
    });
  }
  return points;
}

/** Positions of the cross-sections: evenly spaced, denser at the rounded tip. */
function crossSections(temple: number, radius: number): number[] {
  const straight = Math.floor((temple - radius) / STEP);
  const even = Array.from({ length: straight + 1 }, (_, index) => index * STEP);
  const round = [0, 15, 30, 45, 60, 72, 82, 90].map(
    (degrees) => temple - radius * (1 - Math.sin((degrees * Math.PI) / 180)),
  );
  return [...even.filter((along) => along < temple - radius - 0.2), ...round];
}

/** Temples curve slightly outwards along the head and inwards behind the ear. */
function acrossAt(ratio: number): number {
  return 1.6 * Math.sin(Math.min(1, ratio / 0.7) * Math.PI) - 5 * smoothStep(0.62, 1, ratio);
}

function halfHeightAt(along: number, temple: number, style: FrameStyle): number {
  const { front, middle, tip } = style.templeHeight;
  const narrowing = front + (middle - front) * smoothStep(2, temple * 0.62, along);
  const height = narrowing + (tip - narrowing) * smoothStep(temple - EAR_PIECE - 6, temple - 8, along);
  return height / 2;
}

/** Returns the ratio of the full height at `rest` millimeters from the tip. */
function tipRounding(remaining: number, radius: number): number {
  return remaining >= radius ? 1 : Math.sqrt(Math.max(0, 1 - (1 - remaining / radius) ** 2));
}
