import type { FrameModel } from '@sandbox/seed/models/frame';
import { onFace } from './face-form';
import { type FrameStyle, frameStyle } from './frame-style';
import { browOutline, type PlateOutline, plateOutline } from './front-plate';
import { lensOutline, type OutlinePoint } from './lens-outline';
import { nosePads } from './nose-pads';
import { mirrored, type Point3 } from './point';
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
