import type { EyePower } from './eye';

/**
 * Converts a correction between plus and minus cylinder form: the sphere becomes sphere + cylinder, the cylinder
 * changes its sign, and the axis rotates by 90 degrees within 1 to 180. Without a cylinder the correction is returned
 * unchanged.
 */
export function transpose(eye: EyePower): EyePower {
  const { sphere, cylinder, axis } = eye;
  if (!cylinder) return eye;
  return {
    sphere: sphere + cylinder,
    cylinder: -cylinder,
    axis: axis === undefined ? undefined : rotateAxis(axis),
  };
}

function rotateAxis(axis: number): number {
  return axis > 90 ? axis - 90 : axis + 90;
}
