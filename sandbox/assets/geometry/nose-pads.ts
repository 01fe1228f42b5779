import type { FrameModel } from '@sandbox/seed/models/frame';
import { faceDepth } from './face-form';
import type { FrameStyle } from './frame-style';
import { mirrored, type Point, type Point3 } from './point';
import type { Wire } from './wire-front';

/** Drop-shaped pads: half length and half width, in millimeters. */
const PAD = { long: 6.2, wide: 3.1 } as const;
/** Tilt of the upper ends towards each other, in degrees. */
const LEAN = 17;

/** Returns the nose pads and their arms; empty when the bridge rests on the nose. */
export function nosePads(
  { size, bridgeFit }: FrameModel,
  style: FrameStyle,
): { pads: Point3[][]; padArms: Wire[] } {
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
