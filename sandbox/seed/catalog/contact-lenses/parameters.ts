import type { ContactLensParameters } from '../../models/contact-lens';
import type { ContactLensDesign } from './lens-design';

/** Up to this power the step is 0.25 diopters, beyond it 0.50 (optics.md §4). */
const QUARTER_STEPS_UP_TO = 6;

/**
 * Returns the sphere powers from `min` to `max`, in diopters, in ascending order.
 * @param withPlano whether 0.00 is offered: useful for torics, multifocals and color lenses, not for plain spheres
 */
export function spherePowers(min: number, max: number, withPlano: boolean): number[] {
  const quarters = Array.from({ length: Math.round((max - min) * 4) + 1 }, (_, index) => min + index / 4);
  return quarters.filter((power) => {
    if (power === 0) return withPlano;
    return Math.abs(power) <= QUARTER_STEPS_UP_TO || Number.isInteger(power * 2);
  });
}

/** Cylinders from −0.75 to the strongest, in steps of 0.50 diopters. */
export function cylinders(strongest: number): number[] {
  return Array.from({ length: Math.round((-0.75 - strongest) * 2) + 1 }, (_, index) => -0.75 - index / 2);
}

/** Axes from one step to 180 degrees. */
export function axes(step: 5 | 10): number[] {
  return Array.from({ length: 180 / step }, (_, index) => (index + 1) * step);
}

/** Returns the available parameters of a design. */
export function parametersOf(design: ContactLensDesign): ContactLensParameters {
  const parameters: ContactLensParameters = {
    baseCurve: [...design.baseCurve],
    diameter: [design.diameter],
    power: spherePowers(design.power[0], design.power[1], design.kind !== 'sphere'),
  };
  if (design.cylinderTo !== undefined) {
    parameters.cylinder = cylinders(design.cylinderTo);
    parameters.axis = axes(design.axisStep ?? 10);
  }
  if (design.addScheme === 'words') parameters.add = ['LOW', 'MED', 'HIGH'];
  if (design.addScheme === 'numbers') {
    parameters.add = ['+1.00', '+1.50', '+2.00', '+2.50'];
    parameters.dominance = ['D', 'N'];
  }
  return parameters;
}
