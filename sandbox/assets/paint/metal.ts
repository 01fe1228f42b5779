import { compact } from '../svg/compact-number';
import { element } from '../svg/element';
import { brightness, darker, lighter } from './color';

/** Length of one gradient repeat, in millimeters. */
const SHEEN_LENGTH = 42;

/** Returns the metal gradient: alternating light and dark, softer for a dull finish. */
export function metalGradient(id: string, color: string, gloss: number, scale: number): string {
  const dark = brightness(color) < 0.25;
  const light = (ratio: number) => lighter(color, ratio * (dark ? 0.5 : 1) * (0.35 + 0.65 * gloss));
  const shade = (ratio: number) => darker(color, ratio);
  const stops: [number, string][] = [
    [0, shade(0.22)],
    [0.22, color],
    [0.4, light(0.55)],
    [0.5, light(0.2)],
    [0.72, shade(0.3)],
    [0.88, light(0.3)],
    [1, color],
  ];
  return element(
    'linearGradient',
    {
      id,
      gradientUnits: 'userSpaceOnUse',
      spreadMethod: 'reflect',
      x2: compact(SHEEN_LENGTH * scale),
      y2: compact(SHEEN_LENGTH * scale * 0.45),
    },
    ...stops.map(([offset, stopColor]) => element('stop', { offset, 'stop-color': stopColor })),
  );
}
