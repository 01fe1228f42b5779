import { EYES } from './eye';
import { largestAbsolutePower } from './frame-compatibility';
import type { Prescription } from './prescription';

/** Above this power opticians advise a measured distance of the pupils. Diopters. */
export const MEASURED_PD_POWER = 4;

/** Unwanted horizontal prism up to which glasses are within the tolerance of ANSI Z80.1. Prism diopters. */
export const PRISM_TOLERANCE = 0.67;

/** An error of a distance that shoppers measure themselves, in millimeters. */
export const TYPICAL_PD_ERROR = 3;

/** Returns the power of a lens in the horizontal meridian, in diopters: sphere + cylinder * sin²(axis). */
export function horizontalPower(sphere: number, cylinder = 0, axis = 180): number {
  return sphere + cylinder * Math.sin((axis * Math.PI) / 180) ** 2;
}

/** Returns the power of a lens in the vertical meridian, in diopters: sphere + cylinder * cos²(axis). */
export function verticalPower(sphere: number, cylinder = 0, axis = 180): number {
  return sphere + cylinder * Math.cos((axis * Math.PI) / 180) ** 2;
}

/**
 * Returns the unwanted prism of a lens that sits off the pupil, in prism diopters: power times decentration in centimeters
 * (Prentice's rule, C. F. Prentice 1890).
 */
export function unwantedPrism(power: number, millimeters: number): number {
  return Math.abs(power) * (Math.abs(millimeters) / 10);
}

/** Returns the stronger eye's unwanted prism for a pupillary distance that is wrong by this much, in prism diopters. */
export function pdErrorPrism(prescription: Prescription, millimeters: number): number {
  const prisms = EYES.map((eye) => {
    const { sphere, cylinder, axis } = prescription[eye];
    return unwantedPrism(horizontalPower(sphere, cylinder, axis), millimeters);
  });
  return Math.max(...prisms);
}

/**
 * Returns whether an optician should measure the distance: with a power above 4.00 in any eye, unless it only acts vertically,
 * as a cylinder at 180° does.
 */
export function needsMeasuredPd(prescription: Prescription): boolean {
  const isStrong = EYES.some((eye) => {
    const { sphere, cylinder } = prescription[eye];
    return largestAbsolutePower(sphere, cylinder) > MEASURED_PD_POWER;
  });
  return isStrong && pdErrorPrism(prescription, TYPICAL_PD_ERROR) > PRISM_TOLERANCE;
}
