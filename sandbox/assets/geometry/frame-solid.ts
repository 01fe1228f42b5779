import type { FrameModel, FrameSize } from '@sandbox/seed/models/frame';
import { bezier } from './curves';
import { faceDepth, onFace } from './face-form';
import { type FrameStyle, frameStyle } from './frame-style';
import { angleAtHeight, arc, type OuterPoint, outerOutline } from './front-outline';
import { lensOutline, type OutlinePoint } from './lens-outline';
import { clampedItem, distance, mirrored, type Point, type Point3, smoothStep } from './point';
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

interface BridgeEdge {
  /** Angle on the outer outline where the bridge meets the rim. */
  angle: number;
  /** Ordered from middle to rim for the upper edge, from rim to middle for the lower edge. */
  edge: Point[];
}

/** Height of the bridge from edge to edge, in millimeters. */
const BRIDGE_BAR = 5.4;

/** Returns the upper edge of the bridge, from the middle to the rim. */
function bridgeUpper(outer: readonly OuterPoint[], style: FrameStyle): BridgeEdge {
  const middle = { x: 0, y: style.bridgeHeight };
  const angle = angleAtHeight(outer, 'nasal', style.bridgeHeight + 2.4);
  const [joint, along] = jointAt(outer, angle, 1);
  const reach = distance(middle, joint) * 0.5;
  return {
    angle,
    edge: bezier(middle, { x: reach, y: middle.y }, handleAt(joint, along, middle, reach), joint).slice(
      0,
      -1,
    ),
  };
}

/** Returns the lower edge of the bridge, from the rim on the nose's side to the middle. */
function bridgeLower(outer: readonly OuterPoint[], style: FrameStyle, size: FrameSize): BridgeEdge {
  const top = style.bridgeHeight - BRIDGE_BAR;
  const keyhole = style.bridge === 'keyhole';
  const jointHeight = keyhole ? Math.max(top - 21, -size.lensHeight * 0.36) : top - 5;
  const angle = angleAtHeight(outer, 'nasal', jointHeight);
  const [joint, along] = jointAt(outer, angle, -1);
  const middle = { x: 0, y: top };
  if (keyhole) return { angle, edge: keyholeEdge(joint, along, size.bridge, top) };
  const reach = distance(middle, joint) * 0.52;
  return {
    angle,
    edge: bezier(joint, handleAt(joint, along, middle, reach), { x: reach * 0.9, y: top }, middle).slice(1),
  };
}

/** Returns the slot of a keyhole bridge: round above, a little narrower below, then it widens along the nose. */
function keyholeEdge(joint: Point, along: Point, bridge: number, top: number): Point[] {
  const eye = bridge * 0.2;
  const waist = { x: eye * 0.92, y: top - eye * 1.75 };
  const reach = distance(joint, waist);
  const round = [-24, -4, 16, 41, 66, 90].map((degrees) => ({
    x: eye * Math.cos((degrees * Math.PI) / 180),
    y: top - eye + eye * Math.sin((degrees * Math.PI) / 180),
  }));
  return [
    ...bezier(
      joint,
      { x: joint.x + along.x * reach * 0.45, y: joint.y + along.y * reach * 0.45 },
      { x: waist.x + reach * 0.06, y: waist.y - reach * 0.34 },
      waist,
      7,
    ).slice(1),
    ...round,
  ];
}

/** Returns the outline's point at the angle and its direction towards the bridge. */
function jointAt(outer: readonly OuterPoint[], angle: number, direction: 1 | -1): [Point, Point] {
  const nearby = arc(outer, angle + 20, angle - 20);
  const index = nearby.findIndex((point) => Math.abs(((point.angle - angle + 540) % 360) - 180) < 1e-6);
  const joint = clampedItem(nearby, index);
  const next = clampedItem(nearby, index - direction * 2);
  const length = Math.max(1e-6, distance(joint, next));
  return [joint, { x: (next.x - joint.x) / length, y: (next.y - joint.y) / length }];
}

/** Returns the curve handle at the rim: follows the rim, but not beyond the height of the bridge's middle. */
function handleAt(joint: Point, along: Point, middle: Point, reach: number): Point {
  const room = Math.abs(middle.y - joint.y) / Math.max(0.2, Math.abs(along.y));
  const length = Math.min(reach, room);
  return { x: joint.x + along.x * length, y: joint.y + along.y * length };
}
