import type { FrameModel } from '@sandbox/seed/models/frame';
import { bridgeLower, bridgeUpper } from './bridge-edges';
import { faceDepth, onFace } from './face-form';
import { type FrameStyle, frameStyle } from './frame-style';
import { arc, type OuterPoint, outerOutline } from './front-outline';
import { lensOutline, type OutlinePoint } from './lens-outline';
import { mirrored, type Point, type Point3, smoothStep } from './point';
import { type TempleStation, templeStations } from './temple';
import { rimLine, type Wire, wireFront } from './wire-front';

/** A 3D model of a frame, in millimeters. */
export interface FrameSolid {
  style: FrameStyle;
  lenses: Point3[][];
  /** Edges of plates: the front of plastic, or the brow bars. */
  outlines: Point3[][];
  openings: Point3[][];
  /** Bent metal apart from full rims. */
  wires: Wire[];
  /** Diameter of the wire around the lenses; 0 for none. */
  rimWire: number;
  pads: Point3[][];
  padArms: Wire[];
  temples: { left: TempleStation[]; right: TempleStation[] };
}

/** Builds the frame. @param folded how far the temples are folded, in degrees; 0 is open. */
export function frameSolid(model: FrameModel, folded: { left: number; right: number }): FrameSolid {
  const style = frameStyle(model);
  const lens = lensOutline(model, style);
  const plate = plateOf(model, style, lens);
  const wired = style.construction !== 'plate' && model.rim === 'full';
  const edge = wired ? rimLine(lens, style) : lens;
  return {
    style,
    lenses: [edge, mirrored(edge)].map((points) => onFace(points, style, wired ? 0 : 1)),
    outlines: plate.outlines.map((outline) => onFace(outline, style)),
    openings: plate.openings.map((opening) => onFace(opening, style)),
    wires: style.construction === 'plate' ? [] : wireFront(model, style, lens),
    rimWire: wired ? style.rim.bottom : 0,
    ...nosePads(model, style),
    temples: {
      left: templeStations(model, style, 'left', folded.left),
      right: templeStations(model, style, 'right', folded.right),
    },
  };
}

function plateOf(model: FrameModel, style: FrameStyle, lens: readonly OutlinePoint[]): PlateOutline {
  if (style.construction === 'plate') return plateOutline(model, style, lens);
  if (style.construction === 'brow') return browOutline(model, style, lens);
  return { outlines: [], openings: [] };
}

/** Drop-shaped pads: half length and half width, in millimeters. */
const PAD = { long: 6.2, wide: 3.1 } as const;

/** Tilt of the upper ends towards each other, in degrees. */
const LEAN = 17;

/** Returns the nose pads and their arms; empty when the bridge rests on the nose. */
function nosePads({ size, bridgeFit }: FrameModel, style: FrameStyle): { pads: Point3[][]; padArms: Wire[] } {
  if (!style.nosePads) return { pads: [], padArms: [] };
  const behind = style.construction === 'plate' ? 7 : 5;
  const center: Point = {
    x: size.bridge / 2 - (bridgeFit === 'low' ? 3.4 : 2.2),
    y: style.bridgeHeight * 0.25 - size.lensHeight * 0.14,
  };
  const right = padOutline(center, style, behind);
  const rim = { x: size.bridge / 2 + 1.4, y: center.y + 3 };
  const arm: Point3[] = [
    { ...rim, z: faceDepth(rim, style) },
    { x: rim.x - 0.2, y: rim.y + 1.6, z: faceDepth(rim, style) - behind * 0.7 },
    { ...center, z: faceDepth(center, style) - behind },
  ];
  return {
    pads: [right, mirrored(right)],
    padArms: [arm, mirrored(arm)].map((points) => ({ points, width: 0.9 })),
  };
}

function padOutline(center: Point, style: FrameStyle, behind: number): Point3[] {
  const lean = (LEAN * Math.PI) / 180;
  return Array.from({ length: 24 }, (_, index) => {
    const angle = (index * Math.PI) / 12;
    const across = Math.cos(angle) * PAD.wide * (1 - 0.18 * Math.sin(angle));
    const up = Math.sin(angle) * PAD.long;
    const x = center.x + across * Math.cos(lean) - up * Math.sin(lean);
    const y = center.y + across * Math.sin(lean) + up * Math.cos(lean);
    // The outer edge of a pad is deeper than the inner one, like the side of the nose.
    return { x, y, z: faceDepth(center, style) - behind - across * 0.8 };
  });
}

/** Outlines of a plate front or of the brow bars in the front plane; millimeters, clockwise. */
interface PlateOutline {
  outlines: Point[][];
  /** Openings for the lenses of a full rim. */
  openings: Point[][];
}

/** End points of a half rim and a brow bar, as angles of the lens outline. */
const HALF_RIM = { temporal: -18, nasal: 194 } as const;
const BROW = { temporal: 0, nasal: 172 } as const;

/** Returns the plate of a full or half rim of plastic, with the bridge and both end-pieces in one piece. */
export function plateOutline(
  model: FrameModel,
  style: FrameStyle,
  lens: readonly OutlinePoint[],
): PlateOutline {
  const halfRim = model.rim === 'semi';
  const outer = outerOutline(lens, style, model.size, halfRim ? halfRimShare : undefined);
  const upper = bridgeUpper(outer, style);
  const lower = bridgeLower(outer, style, model.size);
  const right = [
    ...upper.edge,
    ...arc(outer, upper.angle, halfRim ? HALF_RIM.temporal : lower.angle - 360),
    ...(halfRim ? underside(lens, outer, lower.angle) : []),
    ...lower.edge,
  ];
  return {
    outlines: [[...right, ...mirrored(right).slice(1, -1)]],
    openings: halfRim ? [] : [[...lens], mirrored(lens)],
  };
}

/** Returns the two brow bars that lie over the wire rims of a browline frame. */
function browOutline(model: FrameModel, style: FrameStyle, lens: readonly OutlinePoint[]): PlateOutline {
  const outer = outerOutline(lens, style, model.size, browShare);
  const right = [...arc(outer, BROW.nasal, BROW.temporal), ...arc(lens, BROW.nasal, BROW.temporal).reverse()];
  return { outlines: [right, mirrored(right)], openings: [] };
}

/** Thins a half rim toward its ends. */
function halfRimShare(angle: number): number {
  const nasal = angle < -90 ? angle + 360 : angle;
  return (
    (0.3 + 0.7 * smoothStep(HALF_RIM.temporal, HALF_RIM.temporal + 26, angle < -90 ? 90 : angle)) *
    (1 - 0.7 * smoothStep(HALF_RIM.nasal - 26, HALF_RIM.nasal, nasal))
  );
}

/** Returns the share of a brow bar, which is thickest over the eye's outer half and tapers to points. */
function browShare(angle: number): number {
  return smoothStep(BROW.temporal, 34, angle) * (1 - smoothStep(112, BROW.nasal, angle) * 0.86);
}

/** Returns the lower edge of a half rim: back along the lens, over the top, and out to the nasal end. */
function underside(lens: readonly OutlinePoint[], outer: readonly OuterPoint[], bridge: number): Point[] {
  const along = arc(lens, HALF_RIM.nasal, HALF_RIM.temporal).reverse();
  return [...along, ...arc(outer, HALF_RIM.nasal, bridge)];
}
