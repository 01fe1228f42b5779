import type { CalendarDate } from '@/domain/dates/calendar-date';
import { parseDiopters } from '@/domain/prescription/diopters';
import { isSpeedyEligible } from '@/domain/prescription/speedy-eligible';
import type { BothEyesText, StoredPrescription } from '@/domain/prescription/stored-prescription';
import { toPrescription } from '@/domain/prescription/stored-prescription';

/**
 * Replaces spheres and cylinders of the stored prescription, as the short form has them. The other values stay, except the axis
 * of an eye whose cylinder changed: it belonged to the old one.
 */
export function withPowers(
  previous: StoredPrescription,
  { SPH, CYL }: Pick<StoredPrescription, 'SPH' | 'CYL'>,
  today: CalendarDate,
): StoredPrescription {
  const { CYL: oldCylinders, AX: oldAxes, isSpeedyRXEligible: wasSpeedy, ...rest } = previous;
  const axisOf = (eye: keyof BothEyesText) =>
    cylinderOf(CYL, eye) === cylinderOf(oldCylinders, eye) ? (oldAxes?.[eye] ?? '') : '';
  const AX = { OD: axisOf('OD'), OS: axisOf('OS') };
  const changed: StoredPrescription = {
    ...rest,
    SPH,
    ...(CYL && { CYL }),
    ...((AX.OD || AX.OS) && { AX }),
  };
  return wasSpeedy === undefined
    ? changed
    : {
        ...changed,
        isSpeedyRXEligible: isSpeedyEligible(toPrescription(changed), today),
      };
}

function cylinderOf(cylinders: BothEyesText | undefined, eye: keyof BothEyesText): number {
  return (cylinders && parseDiopters(cylinders[eye])) || 0;
}
