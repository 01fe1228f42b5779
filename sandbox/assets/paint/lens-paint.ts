import type { FrameColor } from '@sandbox/seed/models/frame';
import type { Bounds } from '../geometry/point';
import { type GradientStop, linearGradient } from '../svg/element';
import { darker, lighter, mix } from './color';

/** Returns the gradient of the lenses, from their upper to their lower edge on the canvas. */
export function lensGradient(id: string, { paint }: FrameColor, sun: boolean, box: Bounds): string {
  const slant = paint.mirrored ? (box.bottom - box.top) * 0.35 : (box.bottom - box.top) * 0.12;
  return linearGradient(
    id,
    [box.left, box.top, box.left + slant, box.bottom],
    sun ? sunStops(paint) : demoStops(paint.lens),
  );
}

/** Returns the stops of a clear lens, which reflects a little sky at its upper edge. */
function demoStops(lens: string): GradientStop[] {
  const sky = mix(lens, '#7f9db0', 0.62);
  return [
    { offset: 0, color: sky, opacity: 0.3 },
    { offset: 0.55, color: sky, opacity: 0.1 },
    { offset: 1, color: sky, opacity: 0.2 },
  ];
}

function sunStops(paint: FrameColor['paint']): GradientStop[] {
  const { lens, lensOpacity, lensGradient: lower } = paint;
  if (paint.mirrored) {
    return [
      { offset: 0, color: darker(lens, 0.28), opacity: 0.97 },
      { offset: 0.3, color: lens, opacity: 0.95 },
      { offset: 0.52, color: lighter(lens, 0.58), opacity: 0.95 },
      { offset: 0.62, color: lighter(lens, 0.2), opacity: 0.95 },
      { offset: 1, color: darker(mix(lens, '#3a3f52', 0.3), 0.12), opacity: 0.95 },
    ];
  }
  if (lower) {
    return [
      { offset: 0, color: darker(lens, 0.12), opacity: Math.min(0.95, lensOpacity + 0.2) },
      { offset: 0.4, color: lens, opacity: Math.min(0.9, lensOpacity + 0.08) },
      { offset: 1, color: lower, opacity: lensOpacity * 0.62 },
    ];
  }
  return [
    { offset: 0, color: darker(lens, 0.3), opacity: Math.min(0.97, lensOpacity + 0.06) },
    { offset: 0.6, color: lens, opacity: lensOpacity },
    { offset: 1, color: lighter(lens, 0.14), opacity: lensOpacity * 0.94 },
  ];
}
