import { EYES } from '@/domain/prescription/eye';
import { horizontalPower, PRISM_TOLERANCE } from '@/domain/prescription/prentice';
import type { Prescription } from '@/domain/prescription/prescription';

/** ANSI Z80.1: up to this power the tolerance is a distance, above it a prism. Diopters. */
const WEAK_POWER = 2.75;
/** Millimeters. */
const WEAK_TOLERANCE = 2.5;

/** Returns the tolerance of a pupillary distance for these powers, in millimeters (ANSI Z80.1, horizontal). */
export function pdTolerance(prescription: Pick<Prescription, 'right' | 'left'>): number {
  const powers = EYES.map((eye) => {
    const { sphere, cylinder, axis } = prescription[eye];
    return Math.abs(horizontalPower(sphere, cylinder, axis));
  });
  const strongest = Math.max(...powers);
  return strongest <= WEAK_POWER ? WEAK_TOLERANCE : (PRISM_TOLERANCE / strongest) * 10;
}
