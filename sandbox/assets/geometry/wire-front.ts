import type { FrameModel } from '@sandbox/seed/models/frame';
import { bezier } from './curves';
import { onFace } from './face-form';
import type { FrameStyle } from './frame-style';
import { angleAtHeight, arc } from './front-outline';
import type { OutlinePoint } from './lens-outline';
import { clampedItem, mirrored, type Point, type Point3 } from './point';

/** A bent wire or a small bar: center line and diameter, in millimeters. */
export interface Wire {
  points: Point3[];
  width: number;
}

/** Returns the bent metal on the front, for both sides: half rims, bridge and end-pieces. Full rims follow the lenses. */
export function wireFront(model: FrameModel, style: FrameStyle, lens: readonly OutlinePoint[]): Wire[] {
  const sides = [...rimWires(model, style, lens), ...endPieceWires(model, style, lens)];
  return [
    ...sides.flatMap((wire) => [wire, { ...wire, points: mirrored(wire.points) }]),
    ...bridgeWires(model, style, lens),
  ];
}

/** Returns the wire of a half rim, over the upper half of the lens. */
function rimWires(model: FrameModel, style: FrameStyle, lens: readonly OutlinePoint[]): Wire[] {
  if (model.rim !== 'semi' || style.construction === 'brow') return [];
  return [{ points: onFace(arc(rimLine(lens, style), 192, -16), style), width: style.rim.bottom }];
}

/** Returns the center line of the wire around a lens. */
export function rimLine(lens: readonly OutlinePoint[], style: FrameStyle): OutlinePoint[] {
  const offset = style.rim.bottom * 0.4;
  return lens.map((point) => ({
    ...point,
    x: point.x + point.normal.x * offset,
    y: point.y + point.normal.y * offset,
  }));
}

/** Draws the wires from the rim to the hinge: the end-piece bends back, and the barrel of the hinge is behind the bend. */
function endPieceWires(model: FrameModel, style: FrameStyle, lens: readonly OutlinePoint[]): Wire[] {
  if (style.construction === 'brow') return [];
  const width = Math.max(1.7, style.rim.bottom * 1.12);
  const tip = model.size.totalWidth / 2 - width / 2;
  const drilled = model.rim === 'rimless' ? 4 : 0;
  const start = clampedItem(arc(lens, angleAtHeight(lens, 'temporal', style.hingeHeight) + 1e-6, -90), 0);
  const bend = tip - 1.2;
  const line = bezier(
    { x: start.x - drilled, y: start.y },
    { x: start.x + 1, y: style.hingeHeight },
    { x: bend - 2, y: style.hingeHeight },
    { x: bend, y: style.hingeHeight },
    3,
  );
  const front = onFace(line, style);
  const corner = clampedItem(front, front.length - 1);
  const rounded = { ...corner, x: tip - 0.25, z: corner.z - 0.9 };
  const hinge = { ...corner, x: tip + 0.1, z: corner.z - 3.4 };
  const barrel = [1, -1].map((end) => ({ ...hinge, x: tip - 0.5, y: hinge.y + end * width * 0.34 }));
  return [
    { points: barrel, width },
    { points: [...front, rounded, hinge], width },
  ];
}

function bridgeWires(model: FrameModel, style: FrameStyle, lens: readonly OutlinePoint[]): Wire[] {
  if (style.construction === 'plate') return [];
  const width = style.rim.bottom * 1.25;
  const low = style.bridge === 'double' ? style.bridgeHeight * 0.55 : style.bridgeHeight * 0.62;
  const rise = style.bridge === 'straight' ? 0.4 : 3.4;
  const drilled = model.rim === 'rimless' ? 4 : 0;
  const wires = [crossing(lens, style, { height: low, rise, width, drilled })];
  if (style.bridge === 'double') {
    const bar = { height: style.bridgeHeight * 1.5, rise: -0.6, width: width * 0.9, drilled: 0 };
    wires.push(crossing(lens, style, bar));
  }
  return wires;
}

interface Crossing {
  height: number;
  /** Height of the middle above the ends. */
  rise: number;
  width: number;
  /** Overlap of the ends and the lenses. */
  drilled: number;
}

function crossing(lens: readonly OutlinePoint[], style: FrameStyle, bridge: Crossing): Wire {
  const angle = angleAtHeight(lens, 'nasal', bridge.height);
  const end = clampedItem(arc(lens, angle + 1e-6, angle - 30), 0);
  const joint: Point = { x: end.x + bridge.drilled, y: end.y };
  const top = joint.y + bridge.rise;
  const right = bezier(
    { x: 0, y: top },
    { x: joint.x * 0.45, y: top },
    { x: joint.x * 0.75, y: joint.y + bridge.rise * 0.5 },
    joint,
    4,
  );
  const flat = [...mirrored(right), ...right.slice(1)];
  const points = onFace(flat, style).map((point) => ({ ...point, z: point.z + 1.2 }));
  return { points, width: bridge.width };
}
