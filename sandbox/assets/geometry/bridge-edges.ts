import type { FrameSize } from '@sandbox/seed/models/frame';
import { bezier } from './curves';
import type { FrameStyle } from './frame-style';
import { angleAtHeight, arc, type OuterPoint } from './front-outline';
import { clampedItem, distance, type Point } from './point';

interface BridgeEdge {
  /** Angle on the outer outline where the bridge meets the rim. */
  angle: number;
  /** Ordered from middle to rim for the upper edge, from rim to middle for the lower edge. */
  edge: Point[];
}

/** Height of the bridge from edge to edge, in millimeters. */
const BRIDGE_BAR = 5.4;

/** Returns the upper edge of the bridge, from the middle to the rim. */
export function bridgeUpper(outer: readonly OuterPoint[], style: FrameStyle): BridgeEdge {
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
export function bridgeLower(outer: readonly OuterPoint[], style: FrameStyle, size: FrameSize): BridgeEdge {
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
