import type { EyePower } from './eye';

/**
 * The same correction in the other cylinder form (plus for minus, minus for plus): the sphere becomes sphere + cylinder,
 * the cylinder changes its sign, the axis turns by 90 degrees and stays within 1 to 180. Without a cylinder there is
 * nothing to transpose and the correction comes back as it is.
 */
export function transpose(eye: EyePower): EyePower {
  const { sphere, cylinder, axis } = eye;
  if (!cylinder) return eye;
  return {
    sphere: sphere + cylinder,
    cylinder: -cylinder,
    axis: axis === undefined ? undefined : turned(axis),
  };
}

function turned(axis: number): number {
  return axis > 90 ? axis - 90 : axis + 90;
}
