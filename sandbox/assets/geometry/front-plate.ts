import type { FrameModel } from '@sandbox/seed/models/frame';
import { bridgeLower, bridgeUpper } from './bridge-edges';
import type { FrameStyle } from './frame-style';
import { arc, type OuterPoint, outerOutline } from './front-outline';
import type { OutlinePoint } from './lens-outline';
import { mirrored, type Point, smoothStep } from './point';

/** Outlines of a plate front or of the brow bars in the front plane; millimeters, clockwise. */
export interface PlateOutline {
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
export function browOutline(
  model: FrameModel,
  style: FrameStyle,
  lens: readonly OutlinePoint[],
): PlateOutline {
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
